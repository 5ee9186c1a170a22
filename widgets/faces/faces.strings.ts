const English = {
  heading: 'A bank with faces',
  about: (bank: string) =>
    `${bank} is run by people who put their names to it. Meet them, see the results, check the record.`,
  meet: 'Meet the people who lead us',
  all: (count: number) => (count > 1 ? `All ${count} of them, with their profiles` : 'The profile'),
  source: 'Source:',
};

const Indonesia: typeof English = {
  heading: 'Orang-orang di balik bank ini',
  about: (bank) =>
    `${bank} dijalankan oleh orang-orang yang jelas namanya dan siap dimintai pertanggungjawaban. Kenali mereka, lihat hasil kerjanya, dan periksa rekam jejaknya.`,
  meet: 'Kenali para pemimpin kami',
  all: (count) => (count > 1 ? `Profil ${count} pemimpin kami` : 'Profilnya'),
  source: 'Sumber:',
};

export const strings = { English, Indonesia };
