const English = { title: 'The quickest way to us', open: 'Read on' };

const Indonesia: typeof English = { title: 'Jalan tercepat ke kami', open: 'Selengkapnya' };

export const strings = { English, Indonesia };
