const English = { promos: 'What partners give now' };

const Indonesia: typeof English = { promos: 'Promo mitra saat ini' };

export const strings = { English, Indonesia };
