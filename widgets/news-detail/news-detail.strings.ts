const English = {
  back: 'All news and events',
  published: 'Published on',
  by: 'By',
  minutes: (count: number) => `${count} min read`,
};

const Indonesia: typeof English = {
  back: 'Semua berita dan acara',
  published: 'Diterbitkan',
  by: 'Oleh',
  minutes: (count) => `Waktu baca ${count} menit`,
};

export const strings = { English, Indonesia };
