import type { Examples } from '../runtime/element/examples';
import { types } from './coming-soon.content';

export const examples: Examples = {
  usual: { about: 'Without a type: the app is being prepared' },
  ...Object.fromEntries(types.map((type) => [type, { about: `Type ${type}`, attributes: { type } }])),
  reason: {
    about: 'Why, when, and what there is meanwhile',
    attributes: { type: 'csr' },
    bank: {
      name: 'Bank Serambi',
      soon: {
        csr: {
          reason: {
            English: 'An auditor reads the report first.',
            Indonesia: 'Auditor membaca laporannya lebih dulu.',
          },
          on: '2027-03-31',
          meanwhile: { path: '/news', English: 'Read the news', Indonesia: 'Baca berita' },
        },
      },
    },
  },
  unknown: { about: 'An unknown type', attributes: { type: 'constructor' } },
};
