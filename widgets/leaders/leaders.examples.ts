import { type Examples, inBoth } from '../runtime/widget/examples';

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
    content: inBoth((say) => [
      group(
        say('Board of Commissioners', 'Dewan Komisaris'),
        person('Ratna Hadiwinata', say('President Commissioner', 'Komisaris Utama')),
        person('Hendra Kusnadi', say('Commissioner', 'Komisaris')),
      ),
      group(say('Board of Directors', 'Direksi'), person('Bagas Wirasena', say('Director', 'Direktur'))),
    ]),
  },
  single: {
    about: 'One board, with a person without portrait and one without profile',
    content: inBoth((say) => [
      group(
        say('Board of Directors', 'Direksi'),
        { name: 'Ana Putri', jobs: say('Director', 'Direktur') },
        { ...person('Bo Sena', say('Director', 'Direktur')), image: '-' },
      ),
    ]),
  },
  structures: {
    about: 'A separate organization structure for each board',
    content: inBoth((say) => [
      group(say('Commissioners', 'Komisaris'), person('Ana Putri', say('Commissioner', 'Komisaris'))),
      { title: say('Directors', 'Direksi'), pdf: '/documents/directors.pdf', mens: [] },
    ]),
  },
  many: {
    about: 'A board with more people than are shown at once',
    content: inBoth((say) => [
      group(
        say('Advisers', 'Penasihat'),
        ...Array.from({ length: 30 }, (_, at) =>
          person(`${say('Adviser', 'Tokoh')} ${at + 1}`, say('Adviser', 'Penasihat')),
        ),
      ),
    ]),
  },
};
