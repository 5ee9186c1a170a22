export const strings = {
  English: { promos: 'Current partner offers' },
  Indonesia: { promos: 'Promo mitra saat ini' },
};
