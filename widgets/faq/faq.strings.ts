const English = {
  help: 'Help',
  faq: 'Browse FAQ',
  contact: 'Contact Us',
  categories: 'Categories',
  copy: 'Copy the link to this answer',
  copied: 'Link copied to clipboard',
  search: 'Search the answers',
};

const Indonesia: typeof English = {
  help: 'Bantuan',
  faq: 'FAQ',
  contact: 'Hubungi Kami',
  categories: 'Kategori',
  copy: 'Salin tautan ke jawaban ini',
  copied: 'Link telah tersalin',
  search: 'Cari jawaban',
};

export const strings = { English, Indonesia };
