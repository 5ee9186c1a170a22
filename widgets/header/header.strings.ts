const English = {
  menu: 'Main menu',
  open: 'Open the menu',
  close: 'Close the menu',
  language: 'Language',
  download: 'Download Now',
  places: {
    '/products': 'Products',
    '/services': 'Services',
    '/services/pay': 'Pay',
    '/services/top-up': 'Top-up',
    '/services/transfer': 'Transfer',
    '/services/bill-payment': 'Bill Payment',
    '/services/cash-out': 'Cash-out',
    '/about-us': 'About Us',
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
  places: {
    '/products': 'Produk',
    '/services': 'Layanan',
    '/services/pay': 'Bayar',
    '/services/top-up': 'Isi Saldo',
    '/services/transfer': 'Transfer',
    '/services/bill-payment': 'Bayar Tagihan',
    '/services/cash-out': 'Tarik Tunai',
    '/about-us': 'Tentang Kami',
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

/** Languages call themselves by their own names, whichever is shown. */
export const ownNames = { English: 'English', Indonesia: 'Bahasa Indonesia' };
