const English = {
  help: 'Help',
  faq: 'Browse FAQ',
  contact: 'Contact Us',
  ways: 'Call us, or write to us below.',
  urgent: 'Card lost, or a fraud?',
  categories: 'Categories',
  copy: 'Copy the link to this answer',
  search: 'Search the answers',
};

const Indonesia: typeof English = {
  help: 'Bantuan',
  faq: 'FAQ',
  contact: 'Hubungi Kami',
  ways: 'Telepon kami, atau tulis pesan di bawah.',
  urgent: 'Kartu hilang atau tertipu?',
  categories: 'Kategori',
  copy: 'Salin tautan ke jawaban ini',
  search: 'Cari jawaban',
};

export const strings = { English, Indonesia };
