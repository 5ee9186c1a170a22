import { type Bank, hasPage, type MenuItem } from '../runtime';

/** The menu of a page whose configuration has none. */
const defaultMenu: readonly MenuItem[] = [
  { path: '/products', English: 'Products', Indonesia: 'Produk' },
  {
    path: '/services',
    English: 'Services',
    Indonesia: 'Layanan',
    links: [
      { path: '/services', English: 'All Services', Indonesia: 'Semua Layanan' },
      { path: '/services/pay', English: 'Pay', Indonesia: 'Bayar' },
      { path: '/services/top-up', English: 'Top Up', Indonesia: 'Isi Saldo' },
      { path: '/services/transfer', English: 'Transfer', Indonesia: 'Transfer' },
      { path: '/services/bill-payment', English: 'Bill Payment', Indonesia: 'Bayar Tagihan' },
      { path: '/services/cash-out', English: 'Cash Out', Indonesia: 'Tarik Tunai' },
    ],
  },
  {
    path: '/about-us',
    English: 'About Us',
    Indonesia: 'Tentang Kami',
    links: [
      { path: '/about-us', English: 'Who We Are', Indonesia: 'Sekilas Tentang Kami' },
      { path: '/about-us/profiles', English: 'Profiles', Indonesia: 'Profil' },
      { path: '/about-us/management-committee', English: 'Management Committee', Indonesia: 'Komite Manajemen' },
      { path: '/about-us/investor-relations', English: 'Investor Relations', Indonesia: 'Hubungan Investor' },
      { path: '/about-us/corporate-governance', English: 'Corporate Governance', Indonesia: 'Tata Kelola Perusahaan' },
      { path: '/about-us/csr', English: 'CSR', Indonesia: 'CSR' },
    ],
  },
  { path: '/benefit', English: 'Benefit', Indonesia: 'Keuntungan' },
  { path: '/promo', English: 'Promo', Indonesia: 'Promo' },
  { path: '/help', English: 'Help', Indonesia: 'Bantuan' },
];

/** The bank's menu without links to disabled pages, and without groups that have no links left. */
export const menuOf = (bank: Bank): MenuItem[] =>
  (bank.menu ?? defaultMenu)
    .map(({ links, ...item }) => (links ? { ...item, links: links.filter(({ path }) => hasPage(bank, path)) } : item))
    .filter((item: MenuItem) => (item.links ? item.links.length : hasPage(bank, item.path)));

/** Time in ms after which an open dropdown closes, unless the pointer or the keyboard focus is inside. */
export const autoClose = 5_000;
