export const strings = {
  English: {
    carousel: 'News and events',
    about: 'What is new at the bank, how to look after your money, and where you can meet us.',
    previous: 'Previous',
    next: 'Next',
    newest: { news: 'Latest news', pressrelease: 'Latest press release', event: 'Latest event' },
    all: { news: 'All news', pressrelease: 'All press releases', event: 'All events' },
    fewer: 'Show fewer',
    read: 'Read on',
  },
  Indonesia: {
    carousel: 'Berita dan acara',
    about: 'Kabar dari bank kami, cara menjaga uang Anda, dan tempat kita bisa bertemu.',
    previous: 'Sebelumnya',
    next: 'Berikutnya',
    newest: { news: 'Berita terbaru', pressrelease: 'Siaran pers terbaru', event: 'Acara terbaru' },
    all: { news: 'Semua berita', pressrelease: 'Semua siaran pers', event: 'Semua acara' },
    fewer: 'Tampilkan lebih sedikit',
    read: 'Baca selengkapnya',
  },
};
