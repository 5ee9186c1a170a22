const English = {
  heading: 'Corporate secretary',
  lead: 'Whom regulators, the stock exchange, shareholders and the press talk to at our bank.',
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
