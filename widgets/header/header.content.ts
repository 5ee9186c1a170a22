import { type Bank, hasPage, type MenuItem } from '../runtime';

const defaultMenu: readonly MenuItem[] = [
  { path: '/products', English: 'Products', Indonesia: 'Produk' },
  {
    path: '/services',
    English: 'Services',
    Indonesia: 'Layanan',
    links: [
      { path: '/services', English: 'All services', Indonesia: 'Semua layanan' },
      { path: '/services/pay', English: 'Pay', Indonesia: 'Bayar' },
      { path: '/services/top-up', English: 'Top up', Indonesia: 'Isi saldo' },
      { path: '/services/transfer', English: 'Transfer', Indonesia: 'Transfer' },
      { path: '/services/bill-payment', English: 'Bill payment', Indonesia: 'Bayar tagihan' },
      { path: '/services/cash-out', English: 'Cash out', Indonesia: 'Tarik tunai' },
    ],
  },
  {
    path: '/about-us',
    English: 'About Us',
    Indonesia: 'Tentang Kami',
    links: [
      { path: '/about-us', English: 'Who we are', Indonesia: 'Sekilas tentang kami' },
      { path: '/about-us/profiles', English: 'Company profile', Indonesia: 'Profil perusahaan' },
      { path: '/about-us/management-committee', English: 'Management committee', Indonesia: 'Komite manajemen' },
      { path: '/about-us/investor-relations', English: 'Investor relations', Indonesia: 'Hubungan investor' },
      { path: '/about-us/corporate-governance', English: 'Corporate governance', Indonesia: 'Tata kelola perusahaan' },
      { path: '/about-us/csr', English: 'Social responsibility', Indonesia: 'Tanggung jawab sosial' },
    ],
  },
  { path: '/benefit', English: 'Benefit', Indonesia: 'Keuntungan' },
  { path: '/promo', English: 'Promo', Indonesia: 'Promo' },
  { path: '/help', English: 'Help', Indonesia: 'Bantuan' },
];

/** Leaves out links to disabled pages, and then empty groups. */
export const menuOf = (bank: Bank): MenuItem[] =>
  (bank.menu ?? defaultMenu)
    .map(({ links, ...item }) => (links ? { ...item, links: links.filter(({ path }) => hasPage(bank, path)) } : item))
    .filter((item: MenuItem) => (item.links ? item.links.length : hasPage(bank, item.path)));
