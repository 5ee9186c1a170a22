const English = { menu: 'Investors', none: 'No documents yet.' };

const Indonesia: typeof English = { menu: 'Investor', none: 'Belum ada dokumen.' };

export const strings = { English, Indonesia };
