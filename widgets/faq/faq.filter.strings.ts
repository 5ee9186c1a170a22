export const strings = {
  English: {
    found: { one: '{count} answer', other: '{count} answers' },
    nothing: 'No answers',
    of: 'to “{text}”',
    none: 'Check the spelling, or use fewer or other words.',
    more: 'Not what you were looking for?',
    everywhere: 'Search the whole site',
    contact: 'Ask a person',
  },
  Indonesia: {
    found: { other: '{count} jawaban' },
    nothing: 'Tidak ada jawaban',
    of: 'untuk “{text}”',
    none: 'Periksa ejaannya, atau pakai kata yang lebih sedikit atau kata lain.',
    more: 'Bukan ini yang Anda cari?',
    everywhere: 'Cari di seluruh situs',
    contact: 'Tanya petugas kami',
  },
};
