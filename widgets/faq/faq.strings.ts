const English = {
  help: 'Help',
  faq: 'Browse FAQ',
  contact: 'Contact Us',
  categories: 'Categories',
  copy: 'Copy the link to this answer',
  search: 'Search the answers',
};

const Indonesia: typeof English = {
  help: 'Bantuan',
  faq: 'FAQ',
  contact: 'Hubungi Kami',
  categories: 'Kategori',
  copy: 'Salin tautan ke jawaban ini',
  search: 'Cari jawaban',
};

export const strings = { English, Indonesia };
