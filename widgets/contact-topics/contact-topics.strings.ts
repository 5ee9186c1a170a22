const English = { title: 'Straight to the right place', open: 'Read on' };

const Indonesia: typeof English = { title: 'Langsung ke tempat yang tepat', open: 'Selengkapnya' };

export const strings = { English, Indonesia };
