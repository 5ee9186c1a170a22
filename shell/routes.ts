/** The route table. Server, tests and tools read it, so it imports only data and types. */
import { bankName, calculator, latest, next, nextWithoutApp, type Route, service, words } from './route';
import { aboutRoutes } from './routes.about';

export const home: Route = {
  path: '/',
  heading: words('Home', 'Beranda'),
  description: words(
    `The website of ${bankName}: its accounts and services, current promos, news, help, and all about the bank itself.`,
    `Situs ${bankName}: rekening dan layanan, promo yang sedang berjalan, berita, bantuan, dan segala hal tentang bank ini.`,
  ),
  sections: [
    { widget: 'banner', band: 'full' },
    { widget: 'inside' },
    { widget: 'services', band: 'sand' },
    { widget: 'privileges', band: 'full' },
    latest('promo'),
    { widget: 'proof', band: 'sand' },
    latest('news'),
    next('/products', '/promo', '/help/security'),
  ],
};

const promo: Route = {
  path: '/promo',
  heading: words('Promo', 'Promo'),
  description: words(
    'Every current promo from us and from our partners: what you get, until when, and what you need to do for it.',
    'Semua promo yang sedang berjalan dari kami dan para mitra: apa untungnya, sampai kapan, dan bagaimana cara mendapatkannya.',
  ),
  sections: [{ widget: 'promo-grid' }, next('/benefit', '/services/pay', '/help/security')],
};

const news: Route = {
  path: '/news',
  heading: words('News and events', 'Berita dan acara'),
  description: words(
    'The bank’s latest news, press releases and events, with guides to using your money and your account safely.',
    'Berita, siaran pers, dan acara terbaru dari bank kami, serta panduan mengelola uang dan menjaga keamanan rekening.',
  ),
  sections: [
    { widget: 'news-carousel', attributes: { kind: 'news', layout: 'lead' } },
    { widget: 'news-carousel', attributes: { kind: 'event' }, band: 'sand' },
    { widget: 'news-carousel', attributes: { kind: 'pressrelease' } },
    next('/about-us/profiles', '/promo', '/help'),
  ],
  feed: '/news/feed.xml',
};

