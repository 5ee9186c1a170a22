import { type Examples, inBoth } from '../runtime/widget/examples';

const slugs = ['panen-buah', 'gajian-untung', 'siap-sekolah', 'sehat-bersama', 'nonton-berdua', 'tagihan-hemat'];

const promo = (id: number | string, titleCard: string, descriptionCard: string, expired = '2099-12-31') => {
  const at = Number(id) - 1;
  const picture = slugs[at % slugs.length];
  return {
    id,
    slug: slugs[at] ?? `promo-${id}`,
    image: `/art/promo/${picture}.svg`,
    expired,
    titleCard,
    descriptionCard,
  };
};

const halves = (food: string, travel: string) => [
  { key: 'food', title: food, promos: ['gajian-untung', 'sehat-bersama', 'tagihan-hemat', 'promo-8'] },
  { key: 'travel', title: travel, promos: ['panen-buah', 'siap-sekolah', 'nonton-berdua', 'promo-7'] },
];

const many = (count: number, title: string, description: string) =>
  Array.from({ length: count }, (_, index) => promo(index + 1, `${title} ${index + 1}`, description));

const twoEnded = (promos: object[]) => promos.map((each, at) => (at < 2 ? { ...each, expired: '2020-01-31' } : each));

export const examples: Examples = {
  usual: {
    about: 'Seven unsorted promotions, one of them ended and one without an end date',
    content: {
      English: {
        title: 'Promotions',
        subtitle: 'Small savings for everyday life.',
        dataPromo: [
          promo(2, 'Payday reward: up to Rp100,000', 'Receive your salary with us and get something back.'),
          promo(10, 'Morning coffee for Rp10,000', 'A warm start every weekday before ten.', '2027-01-31'),
          promo(1, 'Harvest season: 25% off fruit', 'Mangoes and oranges from the farmers.', '2020-09-30'),
          promo('9', 'Going home: 15% off tickets', 'Book bus, ferry or train tickets early.'),
          promo(4, '10% off at Apotek Sembada', 'Vitamins, medicine and a health check.', '-'),
          promo(5, 'Two seats, one ticket', 'The second seat is free on Wednesdays.', '2099-02-14 23:59:59'),
          promo(3, 'Rp40,000 back on books', 'Textbooks, notebooks and pencils.'),
        ],
      },
      Indonesia: {
        title: 'Promo',
        subtitle: 'Hemat sedikit demi sedikit untuk keseharian.',
        dataPromo: [
          promo(2, 'Gajian untung: hingga Rp100.000', 'Terima gaji lewat kami dan dapatkan kembali.'),
          promo(10, 'Kopi pagi Rp10.000', 'Awali hari kerja dengan hangat sebelum pukul sepuluh.', '2027-01-31'),
          promo(1, 'Panen buah: hemat 25%', 'Mangga dan jeruk langsung dari petani.', '2020-09-30'),
          promo('9', 'Pulang kampung: tiket hemat 15%', 'Pesan tiket bus, kapal, atau kereta lebih awal.'),
          promo(4, 'Hemat 10% di Apotek Sembada', 'Vitamin, obat, dan cek kesehatan.', '-'),
          promo(5, 'Nonton berdua, bayar satu', 'Kursi kedua gratis setiap Rabu.', '2099-02-14 23:59:59'),
          promo(3, 'Buku sekolah, cashback Rp40.000', 'Buku pelajaran, buku tulis, dan pensil.'),
        ],
      },
    },
  },
  kinds: {
    about: 'Promotions of two kinds, which links filter',
    content: inBoth((say) => ({
      title: say('Promotions', 'Promo'),
      kinds: halves(say('Food', 'Makanan'), say('Travel', 'Perjalanan')),
      dataPromo: twoEnded(many(8, say('Offer', 'Tawaran'), say('Something.', 'Sesuatu.'))),
    })),
  },
  single: {
    about: 'One promotion: only the featured card',
    content: {
      English: { title: 'Promotions', dataPromo: many(1, 'Offer', 'One and only.') },
      Indonesia: { title: 'Promo', dataPromo: many(1, 'Tawaran', 'Satu-satunya.') },
    },
  },
  thousand: {
    about: 'A very long list, to check that it stays fast',
    content: {
      English: { title: 'Promotions', dataPromo: many(1_000, 'Offer number', 'A little something for everyday life.') },
      Indonesia: { title: 'Promo', dataPromo: many(1_000, 'Tawaran nomor', 'Sedikit hemat untuk keseharian.') },
    },
  },
  odd: {
    about: 'Slugs that are no plain words, and dates as editors write them',
    content: {
      English: { dataPromo: [] },
      Indonesia: {
        title: 'Promo',
        dataPromo: [
          { id: 5, slug: 'diskon 50% & gratis', titleCard: 'Diskon', expired: '31/12/2020' },
          { id: 4, slug: "jum'at", titleCard: 'Jumat', expired: 'Kamis, 31 Desember 2099' },
          { id: 3, slug: 'café--☕', titleCard: 'Kafe', expired: '0000-00-00 00:00:00' },
          { id: 2, slug: 'a/b+c', titleCard: 'Garis miring', expired: '2099-02-30' },
          { id: 1, slug: '..', titleCard: 'Tanpa halaman', expired: '1970-01-01' },
        ],
      },
    },
  },
};
