import { type Examples, inBoth } from '../runtime/widget/examples';

const card = (name: string, title: string, desc: string) => ({ id: name, image: `/art/${name}.svg`, title, desc });

export const examples: Examples = {
  usual: {
    about: 'Two cards',
    content: inBoth((say) => [
      card(
        'points/earn',
        say('Earn', 'Kumpulkan'),
        say('A point for every Rp1,000.', 'Satu poin untuk setiap Rp1.000.'),
      ),
      card('points/pay', say('Pay', 'Belanjakan'), say('A point is worth Rp1.', 'Satu poin bernilai Rp1.')),
    ]),
  },
};
