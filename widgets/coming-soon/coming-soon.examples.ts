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
  hostile: {
    about: 'Values that are not what they say',
    attributes: { type: 'news' },
    content: {
      English: {
        news: {
          reason: '<script>alert(1)</script>Soon',
          parts: [null, {}, '&lt;b&gt;'],
          on: 'tomorrow',
          email: '"><img src=x>',
          meanwhile: { path: 'javascript:alert(1)', title: 'x' },
          feed: [],
        },
        'not-found': { reason: 'Not for this type' },
      },
      Indonesia: { news: { on: '2027-02-31', meanwhile: { title: 'Tanpa alamat' }, feed: 7 } },
    },
  },
  unknown: { about: 'An unknown type', attributes: { type: 'constructor' } },
};
