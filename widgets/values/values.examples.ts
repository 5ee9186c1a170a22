import { type Examples, inBoth } from '../runtime/widget/examples';

export const examples: Examples = {
  usual: {
    about: 'Two values',
    content: inBoth((say) => [
      {
        image: '/art/value/welcoming.svg',
        title: say('Welcoming', 'Ramah'),
        desc: say('We greet first.', 'Kami menyapa lebih dulu.'),
      },
      { image: '/art/value/clear.svg', title: say('Clear', 'Jernih') },
    ]),
  },
};
