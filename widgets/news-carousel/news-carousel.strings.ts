const English = {
  carousel: 'News and events',
  about: 'What is new at the bank, how to look after your money, and where you can meet us.',
  previous: 'Previous',
  next: 'Next',
  newest: 'Newest',
  read: 'Read on',
  published: 'Published on',
};

const Indonesia: typeof English = {
  carousel: 'Berita dan acara',
  about: 'Kabar dari bank kami, cara menjaga uang Anda, dan tempat kita bisa bertemu.',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  newest: 'Terbaru',
  read: 'Baca selengkapnya',
  published: 'Diterbitkan',
};

export const strings = { English, Indonesia };
