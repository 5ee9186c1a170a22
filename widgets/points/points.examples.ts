import type { Examples } from '../runtime/widget/examples';

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
};
