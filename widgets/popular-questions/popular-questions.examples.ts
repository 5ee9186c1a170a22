import { type Examples, inBoth } from '../runtime/widget/examples';

const question = (number: number, title: string) => ({ id: `faq-${number}-1`, title });

export const examples: Examples = {
  usual: {
    about: 'Three questions',
    content: inBoth((say) => ({
      popular: [
        question(1, say('Who can open an account?', 'Siapa yang dapat membuka rekening?')),
        question(4, say('I have lost my card. What should I do?', 'Kartu saya hilang. Apa yang harus saya lakukan?')),
        question(5, say('How do I recognise a fraudster?', 'Bagaimana mengenali penipu?')),
      ],
    })),
  },
};
