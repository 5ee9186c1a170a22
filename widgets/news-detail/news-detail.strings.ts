const English = {
  back: 'All news and events',
  published: 'Published on',
  minutes: (count: number) => `${count} min read`,
};

const Indonesia: typeof English = {
  back: 'Semua berita dan acara',
  published: 'Diterbitkan',
  minutes: (count) => `Waktu baca ${count} menit`,
};

export const strings = { English, Indonesia };
