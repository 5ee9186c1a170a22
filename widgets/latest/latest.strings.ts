export const strings = {
  English: {
    headings: {
      promo: 'Save a little today',
      news: 'New from us',
      pressrelease: 'Press releases',
      event: 'Where you can meet us',
    },
    related: { promo: 'More promos', news: 'More news', pressrelease: 'More press releases', event: 'More events' },
    all: { promo: 'All promos', news: 'All news', pressrelease: 'All news', event: 'All events' },
    until: 'Valid until',
    published: 'Published on',
  },
  Indonesia: {
    headings: {
      promo: 'Lebih hemat hari ini',
      news: 'Kabar terbaru',
      pressrelease: 'Siaran pers',
      event: 'Temui kami di sini',
    },
    related: {
      promo: 'Promo lainnya',
      news: 'Berita lainnya',
      pressrelease: 'Siaran pers lainnya',
      event: 'Acara lainnya',
    },
    all: { promo: 'Semua promo', news: 'Semua berita', pressrelease: 'Semua berita', event: 'Semua acara' },
    until: 'Berlaku hingga',
    published: 'Diterbitkan',
  },
};
