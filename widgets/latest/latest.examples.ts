import type { Examples } from '../runtime/widget/examples';

const article = (slug: string, titleCard: string, publish_date: string) => ({
  slug,
  image: `/art/news/${slug}.svg`,
  titleCard,
  descCard: titleCard,
  publish_date,
});

const english = [
  article('paparan-publik-2026', 'Public exposé 2026: ask us anything', '2026-11-19'),
  article('teras-belajar-yogyakarta', 'Teras Belajar in Yogyakarta', '2026-11-10'),
  article('lari-pagi-surabaya', '3,200 runners, two bridges', '2026-10-30'),
  article('pekan-usaha-makassar', 'Three days with 120 small businesses', '2026-09-25'),
];
const indonesian = [
  article('paparan-publik-2026', 'Paparan publik 2026: tanya apa saja', '2026-11-19'),
  article('teras-belajar-yogyakarta', 'Teras Belajar di Yogyakarta', '2026-11-10'),
  article('lari-pagi-surabaya', '3.200 pelari, dua jembatan', '2026-10-30'),
  article('pekan-usaha-makassar', 'Tiga hari bersama 120 usaha kecil', '2026-09-25'),
];

const promo = (id: number, slug: string, titleCard: string, expired: string) => ({
  id,
  slug,
  image: `/art/promo/${slug}.svg`,
  titleCard,
  descriptionCard: titleCard,
  expired,
});

const events = { English: { title: 'Events', dataNews: english }, Indonesia: { title: 'Acara', dataNews: indonesian } };

export const examples: Examples = {
  usual: { about: 'The newest events', attributes: { of: 'event' }, content: events },
  promos: {
    about: 'Promos: one has ended, and one has no end',
    attributes: { of: 'promo' },
    content: {
      English: {
        dataPromo: [
          promo(1, 'panen-buah', 'Fruit from the farmer', '2020-01-31'),
          promo(2, 'kopi-pagi', 'Coffee before eight', 'No end date'),
          promo(3, 'siap-sekolah', 'Ready for school', '2099-01-31'),
        ],
      },
      Indonesia: {
        dataPromo: [
          promo(1, 'panen-buah', 'Buah langsung dari petani', '2020-01-31'),
          promo(2, 'kopi-pagi', 'Kopi sebelum pukul delapan', 'Tanpa batas waktu'),
          promo(3, 'siap-sekolah', 'Siap sekolah', '2099-01-31'),
        ],
      },
    },
  },
  related: {
    about: 'Beside one of the events',
    attributes: { slug: 'paparan-publik-2026' },
    content: {
      English: { kind: 'event', related: english.slice(1) },
      Indonesia: { kind: 'event', related: indonesian.slice(1) },
    },
  },
  alone: {
    about: 'Beside an article of which the server says no kind: nothing',
    attributes: { slug: 'warung-bu-lastri' },
    content: { English: { title: 'Ibu Lastri' }, Indonesia: { title: 'Ibu Lastri' } },
  },
};
