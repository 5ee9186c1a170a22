import type { Examples } from '../runtime/element/examples';
import { types } from './coming-soon.content';

export const examples: Examples = {
  usual: { about: 'Without a type: the app is being prepared' },
  ...Object.fromEntries(types.map((type) => [type, { about: `Type ${type}`, attributes: { type } }])),
  reason: {
    about: 'Why, what, when, and what there is meanwhile',
    attributes: { type: 'csr' },
    bank: {
      name: 'Bank Serambi',
      soon: {
        csr: {
          reason: {
            English: 'An auditor reads the report first.',
            Indonesia: 'Auditor membaca laporannya lebih dulu.',
          },
          parts: [{ English: 'What each rupiah did', Indonesia: 'Kegunaan setiap rupiah' }],
          on: '2027-03-31',
          meanwhile: { path: '/news', English: 'Read the news', Indonesia: 'Baca berita' },
          feed: { path: '/news/feed.xml', English: 'Feed', Indonesia: 'Feed' },
        },
      },
    },
  },
  unknown: { about: 'An unknown type', attributes: { type: 'constructor' } },
};
