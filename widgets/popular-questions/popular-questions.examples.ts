import type { Examples } from '../runtime/widget/examples';

const question = (number: number, title: string) => ({ id: `faq-${number}-1`, title });

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
};
