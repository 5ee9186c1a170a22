const English = {
  heading: 'The people who lead us',
  structure: 'Organisation structure',
  profile: 'View profile',
  close: 'Close',
};

const Indonesia: typeof English = {
  heading: 'Orang-orang yang memimpin kami',
  structure: 'Struktur organisasi',
  profile: 'Lihat profil',
  close: 'Tutup',
};

export const strings = { English, Indonesia };
