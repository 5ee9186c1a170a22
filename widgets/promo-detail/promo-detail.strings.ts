const English = {
  back: 'All promos',
  valid: 'Valid until',
  endless: 'No end date',
  ended: 'Ended',
  use: 'Get the app',
  have: 'I have the app: see the steps',
  how: 'How to use it, step by step',
  current: 'See what is on now',
  get: 'What you get',
  mechanisme: 'Mechanism',
  conditions: 'Terms and Conditions',
  related: 'You may also like',
};

const Indonesia: typeof English = {
  back: 'Semua promo',
  valid: 'Berlaku hingga',
  endless: 'Tanpa tanggal akhir',
  ended: 'Berakhir',
  use: 'Unduh aplikasinya',
  have: 'Sudah punya? Lihat langkahnya',
  how: 'Ikuti langkah berikut',
  current: 'Lihat promo yang berlaku',
  get: 'Apa untungnya',
  mechanisme: 'Mekanisme',
  conditions: 'Syarat dan Ketentuan',
  related: 'Mungkin Anda juga suka',
};

export const strings = { English, Indonesia };
