import type { Examples } from '../runtime/widget/examples';

export const examples: Examples = {
  usual: {
    about: 'Two values',
    content: {
      English: [
        { image: '/art/value/welcoming.svg', title: 'Welcoming', desc: 'We greet first.' },
        { image: '/art/value/clear.svg', title: 'Clear' },
      ],
      Indonesia: [
        { image: '/art/value/welcoming.svg', title: 'Ramah', desc: 'Kami menyapa lebih dulu.' },
        { image: '/art/value/clear.svg', title: 'Jernih' },
      ],
    },
  },
};
