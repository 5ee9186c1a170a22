const English = { back: 'All news and events', minutes: (count: number) => `${count} min read` };

const Indonesia: typeof English = {
  back: 'Semua berita dan acara',
  minutes: (count) => `Waktu baca ${count} menit`,
};

export const strings = { English, Indonesia };
