const English = {
  help: 'Help',
  faq: 'Browse FAQ',
  contact: 'Contact Us',
  ways: 'Call us, or write to us below.',
  urgent: 'Lost card or fraud? Call',
  abroad: 'From abroad:',
  categories: 'Categories',
  copy: 'Copy the link to this answer',
  copied: 'Link copied to clipboard',
  notCopied: 'The link could not be copied. Please copy it here: {address}',
  search: 'Search the answers',
};

const Indonesia: typeof English = {
  help: 'Bantuan',
  faq: 'FAQ',
  contact: 'Hubungi Kami',
  ways: 'Telepon kami, atau tulis pesan di bawah.',
  urgent: 'Kartu hilang atau tertipu? Telepon',
  abroad: 'Dari luar negeri:',
  categories: 'Kategori',
  copy: 'Salin tautan ke jawaban ini',
  copied: 'Link telah tersalin',
  notCopied: 'Tautan tidak dapat disalin. Silakan salin dari sini: {address}',
  search: 'Cari jawaban',
};

export const strings = { English, Indonesia };
