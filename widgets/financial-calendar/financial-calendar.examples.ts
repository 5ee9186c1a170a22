import type { Examples } from '../runtime/widget/examples';

const event = (day: string, title: string, path?: string) => ({ day, title, path });

export const examples: Examples = {
  usual: {
    about: 'Days to come and days that have been',
    content: {
      English: {
        calendar: [
          event('2099-04-22', 'Annual General Meeting'),
          event('2098-12-03', 'Public exposé', '/news/paparan-publik-2026'),
          event('2020-03-05', 'Results for 2019'),
        ],
      },
      Indonesia: {
        calendar: [
          event('2099-04-22', 'RUPS Tahunan'),
          event('2098-12-03', 'Paparan publik', '/news/paparan-publik-2026'),
          event('2020-03-05', 'Hasil kinerja 2019'),
        ],
      },
    },
  },
  past: {
    about: 'Nothing is to come',
    content: {
      English: { calendar: [event('2020-03-05', 'Results for 2019')] },
      Indonesia: { calendar: [event('2020-03-05', 'Hasil kinerja 2019')] },
    },
  },
};
