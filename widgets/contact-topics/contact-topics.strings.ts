const English = { title: 'Who can help, by topic', open: 'Read on' };

const Indonesia: typeof English = { title: 'Perlu bantuan soal apa?', open: 'Selengkapnya' };

export const strings = { English, Indonesia };
