import type { Type } from './coming-soon.content';

const English = {
  soon: 'Launching Soon',
  tuned: 'Stay tuned!',
  home: 'Back to home',
  help: 'Go to help',
  on: 'Expected on',
  texts: {
    'download-app': 'We are preparing our mobile app at the moment.',
    promo: 'We are preparing special promotions for you.',
    news: 'We are preparing news & events for you.',
    csr: 'We are preparing CSR for you.',
    'not-found': 'The page you are looking for was not found!',
  } satisfies Record<Type, string>,
};

const Indonesia: typeof English = {
  soon: 'Segera Hadir',
  tuned: 'Nantikan kehadirannya!',
  home: 'Kembali ke beranda',
  help: 'Ke halaman bantuan',
  on: 'Direncanakan hadir',
  texts: {
    'download-app': 'Saat ini kami sedang menyiapkan aplikasi seluler kami.',
    promo: 'Kami sedang menyiapkan promo istimewa untuk Anda.',
    news: 'Kami sedang menyiapkan berita & acara untuk Anda.',
    csr: 'Kami sedang menyiapkan program CSR untuk Anda.',
    'not-found': 'Halaman yang Anda cari tidak ditemukan!',
  },
};

export const strings = { English, Indonesia };
