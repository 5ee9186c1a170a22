import type { Examples } from '../runtime/widget/examples';

const person = { image: '/art/people/sekar-ayuningtyas.svg', name: 'Sekar Ayuningtyas' };

const nine = (jobs: string) => ({ mens: Array(9).fill({ ...person, jobs }) });

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
  long: {
    about: 'Many people',
    content: {
      English: nine('Deputy of the Corporate Secretary for investor relations'),
      Indonesia: nine('Wakil Sekretaris Perusahaan Bidang Hubungan Investor'),
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
