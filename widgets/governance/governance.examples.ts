import type { Examples } from '../runtime/element/examples';

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
  empty: {
    about: 'Without documents nothing shows',
    content: { English: { documents: [], path }, Indonesia: {} },
  },
  long: {
    about: 'Many documents with long titles, of which nothing else is known',
    content: {
      English: {
        documents: Array.from({ length: 30 }, (_, at) => ({ title: `Charter ${at} `.repeat(20), link: '/a.pdf' })),
      },
      Indonesia: {
        documents: Array.from({ length: 30 }, (_, at) => ({ title: `Piagam${at}`.repeat(30), link: '/a.pdf' })),
      },
    },
  },
  hostile: {
    about: 'Values that try to inject markup or scripts',
    content: {
      English: {
        documents: [
          null,
          { title: '<b>x</b>', link: 'javascript:alert(1)' },
          { title: '&lt;img src=x&gt;', link: '/a.pdf' },
        ],
        path: 'javascript:alert(1)',
      },
      Indonesia: { documents: [{ title: 'A', link: 'data:text/html,x' }], path: 7 },
    },
  },
};
