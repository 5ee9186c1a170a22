import type { Examples } from '../runtime/widget/examples';

export const examples: Examples = {
  usual: { about: 'The header with the menu of the bank’s site' },
  urgent: {
    about: 'A bank with an entry for emergencies',
    bank: {
      name: 'Bank Serambi',
      phones: ['1500 123'],
      urgent: {
        English: 'Emergency',
        Indonesia: 'Darurat',
        links: [{ path: '/help/security', English: 'Is this number yours?', Indonesia: 'Benarkah ini nomor bank?' }],
      },
    },
  },
};
