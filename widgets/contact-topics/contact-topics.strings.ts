const English = { title: 'What do you need help with?', open: 'Read on' };

const Indonesia: typeof English = { title: 'Perlu bantuan soal apa?', open: 'Selengkapnya' };

export const strings = { English, Indonesia };
