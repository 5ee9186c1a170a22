import type { Examples } from '../runtime/element/examples';

const attributes = { slug: 'enam-juta-nasabah' };

const place = (title: string, older: string, newer?: string) => ({
  series: {
    title,
    older: [{ slug: 'kinerja-tahun-2025', titleCard: older }],
    newer: newer ? [{ slug: 'hasil-rupst-2026', titleCard: newer }] : [],
  },
});

export const examples: Examples = {
  usual: {
    about: 'An article between two others',
    attributes,
    content: {
      English: place('Press releases', 'Profit doubles', 'The first dividend'),
      Indonesia: place('Siaran pers', 'Laba berlipat dua', 'Dividen pertama'),
    },
  },
  newest: {
    about: 'The newest one',
    attributes,
    content: {
      English: place('Press releases', 'Profit doubles'),
      Indonesia: place('Siaran pers', 'Laba berlipat dua'),
    },
  },
  empty: {
    about: 'An article of which the server says no place',
    attributes,
    content: { English: { title: 'Six million' }, Indonesia: { title: 'Enam juta', series: null } },
  },
  long: {
    about: 'Long titles',
    attributes,
    content: {
      English: place(
        'Announcements to the public, the press and the stock exchange',
        'Before '.repeat(30),
        'After '.repeat(30),
      ),
      Indonesia: place(
        'Pengumuman kepada masyarakat, media, dan bursa efek',
        'Sebelum '.repeat(30),
        'Sesudah '.repeat(30),
      ),
    },
  },
  hostile: {
    about: 'Values that are not what they say',
    attributes: { slug: '"&' },
    content: {
      English: {
        series: {
          title: '<i>',
          newer: [{ slug: '"onclick="x', titleCard: '<script>alert(1)</script>' }],
          older: [null],
        },
      },
      Indonesia: { series: {} },
    },
  },
};
