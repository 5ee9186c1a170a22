const English = { title: 'Asked most often' };

const Indonesia: typeof English = { title: 'Paling sering ditanyakan' };

export const strings = { English, Indonesia };
