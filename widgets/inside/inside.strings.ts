export const strings = {
  English: { heading: 'Everything under one roof', all: 'See all products' },
  Indonesia: { heading: 'Semuanya di bawah satu atap', all: 'Lihat semua produk' },
};
