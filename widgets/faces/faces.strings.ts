export const strings = {
  English: {
    page: 'About us',
    heading: 'The people behind the bank',
    about: '{bank} is run by people who put their names to it. Meet them, see the results, check the record.',
    meet: 'Meet the people who lead us',
    all: 'See all {count} profiles',
    only: 'The profile',
    source: 'Source:',
  },
  Indonesia: {
    page: 'Tentang kami',
    heading: 'Orang-\u2060orang di balik bank ini',
    about:
      '{bank} dijalankan oleh orang-orang yang jelas namanya dan siap dimintai pertanggungjawaban. Kenali mereka, lihat hasil kerjanya, dan periksa rekam jejaknya.',
    meet: 'Kenali para pemimpin kami',
    all: 'Profil {count} pemimpin kami',
    only: 'Profilnya',
    source: 'Sumber:',
  },
};
