import type { Examples } from '../runtime/widget/examples';

const person = { image: '/art/people/sekar-ayuningtyas.svg', name: 'Sekar Ayuningtyas' };

export const examples: Examples = {
  usual: {
    about: 'The corporate secretary',
    content: {
      English: {
        title: 'Corporate secretary',
        mens: [{ ...person, jobs: 'Corporate Secretary', profil: '<p>She prepares the general meetings.</p>' }],
        contacts: [{ title: 'Corporate secretary', email: 'secretary@bank.example', phone: '1500 123' }],
      },
      Indonesia: {
        title: 'Sekretaris perusahaan',
        mens: [{ ...person, jobs: 'Sekretaris Perusahaan', profil: '<p>Ia menyiapkan rapat umum.</p>' }],
        contacts: [{ title: 'Sekretaris perusahaan', email: 'sekretaris@bank.example', phone: '1500 123' }],
      },
    },
  },
};
