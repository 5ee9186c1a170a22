const English = { heading: 'Privacy notice' };

const Indonesia: typeof English = { heading: 'Pemberitahuan privasi' };

export const strings = { English, Indonesia };
