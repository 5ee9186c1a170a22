import type { Examples } from '../runtime/element/examples';

const series = (titles: readonly string[]) =>
  ['hasil-rupst-2026', 'enam-juta-nasabah', 'kinerja-tahun-2025'].map((slug, index) => ({
    slug,
    image: `/art/news/${slug}.svg`,
    titleCard: titles[index],
  }));

const press = {
  English: {
    title: 'Press releases',
    dataNews: series(['The first dividend', 'Six million people', 'Profit doubles']),
  },
  Indonesia: { title: 'Siaran pers', dataNews: series(['Dividen pertama', 'Enam juta orang', 'Laba berlipat dua']) },
};

const attributes = { kind: 'pressrelease', slug: 'enam-juta-nasabah' };

export const examples: Examples = {
  usual: { about: 'An article between two others', attributes, content: press },
  newest: { about: 'The newest one', attributes: { ...attributes, slug: 'hasil-rupst-2026' }, content: press },
  elsewhere: { about: 'An article of another kind: nothing', attributes: { ...attributes, slug: 'x' }, content: press },
  empty: { about: 'No articles', attributes, content: { English: {}, Indonesia: { title: '-', dataNews: [] } } },
  long: {
    about: 'Long titles, and no picture',
    attributes,
    content: {
      English: {
        title: 'Announcements to the public, the press and the stock exchange',
        dataNews: series(['Before '.repeat(30), 'x', 'After '.repeat(30)]).map((each) => ({ ...each, image: '-' })),
      },
      Indonesia: {
        title: 'Pengumuman kepada masyarakat, media, dan bursa efek',
        dataNews: series(['Sesudah '.repeat(30), 'x', 'Sebelum '.repeat(30)]).map((each) => ({ ...each, image: '-' })),
      },
    },
  },
  hostile: {
    about: 'Values that are not what they say',
    attributes: { kind: 'event', slug: '"&' },
    content: {
      English: {
        title: '<i>',
        dataNews: [
          { slug: '"&', titleCard: '<script>alert(1)</script>', image: 'javascript:alert(1)' },
          { slug: '"onclick="x', titleCard: '<u>' },
          null,
        ],
      },
      Indonesia: { dataNews: [{ slug: '-', titleCard: 'x' }, {}] },
    },
  },
};
