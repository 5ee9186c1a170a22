import type { Type } from './coming-soon.content';

const English = {
  soon: 'Launching Soon',
  tuned: 'Stay tuned!',
  home: 'Back to home',
  help: 'Go to help',
  lost: 'The tea is still warm, but nobody is here: the page may have moved or no longer exist, or there is a typo in the address.',
  look: 'Search for it:',
  on: 'Expected on',
  calendar: 'Add to my calendar',
  write: 'Tell me when it is here',
  mail: 'Opens an e-\u2060mail to {email}.',
  /** The e-mail's subject, followed by the page's name. */
  tell: 'Tell me',
  names: {
    'download-app': 'Our app',
    promo: 'Promo',
    news: 'News and events',
    csr: 'Social responsibility',
    'not-found': '',
  } satisfies Record<Type, string>,
  start: {
    'download-app': 'our app',
    promo: 'our promos',
    news: 'news of your choice',
    csr: 'our report on what we give back',
    'not-found': '',
  } satisfies Record<Type, string>,
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
  lost: 'Tehnya masih hangat, tetapi tuan rumahnya tidak ada. Mungkin halamannya sudah pindah atau tidak ada lagi, atau alamatnya salah ketik.',
  look: 'Cari di sini:',
  on: 'Rencananya hadir',
  calendar: 'Masukkan ke kalender',
  write: 'Kabari saya',
  mail: 'Membuka email ke {email}.',
  tell: 'Kabari saya',
  names: {
    'download-app': 'Aplikasi kami',
    promo: 'Promo',
    news: 'Berita dan acara',
    csr: 'Tanggung jawab sosial',
    'not-found': '',
  },
  start: {
    'download-app': 'aplikasi kami',
    promo: 'promo kami',
    news: 'kabar pilihan Anda',
    csr: 'laporan kegiatan sosial kami',
    'not-found': '',
  },
  texts: {
    'download-app': 'Saat ini kami sedang menyiapkan aplikasi seluler kami.',
    promo: 'Kami sedang menyiapkan promo istimewa untuk Anda.',
    news: 'Kami sedang menyiapkan berita dan acara untuk Anda.',
    csr: 'Kami sedang menyiapkan kabar CSR untuk Anda.',
    'not-found': 'Halaman yang Anda cari tidak ditemukan!',
  },
};

export const strings = { English, Indonesia };
