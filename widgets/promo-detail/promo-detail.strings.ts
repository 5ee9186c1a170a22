const English = {
  back: 'All promos',
  valid: 'Valid until',
  ended: 'Ended',
  use: 'Use it in the app',
  have: 'Have the app already? The steps are below.',
  how: 'How to use it, step by step',
  current: 'See what is on now',
  mechanisme: 'Mechanism',
  conditions: 'Terms and Conditions',
  related: 'You may also like',
};

const Indonesia: typeof English = {
  back: 'Semua promo',
  valid: 'Berlaku hingga',
  ended: 'Berakhir',
  use: 'Pakai di aplikasi',
  have: 'Sudah punya aplikasinya? Ikuti langkah di bawah.',
  how: 'Cara memakainya, langkah demi langkah',
  current: 'Lihat yang sedang berlaku',
  mechanisme: 'Mekanisme',
  conditions: 'Syarat dan Ketentuan',
  related: 'Mungkin Anda suka juga',
};

export const strings = { English, Indonesia };
