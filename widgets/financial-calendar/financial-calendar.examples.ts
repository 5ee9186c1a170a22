import { type Examples, inBoth } from '../runtime/widget/examples';

const event = (day: string, title: string, path?: string) => ({ day, title, path });

export const examples: Examples = {
  usual: {
    about: 'Days to come and days that have been',
    content: inBoth((say) => ({
      calendar: [
        event('2099-04-22', say('Annual General Meeting', 'RUPS Tahunan')),
        event('2098-12-03', say('Public exposé', 'Paparan publik'), '/news/paparan-publik-2026'),
        event('2020-03-05', say('Results for 2019', 'Hasil kinerja 2019')),
      ],
    })),
  },
  past: {
    about: 'Nothing is to come',
    content: inBoth((say) => ({ calendar: [event('2020-03-05', say('Results for 2019', 'Hasil kinerja 2019'))] })),
  },
};
