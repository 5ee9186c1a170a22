import { type Examples, inBoth } from '../runtime/widget/examples';

export const examples: Examples = {
  usual: {
    about: 'An empty form, beside a phone number, a chat and an e-mail address',
    bank: {
      name: 'Bank Serambi',
      phones: ['1500 123'],
      hours: { English: 'At all hours', Indonesia: 'Setiap saat' },
      email: 'halo@bankserambi.example',
    },
    content: inBoth(() => ({ phone: [{ value: '+62 811 1500 1230', title: 'WhatsApp' }] })),
  },
};
