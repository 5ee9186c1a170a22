/** Heading and description of each page. The title is the heading with the bank's name after a bar. Server only. */
import type { Language } from '../../../widgets/runtime/language/language';

export interface PageText {
  heading: string;
  description: string;
}

type Texts = Record<Language, PageText>;

const texts: Record<string, Texts> = {
  '/': {
    English: {
      heading: 'A digital bank with its doors open',
      description: 'Save, pay, send and grow your money from one account. No queues, no paperwork, no small print.',
    },
    Indonesia: {
      heading: 'Bank digital yang selalu terbuka',
      description: 'Menabung, membayar, mengirim, dan menumbuhkan uang dari satu rekening. Tanpa antre, tanpa ribet.',
    },
  },
  '/products': {
    English: {
      heading: 'Products',
      description: 'Compare our accounts and savings, and see how to open one in minutes.',
    },
    Indonesia: {
      heading: 'Produk',
      description: 'Bandingkan rekening dan tabungan kami, lalu buka dalam hitungan menit.',
    },
  },
  '/services': {
    English: {
      heading: 'Services',
      description: 'Pay, top up, transfer, settle bills and withdraw cash from one app.',
    },
    Indonesia: {
      heading: 'Layanan',
      description: 'Bayar, isi saldo, transfer, bayar tagihan, dan tarik tunai dari satu aplikasi.',
    },
  },
  '/services/pay': {
    English: { heading: 'Pay', description: 'Pay in shops and online with QRIS, straight from your account.' },
    Indonesia: { heading: 'Bayar', description: 'Bayar di toko dan daring dengan QRIS, langsung dari rekening Anda.' },
  },
  '/services/top-up': {
    English: { heading: 'Top up', description: 'Add money to your balance or your digital wallets in a moment.' },
    Indonesia: { heading: 'Isi Saldo', description: 'Isi saldo rekening atau dompet digital Anda dalam sekejap.' },
  },
  '/services/transfer': {
    English: { heading: 'Transfer', description: 'Send money to any bank in Indonesia, in seconds, at any hour.' },
    Indonesia: {
      heading: 'Transfer',
      description: 'Kirim uang ke bank mana pun di Indonesia, dalam hitungan detik, kapan saja.',
    },
  },
  '/services/bill-payment': {
    English: { heading: 'Bill payment', description: 'Electricity, water, internet and more, all paid in one place.' },
    Indonesia: {
      heading: 'Bayar Tagihan',
      description: 'Listrik, air, internet, dan lainnya, semua dibayar di satu tempat.',
    },
  },
  '/services/cash-out': {
    English: { heading: 'Cash out', description: 'Withdraw cash at ATMs, or without a card at partner minimarkets.' },
    Indonesia: { heading: 'Tarik Tunai', description: 'Tarik tunai di ATM, atau tanpa kartu di minimarket rekanan.' },
  },
  '/about-us': {
    English: { heading: 'About us', description: 'Who we are, who leads us, and how the bank is governed.' },
    Indonesia: {
      heading: 'Tentang Kami',
      description: 'Siapa kami, siapa yang memimpin, dan bagaimana bank ini dikelola.',
    },
  },
  '/about-us/profiles': {
    English: {
      heading: 'Company profile',
      description: 'Our story, vision and mission, milestones, values and leadership.',
    },
    Indonesia: {
      heading: 'Profil Perusahaan',
      description: 'Cerita, visi dan misi, tonggak sejarah, nilai, dan kepemimpinan kami.',
    },
  },
  '/about-us/management-committee': {
    English: {
      heading: 'Management committee',
      description: 'The committees that support our boards, and their charter.',
    },
    Indonesia: { heading: 'Komite Manajemen', description: 'Komite yang mendukung dewan kami, beserta piagamnya.' },
  },
  '/about-us/investor-relations': {
    English: {
      heading: 'Investor relations',
      description: 'Annual reports, financial statements, shares and meetings.',
    },
    Indonesia: {
      heading: 'Hubungan Investor',
      description: 'Laporan tahunan, laporan keuangan, saham, dan rapat umum.',
    },
  },
  '/about-us/corporate-governance': {
    English: {
      heading: 'Corporate governance',
      description: 'How we keep our house in order, and how to report a violation.',
    },
    Indonesia: {
      heading: 'Tata Kelola Perusahaan',
      description: 'Cara kami menjaga tata kelola, dan cara melaporkan pelanggaran.',
    },
  },
  '/about-us/csr': {
    English: {
      heading: 'Social responsibility',
      description: 'What we give back to the communities that we are part of.',
    },
    Indonesia: {
      heading: 'Tanggung Jawab Sosial',
      description: 'Yang kami kembalikan kepada masyarakat di sekitar kami.',
    },
  },
  '/benefit': {
    English: { heading: 'Benefits', description: 'Points, coupons and privileges for every member.' },
    Indonesia: { heading: 'Keuntungan', description: 'Poin, kupon, dan keistimewaan untuk setiap anggota.' },
  },
  '/promo': {
    English: { heading: 'Promotions', description: 'Current offers from us and from our partners.' },
    Indonesia: { heading: 'Promo', description: 'Penawaran terbaru dari kami dan para mitra.' },
  },
  '/promo/:slug': {
    English: { heading: 'Promotion', description: 'The offer, how it works, and its terms.' },
    Indonesia: { heading: 'Detail Promo', description: 'Penawaran, mekanisme, serta syarat dan ketentuannya.' },
  },
  '/news': {
    English: { heading: 'News and events', description: 'News, press releases and events.' },
    Indonesia: { heading: 'Berita dan Acara', description: 'Berita, siaran pers, dan acara.' },
  },
  '/news/:slug': {
    English: { heading: 'News', description: 'The whole story, from our newsroom.' },
    Indonesia: { heading: 'Berita', description: 'Berita selengkapnya dari kami.' },
  },
  '/news-soon': {
    English: { heading: 'News coming soon', description: 'We are preparing news and events for you. Stay tuned!' },
    Indonesia: {
      heading: 'Berita Segera Hadir',
      description: 'Kami sedang menyiapkan berita dan acara untuk Anda. Nantikan kehadirannya!',
    },
  },
  '/help': {
    English: { heading: 'Help', description: 'Answers to common questions, and ways to reach us.' },
    Indonesia: { heading: 'Bantuan', description: 'Jawaban atas pertanyaan umum, dan cara menghubungi kami.' },
  },
  '/download': {
    English: { heading: 'Download the app', description: 'Get the app for iPhone and Android.' },
    Indonesia: { heading: 'Unduh Aplikasi', description: 'Unduh aplikasi untuk iPhone dan Android.' },
  },
  '/privacy': {
    English: { heading: 'Privacy notice', description: 'What we do with your personal data, and your rights.' },
    Indonesia: {
      heading: 'Pemberitahuan Privasi',
      description: 'Cara kami mengolah data pribadi Anda, dan hak-hak Anda.',
    },
  },
  '/term-condition': {
    English: { heading: 'Terms and conditions', description: 'The terms of our accounts and services.' },
    Indonesia: { heading: 'Syarat dan Ketentuan', description: 'Syarat dan ketentuan rekening serta layanan kami.' },
  },
  '/rate-limit-fees': {
    English: {
      heading: 'Rates, limits and fees',
      description: 'Interest rates, transaction limits and fees at a glance.',
    },
    Indonesia: {
      heading: 'Suku Bunga, Limit, dan Biaya',
      description: 'Suku bunga, limit transaksi, dan biaya dalam satu halaman.',
    },
  },
};

const notFound: Texts = {
  English: { heading: 'Page not found', description: 'The page you are looking for was not found!' },
  Indonesia: { heading: 'Halaman tidak ditemukan', description: 'Halaman yang Anda cari tidak ditemukan!' },
};

/** The same under another address, for a frame. */
const framed: Record<string, string> = { '/frame/whistleblowing-form': '/about-us/corporate-governance' };

/** The texts of a route by its path in the table; any other is the not-found page. */
export const textsOf = (routePath: string): Texts => texts[framed[routePath] ?? routePath] ?? notFound;
