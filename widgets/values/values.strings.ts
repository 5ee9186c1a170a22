const English = { heading: 'What we hold on to' };

const Indonesia: typeof English = { heading: 'Nilai yang kami pegang' };

export const strings = { English, Indonesia };
