import type { Examples } from '../runtime/element/examples';

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
  empty: { about: 'A bank that states none', content: { English: {}, Indonesia: { calendar: [] } } },
  long: {
    about: 'Many days with long titles',
    content: {
      English: {
        calendar: Array.from({ length: 40 }, (_, at) =>
          event(`20${50 + at}-09-30`, 'Publication of the consolidated financial statements, and meeting of analysts'),
        ),
      },
      Indonesia: {
        calendar: Array.from({ length: 40 }, (_, at) =>
          event(
            `20${50 + at}-09-30`,
            'Publikasi laporan keuangan konsolidasian dan pertemuan dengan para analis pasar',
          ),
        ),
      },
    },
  },
  hostile: {
    about: 'Days that there are not, and titles that try to inject markup',
    content: {
      English: {
        calendar: [
          null,
          {},
          event('2099-02-31', 'Never'),
          event('2099-01-01', '&lt;b&gt;x&lt;/b&gt;', 'javascript:alert(1)'),
        ],
      },
      Indonesia: {
        calendar: [
          event('soon', 'Segera'),
          event('2099-01-01', '&lt;script&gt;alert(1)&lt;/script&gt;', '//evil.example'),
        ],
      },
    },
  },
};
