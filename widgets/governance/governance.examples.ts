import type { Examples } from '../runtime/widget/examples';

const facts = { date: '2026-03-25', size: 48_200, languages: ['Indonesia', 'English'] };
const path = '/about-us/investor-relations';
const named = (...titles: string[]) =>
  titles.map((title, index) => ({ title, link: `/documents/${index + 1}.pdf`, ...facts }));

export const examples: Examples = {
  usual: {
    about: 'Three documents, and the way to all of them',
    content: {
      English: { documents: named('Governance Report 2025', 'Governance Policy', 'Code of Conduct'), path },
      Indonesia: { documents: named('Laporan Tata Kelola 2025', 'Kebijakan Tata Kelola', 'Kode Etik'), path },
    },
  },
};
