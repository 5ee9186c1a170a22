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
  empty: { about: 'No people', content: { English: { title: 'Corporate secretary', mens: [] }, Indonesia: {} } },
  long: {
    about: 'Many people',
    content: {
      English: {
        mens: Array.from({ length: 9 }, () => ({
          ...person,
          jobs: 'Deputy of the Corporate Secretary for investor relations',
        })),
      },
      Indonesia: {
        mens: Array.from({ length: 9 }, () => ({
          ...person,
          jobs: 'Wakil Sekretaris Perusahaan Bidang Hubungan Investor',
        })),
      },
    },
  },
  hostile: {
    about: 'Values that try to inject markup or scripts',
    content: {
      English: {
        title: '<b>x</b>',
        mens: [{ name: '<script>alert(1)</script>', profil: '<img src=x onerror=alert(1)>' }],
      },
      Indonesia: { title: '-', mens: [null, {}, { name: 'Sekar', image: 'javascript:alert(1)' }] },
    },
  },
};
