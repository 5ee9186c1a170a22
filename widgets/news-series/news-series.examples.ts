import type { Examples } from '../runtime/widget/examples';

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
};
