const English = { title: 'Who can help, by topic', open: 'Read on' };

const Indonesia: typeof English = { title: 'Siapa yang membantu, menurut topik', open: 'Selengkapnya' };

export const strings = { English, Indonesia };
