const English = { title: 'Contact the right team', open: 'Read on' };

const Indonesia: typeof English = { title: 'Hubungi tim yang tepat', open: 'Selengkapnya' };

export const strings = { English, Indonesia };
