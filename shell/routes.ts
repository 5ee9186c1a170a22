/**
 * The route table: what each page of the site is called, and which widgets it consists of, from top to bottom. The server
 * reads this file, the browser `serambi:routes`, which the build makes by evaluating it; so it imports types alone.
 */
import type { Language } from '../widgets/runtime/language/language';

export interface Section {
  widget: string;
  /** A value `:name` takes the route's parameter of that name. */
  attributes?: Readonly<Record<string, string>>;
  /** Widgets that the page places inside this one, by slot. */
  slots?: Readonly<Record<string, string>>;
  /** The section's layout: without padding, with padding (the default), on a darker ground, or centred on the page. */
  band?: 'full' | 'plain' | 'sand' | 'centred';
}

export interface PageTexts {
  /** Also the page's title, with the bank's name after a bar. */
  heading: string;
  description: string;
}

export interface Route {
  path: string;
  sections: readonly Section[];
  /** A visit leaves no trace: the page is not cached, sends no referrer, and is always loaded as a document. */
  isPrivate?: boolean;
  /** Without header and footer, to be shown in a frame. */
  isBare?: boolean;
  texts: Readonly<Record<Language, PageTexts>>;
  /** For a route with one page for each item of a list: the page that has the list. */
  listedOn?: Route;
  /** For another form of a page: that page. A bank that disables the page disables its variants. */
  variantOf?: Route;
  /** Left out of the sitemap. */
  isUnlisted?: boolean;
}

/** The fields that `serambi:routes` has. The browser needs no others: the texts alone would be a third of the shell. */
export const clientFields = ['path', 'sections', 'isPrivate', 'isBare'] as const;

export type ClientRoute = Pick<Route, (typeof clientFields)[number]>;

export interface RouteTable<R extends ClientRoute> {
  routes: readonly R[];
  /** The page of every path that no route has. */
  notFound: R;
}

const soon = (type: string): readonly Section[] => [{ widget: 'coming-soon', attributes: { type }, band: 'centred' }];

const service = (service: string): readonly Section[] => [{ widget: 'service', attributes: { service }, band: 'full' }];

const corporateGovernance: Route = {
  path: '/about-us/corporate-governance',
  texts: {
    English: {
      heading: 'Corporate governance',
      description: 'How we keep our house in order, and how to report a violation.',
    },
    Indonesia: {
      heading: 'Tata Kelola Perusahaan',
      description: 'Cara kami menjaga tata kelola, dan cara melaporkan pelanggaran.',
    },
  },
  sections: [{ widget: 'whistleblowing-form', band: 'full' }],
  isPrivate: true,
};

export const home: Route = {
  path: '/',
  texts: {
    English: {
      heading: 'A digital bank with its doors open',
      description: 'Save, pay, send and grow your money from one account. No queues, no paperwork, no small print.',
    },
    Indonesia: {
      heading: 'Bank digital yang selalu terbuka',
      description: 'Menabung, membayar, mengirim, dan menumbuhkan uang dari satu rekening. Tanpa antre, tanpa ribet.',
    },
  },
  sections: [
    { widget: 'banner', band: 'full' },
    { widget: 'inside' },
    { widget: 'services', band: 'sand' },
    { widget: 'privileges', band: 'full' },
  ],
};

const promo: Route = {
  path: '/promo',
  texts: {
    English: { heading: 'Promotions', description: 'Current offers from us and from our partners.' },
    Indonesia: { heading: 'Promo', description: 'Penawaran terbaru dari kami dan para mitra.' },
  },
  sections: [{ widget: 'promo-grid' }],
};

const news: Route = {
  path: '/news',
  texts: {
    English: { heading: 'News and events', description: 'News, press releases and events.' },
    Indonesia: { heading: 'Berita dan Acara', description: 'Berita, siaran pers, dan acara.' },
  },
  sections: [
    { widget: 'news-carousel', attributes: { kind: 'event' } },
    { widget: 'news-carousel', attributes: { kind: 'news' }, band: 'sand' },
    { widget: 'news-carousel', attributes: { kind: 'pressrelease' } },
  ],
};

