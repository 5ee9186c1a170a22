const English = {
  menu: 'Main menu',
  open: 'Open the menu',
  close: 'Close the menu',
  language: 'Language',
  download: 'Download Now',
  groups: { '/services': 'Services', '/about-us': 'About Us' } as Record<string, string>,
  places: {
    '/products': 'Products',
    '/services': 'All Services',
    '/services/pay': 'Pay',
    '/services/top-up': 'Top Up',
    '/services/transfer': 'Transfer',
    '/services/bill-payment': 'Bill Payment',
    '/services/cash-out': 'Cash Out',
    '/about-us': 'Who We Are',
    '/about-us/profiles': 'Profiles',
    '/about-us/management-committee': 'Management Committee',
    '/about-us/investor-relations': 'Investor Relations',
    '/about-us/corporate-governance': 'Corporate Governance',
    '/about-us/csr': 'CSR',
    '/benefit': 'Benefit',
    '/promo': 'Promo',
    '/help': 'Help',
  } as Record<string, string>,
};

const Indonesia: typeof English = {
  menu: 'Menu utama',
  open: 'Buka menu',
  close: 'Tutup menu',
  language: 'Bahasa',
  download: 'Download Sekarang',
  groups: { '/services': 'Layanan', '/about-us': 'Tentang Kami' },
  places: {
    '/products': 'Produk',
    '/services': 'Semua Layanan',
    '/services/pay': 'Bayar',
    '/services/top-up': 'Isi Saldo',
    '/services/transfer': 'Transfer',
    '/services/bill-payment': 'Bayar Tagihan',
    '/services/cash-out': 'Tarik Tunai',
    '/about-us': 'Sekilas Tentang Kami',
    '/about-us/profiles': 'Profil',
    '/about-us/management-committee': 'Komite Manajemen',
    '/about-us/investor-relations': 'Hubungan Investor',
    '/about-us/corporate-governance': 'Tata Kelola Perusahaan',
    '/about-us/csr': 'CSR',
    '/benefit': 'Keuntungan',
    '/promo': 'Promo',
    '/help': 'Bantuan',
  },
};

export const strings = { English, Indonesia };

/** Names of the languages, each in that language, whichever is shown. */
export const ownNames = { English: 'English', Indonesia: 'Bahasa Indonesia' };
