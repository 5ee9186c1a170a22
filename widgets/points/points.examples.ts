import type { Examples } from '../runtime/element/examples';

const card = (name: string, title: string, desc: string) => ({ id: name, image: `/art/${name}.svg`, title, desc });

export const examples: Examples = {
  usual: {
    about: 'Two cards',
    content: {
      English: [
        card('points/earn', 'Earn', 'A point for every Rp1,000.'),
        card('points/pay', 'Pay', 'A point is worth Rp1.'),
      ],
      Indonesia: [
        card('points/earn', 'Kumpulkan', 'Satu poin untuk setiap Rp1.000.'),
        card('points/pay', 'Belanjakan', 'Satu poin bernilai Rp1.'),
      ],
    },
  },
  empty: { about: 'No cards', content: { English: [], Indonesia: [] } },
  long: {
    about: 'Many cards with very long words',
    content: {
      English: Array(13).fill(card('points/earn', 'Everything that you could wish for', 'Withoutanyend'.repeat(20))),
      Indonesia: Array(13).fill(card('points/earn', 'Segala yang bisa Anda harapkan', 'Takberkesudahan'.repeat(20))),
    },
  },
  hostile: {
    about: 'Values that try to inject markup or scripts',
    content: {
      English: [
        { image: 'javascript:alert(1)', title: '<b>bold</b>', desc: '-' },
        null,
        { image: '/art/points/earn.svg' },
      ],
      Indonesia: [{ image: '/art/points/earn.svg', title: '-', desc: null }, {}],
    },
  },
};
