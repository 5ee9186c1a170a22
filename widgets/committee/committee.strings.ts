const English = { document: 'Management committee' };

const Indonesia: typeof English = { document: 'Komite manajemen' };

export const strings = { English, Indonesia };
