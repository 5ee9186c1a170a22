import { type Examples, inBoth } from '../runtime/widget/examples';
import { types } from './coming-soon.content';

export const examples: Examples = {
  usual: { about: 'Without a type: the app is being prepared' },
  ...Object.fromEntries(types.map((type) => [type, { about: `Type ${type}`, attributes: { type } }])),
  reason: {
    about: 'Why, what, when, and what there is meanwhile',
    attributes: { type: 'csr' },
    content: inBoth((say) => ({
      csr: {
        reason: say('An auditor reads the report first.', 'Auditor membaca laporannya lebih dulu.'),
        parts: [say('What each rupiah did', 'Kegunaan setiap rupiah')],
        on: '2027-03-31',
        meanwhile: { path: '/news', title: say('Read the news', 'Baca berita') },
        feed: { path: '/news/feed.xml', title: 'Feed' },
      },
    })),
  },
  unknown: { about: 'An unknown type', attributes: { type: 'constructor' } },
};
