export const strings = {
  English: {
    heading: 'Corporate secretary',
    lead: 'The contact for regulators, the exchange, shareholders and the press.',
    profile: 'View profile',
    close: 'Close',
  },
  Indonesia: {
    heading: 'Sekretaris perusahaan',
    lead: 'Penghubung bank kami dengan regulator, bursa efek, pemegang saham, dan media.',
    profile: 'Lihat profil',
    close: 'Tutup',
  },
};
