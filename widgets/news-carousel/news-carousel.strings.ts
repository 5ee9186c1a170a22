const English = { carousel: 'News and events', previous: 'Previous', next: 'Next', newest: 'Newest', read: 'Read on' };

const Indonesia: typeof English = {
  carousel: 'Berita dan acara',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  newest: 'Terbaru',
  read: 'Baca selengkapnya',
};

export const strings = { English, Indonesia };
