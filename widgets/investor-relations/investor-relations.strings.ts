const English = { menu: 'Investor information', none: 'No documents yet.' };

const Indonesia: typeof English = { menu: 'Informasi investor', none: 'Belum ada dokumen.' };

export const strings = { English, Indonesia };
