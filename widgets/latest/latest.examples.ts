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

const promos = (fruit: string, coffee: string, school: string, never: string) => ({
  dataPromo: [
    promo(1, 'panen-buah', fruit, '2020-01-31'),
    promo(2, 'kopi-pagi', coffee, never),
    promo(3, 'siap-sekolah', school, '2099-01-31'),
  ],
});

const events = { English: { title: 'Events', dataNews: english }, Indonesia: { title: 'Acara', dataNews: indonesian } };

export const examples: Examples = {
  usual: { about: 'The newest events', attributes: { of: 'event' }, content: events },
  promos: {
    about: 'Promos: one has ended, and one has no end',
    attributes: { of: 'promo' },
    content: {
      English: promos('Fruit from the farmer', 'Coffee before eight', 'Ready for school', 'No end date'),
      Indonesia: promos('Buah langsung dari petani', 'Kopi sebelum pukul delapan', 'Siap sekolah', 'Tanpa batas waktu'),
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
