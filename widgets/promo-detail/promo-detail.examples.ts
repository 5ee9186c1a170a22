import type { Examples } from '../runtime/widget/examples';

const attributes = { slug: 'kopi-pagi' };

export const examples: Examples = {
  usual: {
    about: 'A coffee promotion with all sections',
    attributes,
    content: {
      English: {
        title: 'Morning coffee for Rp10,000 at Kopi Teras',
        image: '/art/promo/kopi-pagi.svg',
        description: '<p>Some mornings simply need a <strong>good coffee</strong>.</p>',
        mechanisme: '<ol><li>Come before ten.</li><li>Say hello to the barista.</li><li>Pay by scanning.</li></ol>',
        conditions: '<ul><li>One cup per customer per day.</li><li>Regular size only.</li></ul>',
      },
      Indonesia: {
        title: 'Kopi pagi Rp10.000 di Kopi Teras',
        image: '/art/promo/kopi-pagi.svg',
        description: '<p>Ada pagi yang memang butuh <strong>kopi enak</strong>.</p>',
        mechanisme:
          '<ol><li>Datang sebelum pukul sepuluh.</li><li>Sapa barista.</li><li>Bayar dengan memindai.</li></ol>',
        conditions: '<ul><li>Satu cangkir per nasabah per hari.</li><li>Hanya ukuran reguler.</li></ul>',
      },
    },
  },
  related: {
    about: 'Until when it is valid, and others like it, of which one has ended',
    attributes,
    content: {
      Indonesia: {
        title: 'Morning coffee',
        mechanisme: '<ol><li>Come before ten.</li></ol>',
        expired: '2099-01-31',
        kind: 'Makanan',
        summary: 'A cup for Rp15,000 before ten.',
        related: [
          { slug: 'panen-buah', titleCard: 'Fruit', expired: '2020-09-30', image: '/art/promo/panen-buah.svg' },
          {
            slug: 'nonton-berdua',
            titleCard: 'Two seats',
            expired: '2099-02-14',
            image: '/art/promo/nonton-berdua.svg',
          },
          { titleCard: 'Without a page' },
        ],
      },
      English: {
        title: 'Kopi pagi',
        mechanisme: '<ol><li>Datang sebelum pukul sepuluh.</li></ol>',
        expired: '2020-01-31',
        related: [],
      },
    },
  },
  sparse: {
    about: 'Only a title and one sentence',
    attributes,
    content: {
      English: { title: 'Soon', image: '-', description: '<p>More about it soon.</p>', mechanisme: '-' },
      Indonesia: { title: 'Segera', image: '-', description: '<p>Selengkapnya segera.</p>', conditions: '' },
    },
  },
};
