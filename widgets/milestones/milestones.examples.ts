import { type Examples, inBoth } from '../runtime/widget/examples';

const milestone = (year: number, title: string, image = '/art/milestone/beginning.svg') => ({
  tahun: String(year),
  title,
  image,
});

export const examples: Examples = {
  usual: {
    about: 'Nine milestones, every third without a picture',
    content: inBoth((say) =>
      Array.from({ length: 9 }, (_, at) =>
        milestone(2018 + at, `${say('What happened in', 'Yang terjadi pada')} ${2018 + at}.`, at % 3 ? undefined : '-'),
      ),
    ),
  },
  row: {
    about: 'Side by side, one without a picture',
    attributes: { layout: 'row' },
    content: inBoth((say) => [
      milestone(2019, say('The bank is founded.', 'Bank berdiri.')),
      milestone(2021, say('It goes digital.', 'Bank menjadi digital.'), '-'),
    ]),
  },
  few: {
    about: 'Few enough to fit: no button to expand',
    content: inBoth((say) => [milestone(2019, say('The bank is founded.', 'Bank didirikan.'), '-')]),
  },
  many: {
    about: 'More milestones than are shown at once',
    content: inBoth((say) =>
      Array.from({ length: 30 }, (_, at) => milestone(1997 + at, say('A year.', 'Satu tahun.'), '-')),
    ),
  },
};
