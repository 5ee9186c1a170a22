const English = {
  heading: 'Corporate secretary',
  lead: 'The contact for regulators, the exchange, shareholders and the press.',
  profile: 'View profile',
  close: 'Close',
};

const Indonesia: typeof English = {
  heading: 'Sekretaris perusahaan',
  lead: 'Penghubung bank kami dengan regulator, bursa efek, pemegang saham, dan media.',
  profile: 'Lihat profil',
  close: 'Tutup',
};

export const strings = { English, Indonesia };
