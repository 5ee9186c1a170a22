export const strings = {
  English: { heading: 'Yours from day one', all: 'See every benefit' },
  Indonesia: { heading: 'Keistimewaan sejak hari pertama', all: 'Lihat semua keuntungan' },
};
