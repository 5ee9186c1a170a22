import type { Examples } from '../runtime/element/examples';

const question = (number: number, title: string) => ({ id: `faq-${number}-1`, title });
const long =
  'Apa yang harus saya lakukan kalau setelah semua penjelasan itu ternyata masih ada yang belum jelas bagi saya?';

export const examples: Examples = {
  usual: {
    about: 'Three questions',
    content: {
      English: {
        popular: [
          question(1, 'Who can open an account?'),
          question(4, 'I have lost my card. What should I do?'),
          question(5, 'How do I recognise a fraudster?'),
        ],
      },
      Indonesia: {
        popular: [
          question(1, 'Siapa yang dapat membuka rekening?'),
          question(4, 'Kartu saya hilang. Apa yang harus saya lakukan?'),
          question(5, 'Bagaimana mengenali penipu?'),
        ],
      },
    },
  },
  empty: { about: 'A bank that names none', content: { English: {}, Indonesia: { popular: [] } } },
  long: {
    about: 'Many long questions',
    content: {
      English: { popular: Array.from({ length: 20 }, (_, at) => question(at, `${at} ${long}`)) },
      Indonesia: { popular: Array.from({ length: 20 }, (_, at) => question(at, `${at} ${long}`)) },
    },
  },
  hostile: {
    about: 'Questions that are not what they say',
    content: {
      English: { popular: [null, {}, { id: '"><b>', title: '<img src=x onerror=alert(1)>' }] },
      Indonesia: {
        popular: [{ id: 'javascript:alert(1)', title: '<script>alert(1)</script>' }, { title: 'Tanpa id' }],
      },
    },
  },
};
