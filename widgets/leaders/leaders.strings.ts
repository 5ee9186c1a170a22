export const strings = {
  English: {
    heading: 'The people who lead us',
    structure: 'Organisation structure',
    profile: 'View profile',
    close: 'Close',
  },
  Indonesia: {
    heading: 'Orang-orang yang memimpin kami',
    structure: 'Struktur organisasi',
    profile: 'Lihat profil',
    close: 'Tutup',
  },
};
