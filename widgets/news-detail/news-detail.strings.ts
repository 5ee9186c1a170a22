const English = { back: 'All news and events' };

const Indonesia: typeof English = { back: 'Semua berita dan acara' };

export const strings = { English, Indonesia };
