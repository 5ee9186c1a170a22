import { type Examples, inBoth } from '../runtime/widget/examples';

const section = (at: number, title: string, text: string) => `<h2>${at}. ${title}</h2><p>${text}</p>`;

export const examples: Examples = {
  usual: {
    about: 'A short notice',
    content: inBoth((say) => ({
      desc: `<p>${say('What we know of you and why.', 'Apa yang kami ketahui tentang Anda dan mengapa.')}</p>`,
      detailDesc:
        section(
          1,
          say('What we collect', 'Yang kami kumpulkan'),
          say('Your name and your number.', 'Nama dan nomor Anda.'),
        ) + section(2, say('Your rights', 'Hak Anda'), say('Ask us at any time.', 'Tanyakan kapan saja.')),
    })),
  },
  described: {
    about: 'A notice of which it is known when it changed, and what it says in short',
    content: inBoth((say) => ({
      detailDesc: section(1, say('Your rights', 'Hak Anda'), say('Ask us at any time.', 'Tanyakan kapan saja.')),
      changed: '2025-07-01',
      summary: [say('We do not sell your data.', 'Data Anda tidak kami jual.')],
    })),
  },
  long: {
    about: 'Forty sections',
    content: inBoth((say) => ({
      detailDesc: Array.from({ length: 40 }, (_, at) =>
        section(at + 1, say('Another purpose', 'Tujuan lain'), say('More of it. ', 'Masih ada. ').repeat(80)),
      ).join(''),
    })),
  },
};
