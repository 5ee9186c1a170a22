import type { Examples } from '../runtime/widget/examples';

const milestone = (year: number, title: string, image = '/art/milestone/beginning.svg') => ({
  tahun: String(year),
  title,
  image,
});
const years = Array.from({ length: 9 }, (_, index) => 2018 + index);

export const examples: Examples = {
  usual: {
    about: 'Nine milestones, every third without a picture',
    content: {
      English: years.map((year, index) => milestone(year, `What happened in ${year}.`, index % 3 ? undefined : '-')),
      Indonesia: years.map((year, index) => milestone(year, `Yang terjadi pada ${year}.`, index % 3 ? undefined : '-')),
    },
  },
  row: {
    about: 'Side by side, one without a picture',
    attributes: { layout: 'row' },
    content: {
      English: [milestone(2019, 'The bank is founded.'), milestone(2021, 'It goes digital.', '-')],
      Indonesia: [milestone(2019, 'Bank berdiri.'), milestone(2021, 'Bank menjadi digital.', '-')],
    },
  },
  few: {
    about: 'Few enough to fit: no button to expand',
    content: {
      English: [milestone(2019, 'The bank is founded.', '-')],
      Indonesia: [milestone(2019, 'Bank didirikan.', '-')],
    },
  },
  many: {
    about: 'More milestones than are shown at once',
    content: {
      English: Array.from({ length: 30 }, (_, at) => milestone(1997 + at, 'A year.', '-')),
      Indonesia: Array.from({ length: 30 }, (_, at) => milestone(1997 + at, 'Satu tahun.', '-')),
    },
  },
};
