const English = { more: 'See how to get all of it' };

const Indonesia: typeof English = { more: 'Lihat cara mendapatkan semuanya' };

export const strings = { English, Indonesia };