export const routes: readonly Route[] = [
  home,
  {
    path: '/products',
    heading: words('Products', 'Produk'),
    description: words(
      'Compare our accounts and savings side by side, with their rates and limits, and see how to open one from your phone.',
      'Bandingkan rekening dan tabungan kami, lengkap dengan bunga dan limitnya, lalu lihat cara membukanya dari ponsel Anda.',
    ),
    sections: [
      { widget: 'products', band: 'full' },
      { ...calculator, attributes: { follows: 'tabs' }, band: 'plain' },
      next('/products/savings-goals', '/products/debit-card', '/products/micro-credit'),
    ],
  },
  {
    path: '/products/debit-card',
    heading: words('Debit card', 'Kartu debit'),
    description: words(
      'One card for shops, ATMs and online, with limits that you set and a switch that freezes it: what it costs and how to get it.',
      'Satu kartu untuk toko, ATM, dan belanja daring, dengan limit yang Anda atur dan blokir sementara: biaya dan cara mendapatkannya.',
    ),
    sections: [service('debit-card'), next('/products', '/services/pay', '/rate-limit-fees')],
    needsBlock: true,
  },
  {
    path: '/products/savings-goals',
    heading: words('Savings goals', 'Tabungan tujuan'),
    description: words(
      'A pocket for every plan, filled by itself: what it earns, how it is kept apart from your spending, and how to open one.',
      'Satu kantong untuk setiap rencana, terisi otomatis: bunganya, terpisah dari uang belanja, dan cara membukanya di aplikasi.',
    ),
    sections: [service('savings-goals'), { ...next('/products', '/rate-limit-fees', '/help'), band: 'plain' }],
    needsBlock: true,
  },
  {
    path: '/products/micro-credit',
    heading: words('Micro-\u2060business loans', 'Kredit usaha mikro'),
    description: words(
      'Loans for stalls, workshops, fishing crews and small farmers, through their cooperative: the terms, and how to apply step by step.',
      'Kredit bagi warung, bengkel, nelayan, dan petani kecil lewat koperasi: ketentuannya, dan cara mengajukan langkah demi langkah.',
    ),
    sections: [service('micro-credit'), { ...next('/products', '/rate-limit-fees', '/help'), band: 'plain' }],
    needsBlock: true,
  },
  {
    path: '/services',
    heading: words('Services', 'Layanan'),
    description: words(
      'Pay, top up, transfer, settle bills and withdraw cash: everything that you can do with your account, in one app.',
      'Bayar, isi saldo, transfer, bayar tagihan, dan tarik tunai: semua yang dapat Anda lakukan dengan rekening, dalam satu aplikasi.',
    ),
    sections: [
      { widget: 'services-hero', band: 'full' },
      { widget: 'ways', id: 'ways' },
      { widget: 'fees', id: 'fees', band: 'sand' },
      { ...next('/products', '/rate-limit-fees', '/help'), band: 'plain' },
    ],
  },
  {
    path: '/services/pay',
    heading: words('Pay', 'Bayar'),
    description: words(
      'Pay in shops and online with QRIS, straight from your account: what you need, and how to do it step by step.',
      'Bayar dengan QRIS di toko maupun daring, langsung dari rekening Anda: apa yang diperlukan dan bagaimana langkah-langkahnya.',
    ),
    sections: [service('pay'), next('/services/transfer', '/promo', '/rate-limit-fees')],
  },
  {
    path: '/services/top-up',
    heading: words('Top up', 'Isi saldo'),
    description: words(
      'Add money to your account or your digital wallets in a moment: where you can top up, and how to do it step by step.',
      'Isi saldo rekening atau dompet digital Anda dalam sekejap: dari mana saja bisa, dan bagaimana langkah-langkahnya.',
    ),
    sections: [service('top-up'), next('/services/pay', '/services/transfer', '/rate-limit-fees')],
  },
  {
    path: '/services/transfer',
    heading: words('Transfer', 'Transfer'),
    description: words(
      'Send money to any bank in Indonesia, at any hour of any day: the ways to transfer, and how to do it step by step.',
      'Kirim uang ke bank mana pun di Indonesia, kapan saja: pilihan cara transfer, dan langkah-langkahnya dari awal sampai selesai.',
    ),
    sections: [service('transfer'), next('/services/bill-payment', '/rate-limit-fees', '/help/security')],
  },
  {
    path: '/services/bill-payment',
    heading: words('Bill payment', 'Bayar tagihan'),
    description: words(
      'Electricity, water, internet and more, all paid in one place: what you can pay, and how to do it step by step.',
      'Listrik, air, internet, dan tagihan lainnya, semua dibayar di satu tempat: apa saja yang bisa dibayar dan bagaimana caranya.',
    ),
    sections: [
      service('bill-payment'),
      { ...next('/services/transfer', '/benefit', '/rate-limit-fees'), band: 'plain' },
    ],
  },
  {
    path: '/services/cash-out',
    heading: words('Cash out', 'Tarik tunai'),
    description: words(
      'Withdraw cash at ATMs, or without a card at partner minimarkets: where you can, and how to do it step by step.',
      'Tarik tunai di ATM, atau tanpa kartu di minimarket mitra: di mana saja bisa, dan bagaimana langkah-langkahnya.',
    ),
    sections: [service('cash-out'), { ...next('/services/transfer', '/rate-limit-fees', '/help'), band: 'plain' }],
  },
  ...aboutRoutes,
  {
    path: '/benefit',
    heading: words('Benefit', 'Keuntungan'),
    description: words(
      'Points, coupons and privileges for every customer: how to collect them, and what you can use them for.',
      'Poin, kupon, dan keistimewaan untuk setiap nasabah: cara mengumpulkannya, dan untuk apa saja bisa dipakai.',
    ),
    sections: [
      {
        widget: 'benefit',
        slots: {
          privileges: { widget: 'privileges', attributes: { layout: 'whole' } },
          partner: { widget: 'partner-card' },
        },
        band: 'full',
      },
      { widget: 'points', band: 'sand' },
      { widget: 'coupons' },
      next('/promo', '/products', '/help'),
    ],
  },
  promo,
  {
    path: '/promo/:slug',
    heading: words('Promo', 'Detail promo'),
    description: words(
      'A promo for our customers: what you get, how it works step by step, and the terms and conditions that apply.',
      'Promo untuk nasabah kami: keuntungannya, mekanismenya langkah demi langkah, serta syarat dan ketentuan yang berlaku.',
    ),
    sections: [
      { widget: 'promo-detail', attributes: { slug: ':slug' }, anchor: 'steps' },
      next('/promo', '/benefit', '/services/pay'),
    ],
    listedOn: promo,
  },
  news,
  {
    path: '/news/:slug',
    heading: words('News', 'Berita'),
    description: words(
      'The whole story from our newsroom, with more news, press releases and events on the bank’s news page.',
      'Berita selengkapnya dari bank kami, dengan berita, siaran pers, dan acara lainnya di halaman berita.',
    ),
    sections: [
      {
        widget: 'news-detail',
        attributes: { slug: ':slug' },
        slots: { series: { widget: 'news-series', attributes: { slug: ':slug' } } },
      },
      { widget: 'latest', attributes: { slug: ':slug' }, band: 'sand' },
      { ...next('/help/security', '/products', '/promo'), band: 'plain' },
    ],
    listedOn: news,
  },
  {
    path: '/news-soon',
    heading: words('News coming soon', 'Berita segera hadir'),
    description: words(
      'A new way to follow our news: your subjects, by e-mail and in your calendar. Until then, the newest news.',
      'Cara baru mengikuti kabar kami: topik pilihan, lewat email dan di kalender. Sementara itu, berita terbaru.',
    ),
    sections: [
      { widget: 'coming-soon', attributes: { type: 'news' }, band: 'centred' },
      { ...latest('news'), band: 'sand' },
      { ...next('/promo', '/about-us/profiles', '/help'), band: 'plain' },
    ],
    isUnlisted: true,
  },
  {
    path: '/help',
    heading: words('Help', 'Bantuan'),
    description: words(
      'Answers to common questions about accounts, payments and security, and every way to reach us when you need a person.',
      'Jawaban atas pertanyaan umum tentang rekening, pembayaran, dan keamanan, serta semua cara untuk menghubungi kami.',
    ),
    sections: [
      {
        widget: 'faq',
        slots: {
          popular: { widget: 'popular-questions' },
          topics: { widget: 'contact-topics' },
          contact: { widget: 'contact-form', isLater: true },
        },
        band: 'full',
      },
      next('/help/security', '/rate-limit-fees', '/services'),
    ],
    found: 'contact',
  },
  {
    path: '/help/security',
    heading: words('Security centre', 'Pusat keamanan'),
    description: words(
      'See whether a number, link, e-mail or account is really ours, block your card, report fraud, and read what we never ask for.',
      'Cek apakah nomor, tautan, email, atau rekening benar milik kami, blokir kartu, laporkan penipuan, dan ketahui yang tidak pernah kami minta.',
    ),
    sections: [
      { widget: 'verify', band: 'full' },
      // A victim of fraud is in a hurry, so the list of channels comes later.
      { widget: 'security' },
      { widget: 'channels', band: 'sand' },
      { ...next('/help', '/news', '/about-us/profiles'), band: 'plain' },
    ],
  },
  {
    path: '/help/status',
    heading: words('Service status', 'Status layanan'),
    description: words(
      'Which of our services are disrupted now, what maintenance is planned, and which scams are going around, with the time of each update.',
      'Layanan mana yang sedang terganggu, pemeliharaan yang dijadwalkan, dan penipuan yang sedang marak, lengkap dengan waktu pembaruannya.',
    ),
    sections: [{ widget: 'status', band: 'full' }, next('/help/security', '/help', '/services')],
    feed: '/help/status/feed.xml',
    needsBlock: true,
  },
  {
    path: '/download',
    heading: words('Download the app', 'Unduh aplikasi'),
    description: words(
      'Get the app for iPhone and Android from its official store, by link or by scanning the QR code with your phone.',
      'Unduh aplikasi untuk iPhone dan Android dari toko resminya, lewat tautan atau dengan memindai kode QR.',
    ),
    sections: [{ widget: 'download', band: 'full' }, nextWithoutApp('/products', '/help/security', '/help')],
  },
  {
    path: '/privacy',
    heading: words('Privacy notice', 'Pemberitahuan privasi'),
    description: words(
      'What personal data we collect, what we use it for, whom we share it with, how long we keep it, and what your rights are.',
      'Data pribadi apa yang kami kumpulkan, untuk apa dipakai, kepada siapa dibagikan, berapa lama disimpan, dan apa hak Anda.',
    ),
    sections: [{ widget: 'privacy', band: 'full' }, next('/help/security', '/rate-limit-fees', '/help')],
  },
  {
    path: '/term-condition',
    heading: words('Terms and conditions', 'Syarat dan ketentuan'),
    description: words(
      'The terms and conditions of our accounts and services: what you can expect from us, and what we ask of you.',
      'Syarat dan ketentuan rekening serta layanan kami: apa yang menjadi hak Anda, dan apa yang kami minta dari Anda.',
    ),
    sections: [{ widget: 'terms', band: 'full' }, next('/rate-limit-fees', '/products', '/help')],
  },
  {
    path: '/rate-limit-fees',
    heading: words('Rates, limits and fees', 'Suku bunga, limit, dan biaya'),
    description: words(
      'Interest rates, transaction limits and fees at a glance: what your savings earn, and what each transaction costs.',
      'Suku bunga, limit transaksi, dan biaya dalam satu halaman: hasil tabungan Anda, dan biaya setiap transaksi.',
    ),
    sections: [
      { widget: 'rates', band: 'full' },
      calculator,
      { ...next('/products', '/services', '/help'), band: 'plain' },
    ],
  },
  {
    path: '/search',
    heading: words('Search', 'Pencarian'),
    description: words(
      'Search all of our pages: answers to questions, promos, news, rates and fees, and documents for investors.',
      'Cari di semua halaman kami: jawaban atas pertanyaan, promo, berita, bunga dan biaya, serta dokumen investor.',
    ),
    sections: [
      {
        widget: 'search',
        attributes: { query: ':q' },
        slots: { popular: { widget: 'popular-questions' } },
        band: 'full',
      },
      next('/products', '/services', '/help/security'),
    ],
    isPrivate: true,
    isUnlisted: true,
    takesQuery: true,
  },
];

export const notFound: Route = {
  path: '*',
  heading: words('Page not found', 'Halaman tidak ditemukan'),
  description: words(
    'The page you are looking for was not found! It may have moved or no longer exist; the menu leads to everything there is.',
    'Halaman yang Anda cari tidak ditemukan! Mungkin sudah pindah atau tidak ada lagi; semua halaman ada di menu.',
  ),
  sections: [
    {
      widget: 'coming-soon',
      attributes: { type: 'not-found' },
      slots: { search: { widget: 'search', attributes: { query: ':q', type: 'not-found' } } },
    },
    { widget: 'popular-questions', band: 'sand' },
    { ...next('/products', '/promo', '/help/security'), band: 'plain' },
  ],
};
