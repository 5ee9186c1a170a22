import type { Examples } from '../runtime/widget/examples';

const pdf = '/documents/organization-structure.pdf';
const person = (name: string, jobs: string) => ({
  image: '/art/people/ratna-hadiwinata.svg',
  name,
  jobs,
  profil: `<p>${name} has been with the bank <em>since 2020</em>.</p>`,
});
const group = (title: string, ...mens: unknown[]) => ({ title, pdf, mens });

export const examples: Examples = {
  usual: {
    about: 'Two boards that share one organization structure',
    content: {
      English: [
        group(
          'Board of Commissioners',
          person('Ratna Hadiwinata', 'President Commissioner'),
          person('Hendra Kusnadi', 'Commissioner'),
        ),
        group('Board of Directors', person('Bagas Wirasena', 'Director')),
      ],
      Indonesia: [
        group('Dewan Komisaris', person('Ratna Hadiwinata', 'Komisaris Utama'), person('Hendra Kusnadi', 'Komisaris')),
        group('Direksi', person('Bagas Wirasena', 'Direktur')),
      ],
    },
  },
  single: {
    about: 'One board, with a person without portrait and one without profile',
    content: {
      English: [
        group(
          'Board of Directors',
          { name: 'Ana Putri', jobs: 'Director' },
          { ...person('Bo Sena', 'Director'), image: '-' },
        ),
      ],
      Indonesia: [
        group('Direksi', { name: 'Ana Putri', jobs: 'Direktur' }, { ...person('Bo Sena', 'Direktur'), image: '-' }),
      ],
    },
  },
  structures: {
    about: 'A separate organization structure for each board',
    content: {
      English: [
        group('Commissioners', person('Ana Putri', 'Commissioner')),
        { title: 'Directors', pdf: '/documents/directors.pdf', mens: [] },
      ],
      Indonesia: [
        group('Komisaris', person('Ana Putri', 'Komisaris')),
        { title: 'Direksi', pdf: '/documents/directors.pdf', mens: [] },
      ],
    },
  },
  many: {
    about: 'A board with more people than are shown at once',
    content: {
      English: [group('Advisers', ...Array.from({ length: 30 }, (_, at) => person(`Adviser ${at + 1}`, 'Adviser')))],
      Indonesia: [group('Penasihat', ...Array.from({ length: 30 }, (_, at) => person(`Tokoh ${at + 1}`, 'Penasihat')))],
    },
  },
};
