const English = { promos: 'What partners give now' };

const Indonesia: typeof English = { promos: 'Promo rekanan saat ini' };

export const strings = { English, Indonesia };
