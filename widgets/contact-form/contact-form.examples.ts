import type { Examples } from '../runtime/widget/examples';

const bank = {
  name: 'Bank Serambi',
  phones: ['1500 123'],
  hours: { English: 'At all hours', Indonesia: 'Setiap saat' },
  email: 'halo@bankserambi.example',
};
const both = <Block>(block: Block) => ({ English: block, Indonesia: block });

export const examples: Examples = {
  usual: {
    about: 'An empty form, beside a phone number, a chat and an e-mail address',
    bank,
    content: both({ phone: [{ value: '+62 811 1500 1230', title: 'WhatsApp' }] }),
  },
};
