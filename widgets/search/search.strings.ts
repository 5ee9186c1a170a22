import type { Message } from '../runtime';

const English = {
  title: 'What are you looking for?',
  label: 'Search the whole site',
  hint: 'Search all pages, answers, promos, news and documents.',
  example: 'Card, transfer, fees …',
  submit: 'Search',
  popular: 'Often searched for',
  count: { one: '{count} result', other: '{count} results' } as Message,
  of: 'for “{query}”',
  best: 'Best match',
  none: 'Nothing was found',
  noneHelp: 'Check the spelling, or use fewer or other words. The help page has answers, and people you can ask.',
  more: 'Not what you were looking for?',
  help: 'Go to help',
  call: 'Call {phone}',
  since: 'In effect since',
  published: 'Published',
  guess: 'Were you looking for this?',
  suggestions: 'Suggestions',
  all: 'All results for “{query}”',
  clear: 'Clear the field',
  pdf: 'PDF',
  kinds: { answers: 'Answers', pages: 'Pages', promos: 'Promos', news: 'News', documents: 'Documents' },
};

const Indonesia: typeof English = {
  title: 'Apa yang Anda cari?',
  label: 'Cari di seluruh situs',
  hint: 'Cari di semua halaman, jawaban, promo, berita, dan dokumen.',
  example: 'Kartu, transfer, biaya …',
  submit: 'Cari',
  popular: 'Sering dicari',
  count: '{count} hasil',
  of: 'untuk “{query}”',
  best: 'Paling cocok',
  none: 'Tidak ada yang ditemukan',
  noneHelp:
    'Periksa ejaannya, kurangi katanya, atau coba kata lain. Di halaman Bantuan ada jawaban, juga petugas yang siap membantu.',
  more: 'Bukan ini yang Anda cari?',
  help: 'Ke halaman bantuan',
  call: 'Telepon {phone}',
  since: 'Berlaku sejak',
  published: 'Terbit',
  guess: 'Mungkin ini yang Anda cari?',
  suggestions: 'Saran',
  all: 'Semua hasil untuk “{query}”',
  clear: 'Kosongkan kolom',
  pdf: 'PDF',
  kinds: { answers: 'Jawaban', pages: 'Halaman', promos: 'Promo', news: 'Berita', documents: 'Dokumen' },
};

export const strings = { English, Indonesia };
export type Strings = typeof English;
