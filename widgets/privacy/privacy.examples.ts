import type { Examples } from '../runtime/widget/examples';

const section = (at: number, title: string, text: string) => `<h2>${at}. ${title}</h2><p>${text}</p>`;

const forty = (title: string, text: string) => ({
  detailDesc: Array.from({ length: 40 }, (_, at) => section(at + 1, title, text.repeat(80))).join(''),
});

export const examples: Examples = {
  usual: {
    about: 'A short notice',
    content: {
      English: {
        desc: '<p>What we know of you and why.</p>',
        detailDesc:
          section(1, 'What we collect', 'Your name and your number.') +
          section(2, 'Your rights', 'Ask us at any time.'),
      },
      Indonesia: {
        desc: '<p>Apa yang kami ketahui tentang Anda dan mengapa.</p>',
        detailDesc:
          section(1, 'Yang kami kumpulkan', 'Nama dan nomor Anda.') + section(2, 'Hak Anda', 'Tanyakan kapan saja.'),
      },
    },
  },
  described: {
    about: 'A notice of which it is known when it changed, and what it says in short',
    content: {
      English: {
        detailDesc: section(1, 'Your rights', 'Ask us at any time.'),
        changed: '2025-07-01',
        summary: ['We do not sell your data.'],
      },
      Indonesia: {
        detailDesc: section(1, 'Hak Anda', 'Tanyakan kapan saja.'),
        changed: '2025-07-01',
        summary: ['Data Anda tidak kami jual.'],
      },
    },
  },
  empty: { about: 'Neither text', content: { English: { desc: '-' }, Indonesia: { desc: null, detailDesc: '' } } },
  long: {
    about: 'Forty sections',
    content: { English: forty('Another purpose', 'More of it. '), Indonesia: forty('Tujuan lain', 'Masih ada. ') },
  },
};
