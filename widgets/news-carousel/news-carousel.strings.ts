const English = { carousel: 'News and events', previous: 'Previous', next: 'Next' };

const Indonesia: typeof English = { carousel: 'Berita dan acara', previous: 'Sebelumnya', next: 'Berikutnya' };

export const strings = { English, Indonesia };
