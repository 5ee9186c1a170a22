import type { Examples } from '../runtime/element/examples';

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
  empty: { about: 'A bank that names no other way', content: both({}) },
  long: {
    about: 'Many chats with long names',
    bank,
    content: both({
      phone: Array.from({ length: 12 }, (_, at) => ({
        value: `+62 811 1500 12${10 + at}`,
        title: `WhatsApp layanan nasabah prioritas untuk wilayah kepulauan ${at}`,
      })),
    }),
  },
  hostile: {
    about: 'Values that are not what they say',
    bank,
    content: both({
      phone: [null, { title: 'Tanpa nomor' }, { value: '<i>', title: '<b>x</b>' }, { value: '1', url: 'javascript:1' }],
      guides: 'x',
    }),
  },
};
