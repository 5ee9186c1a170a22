const English = { heading: 'What we stand for' };

const Indonesia: typeof English = { heading: 'Nilai yang kami pegang' };

export const strings = { English, Indonesia };