export const routes: readonly Route[] = [
  home,
  {
    path: '/products',
    texts: {
      English: {
        heading: 'Products',
        description: 'Compare our accounts and savings, and see how to open one in minutes.',
      },
      Indonesia: {
        heading: 'Produk',
        description: 'Bandingkan rekening dan tabungan kami, lalu buka dalam hitungan menit.',
      },
    },
    sections: [{ widget: 'products', band: 'full' }],
  },
  {
    path: '/services',
    texts: {
      English: {
        heading: 'Services',
        description: 'Pay, top up, transfer, settle bills and withdraw cash from one app.',
      },
      Indonesia: {
        heading: 'Layanan',
        description: 'Bayar, isi saldo, transfer, bayar tagihan, dan tarik tunai dari satu aplikasi.',
      },
    },
    sections: [{ widget: 'services' }],
  },
  {
    path: '/services/pay',
    texts: {
      English: { heading: 'Pay', description: 'Pay in shops and online with QRIS, straight from your account.' },
      Indonesia: {
        heading: 'Bayar',
        description: 'Bayar di toko dan daring dengan QRIS, langsung dari rekening Anda.',
      },
    },
    sections: service('pay'),
  },
  {
    path: '/services/top-up',
    texts: {
      English: { heading: 'Top up', description: 'Add money to your balance or your digital wallets in a moment.' },
      Indonesia: { heading: 'Isi Saldo', description: 'Isi saldo rekening atau dompet digital Anda dalam sekejap.' },
    },
    sections: service('top-up'),
  },
  {
    path: '/services/transfer',
    texts: {
      English: { heading: 'Transfer', description: 'Send money to any bank in Indonesia, in seconds, at any hour.' },
      Indonesia: {
        heading: 'Transfer',
        description: 'Kirim uang ke bank mana pun di Indonesia, dalam hitungan detik, kapan saja.',
      },
    },
    sections: service('transfer'),
  },
  {
    path: '/services/bill-payment',
    texts: {
      English: {
        heading: 'Bill payment',
        description: 'Electricity, water, internet and more, all paid in one place.',
      },
      Indonesia: {
        heading: 'Bayar Tagihan',
        description: 'Listrik, air, internet, dan lainnya, semua dibayar di satu tempat.',
      },
    },
    sections: service('bill-payment'),
  },
  {
    path: '/services/cash-out',
    texts: {
      English: { heading: 'Cash out', description: 'Withdraw cash at ATMs, or without a card at partner minimarkets.' },
      Indonesia: { heading: 'Tarik Tunai', description: 'Tarik tunai di ATM, atau tanpa kartu di minimarket rekanan.' },
    },
    sections: service('cash-out'),
  },
  {
    path: '/about-us',
    texts: {
      English: { heading: 'About us', description: 'Who we are, who leads us, and how the bank is governed.' },
      Indonesia: {
        heading: 'Tentang Kami',
        description: 'Siapa kami, siapa yang memimpin, dan bagaimana bank ini dikelola.',
      },
    },
    sections: [{ widget: 'about-links' }],
  },
  {
    path: '/about-us/profiles',
    texts: {
      English: {
        heading: 'Company profile',
        description: 'Our story, vision and mission, milestones, values and leadership.',
      },
      Indonesia: {
        heading: 'Profil Perusahaan',
        description: 'Cerita, visi dan misi, tonggak sejarah, nilai, dan kepemimpinan kami.',
      },
    },
    sections: [
      { widget: 'profile', band: 'full' },
      { widget: 'milestones', band: 'sand' },
      { widget: 'values' },
      { widget: 'leaders', band: 'sand' },
      { widget: 'secretary' },
    ],
  },
  {
    path: '/about-us/management-committee',
    texts: {
      English: {
        heading: 'Management committee',
        description: 'The committees that support our boards, and their charter.',
      },
      Indonesia: { heading: 'Komite Manajemen', description: 'Komite yang mendukung dewan kami, beserta piagamnya.' },
    },
    sections: [{ widget: 'committee', band: 'full' }],
  },
  {
    path: '/about-us/investor-relations',
    texts: {
      English: {
        heading: 'Investor relations',
        description: 'Annual reports, financial statements, shares and meetings.',
      },
      Indonesia: {
        heading: 'Hubungan Investor',
        description: 'Laporan tahunan, laporan keuangan, saham, dan rapat umum.',
      },
    },
    sections: [{ widget: 'investor-relations', band: 'full' }],
  },
  corporateGovernance,
  // The same form for the frame on a partner's page.
  {
    ...corporateGovernance,
    path: '/frame/whistleblowing-form',
    variantOf: corporateGovernance,
    isBare: true,
    isUnlisted: true,
  },
  {
    path: '/about-us/csr',
    texts: {
      English: {
        heading: 'Social responsibility',
        description: 'What we give back to the communities that we are part of.',
      },
      Indonesia: {
        heading: 'Tanggung Jawab Sosial',
        description: 'Yang kami kembalikan kepada masyarakat di sekitar kami.',
      },
    },
    sections: soon('csr'),
    isUnlisted: true,
  },
  {
    path: '/benefit',
    texts: {
      English: { heading: 'Benefits', description: 'Points, coupons and privileges for every member.' },
      Indonesia: { heading: 'Keuntungan', description: 'Poin, kupon, dan keistimewaan untuk setiap anggota.' },
    },
    sections: [
      { widget: 'benefit', slots: { partner: 'partner-card' }, band: 'full' },
      { widget: 'points', band: 'sand' },
      { widget: 'coupons' },
    ],
  },
  promo,
  {
    path: '/promo/:slug',
    texts: {
      English: { heading: 'Promotion', description: 'The offer, how it works, and its terms.' },
      Indonesia: { heading: 'Detail Promo', description: 'Penawaran, mekanisme, serta syarat dan ketentuannya.' },
    },
    sections: [{ widget: 'promo-detail', attributes: { slug: ':slug' } }],
    listedOn: promo,
  },
  news,
  {
    path: '/news/:slug',
    texts: {
      English: { heading: 'News', description: 'The whole story, from our newsroom.' },
      Indonesia: { heading: 'Berita', description: 'Berita selengkapnya dari kami.' },
    },
    sections: [{ widget: 'news-detail', attributes: { slug: ':slug' } }],
    listedOn: news,
  },
  {
    path: '/news-soon',
    texts: {
      English: { heading: 'News coming soon', description: 'We are preparing news and events for you. Stay tuned!' },
      Indonesia: {
        heading: 'Berita Segera Hadir',
        description: 'Kami sedang menyiapkan berita dan acara untuk Anda. Nantikan kehadirannya!',
      },
    },
    sections: soon('news'),
    isUnlisted: true,
  },
  {
    path: '/help',
    texts: {
      English: { heading: 'Help', description: 'Answers to common questions, and ways to reach us.' },
      Indonesia: { heading: 'Bantuan', description: 'Jawaban atas pertanyaan umum, dan cara menghubungi kami.' },
    },
    sections: [{ widget: 'faq', slots: { contact: 'contact-form' }, band: 'full' }],
  },
  {
    path: '/download',
    texts: {
      English: { heading: 'Download the app', description: 'Get the app for iPhone and Android.' },
      Indonesia: { heading: 'Unduh Aplikasi', description: 'Unduh aplikasi untuk iPhone dan Android.' },
    },
    sections: [{ widget: 'download', band: 'full' }],
  },
  {
    path: '/privacy',
    texts: {
      English: { heading: 'Privacy notice', description: 'What we do with your personal data, and your rights.' },
      Indonesia: {
        heading: 'Pemberitahuan Privasi',
        description: 'Cara kami mengolah data pribadi Anda, dan hak-hak Anda.',
      },
    },
    sections: [{ widget: 'privacy', band: 'full' }],
  },
  {
    path: '/term-condition',
    texts: {
      English: { heading: 'Terms and conditions', description: 'The terms of our accounts and services.' },
      Indonesia: { heading: 'Syarat dan Ketentuan', description: 'Syarat dan ketentuan rekening serta layanan kami.' },
    },
    sections: [{ widget: 'terms', band: 'full' }],
  },
  {
    path: '/rate-limit-fees',
    texts: {
      English: {
        heading: 'Rates, limits and fees',
        description: 'Interest rates, transaction limits and fees at a glance.',
      },
      Indonesia: {
        heading: 'Suku Bunga, Limit, dan Biaya',
        description: 'Suku bunga, limit transaksi, dan biaya dalam satu halaman.',
      },
    },
    sections: [{ widget: 'rates', band: 'full' }],
  },
];

/** The page of every path that no route has. */
export const notFound: Route = {
  path: '*',
  texts: {
    English: { heading: 'Page not found', description: 'The page you are looking for was not found!' },
    Indonesia: { heading: 'Halaman tidak ditemukan', description: 'Halaman yang Anda cari tidak ditemukan!' },
  },
  sections: soon('not-found'),
};
