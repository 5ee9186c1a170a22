export const strings = {
  English: {
    more: 'Show more',
    previous: 'Previous page',
    added: '{count} more shown',
    all: 'That is all',
    failed: 'The rest could not be loaded. Please try again.',
  },
  Indonesia: {
    more: 'Tampilkan lagi',
    previous: 'Halaman sebelumnya',
    added: '{count} lagi ditampilkan',
    all: 'Semua sudah ditampilkan',
    failed: 'Selebihnya tidak dapat dimuat. Silakan coba lagi.',
  },
};
