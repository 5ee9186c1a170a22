import { type Examples, inBoth } from '../runtime/widget/examples';

const attributes = { slug: 'enam-juta-nasabah' };

const series = inBoth((say) => ({
  title: say('Press releases', 'Siaran pers'),
  older: [{ slug: 'kinerja-tahun-2025', titleCard: say('Profit doubles', 'Laba berlipat dua') }],
  newer: [{ slug: 'hasil-rupst-2026', titleCard: say('The first dividend', 'Dividen pertama') }],
}));

export const examples: Examples = {
  usual: {
    about: 'An article between two others',
    attributes,
    content: inBoth((say) => ({ series: say(series.English, series.Indonesia) })),
  },
  newest: {
    about: 'The newest one',
    attributes,
    content: inBoth((say) => ({ series: { ...say(series.English, series.Indonesia), newer: [] } })),
  },
};
