const English = { heading: 'Everything under one roof', all: 'See all products' };

const Indonesia: typeof English = { heading: 'Semuanya di bawah satu atap', all: 'Lihat semua produk' };

export const strings = { English, Indonesia };
