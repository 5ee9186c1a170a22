const English = { promos: 'Current partner offers' };

const Indonesia: typeof English = { promos: 'Promo mitra saat ini' };

export const strings = { English, Indonesia };
