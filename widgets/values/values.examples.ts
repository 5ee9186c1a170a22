import type { Examples } from '../runtime/element/examples';

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
  empty: { about: 'No values', content: { English: [], Indonesia: [] } },
  long: {
    about: 'Many values with long names',
    content: {
      English: Array.from({ length: 11 }, () => ({ title: 'Accountability towards everybody who trusts us' })),
      Indonesia: Array.from({ length: 11 }, () => ({
        title: 'Kebertanggungjawaban kepada semua yang mempercayai kami',
      })),
    },
  },
  hostile: {
    about: 'Values that try to inject markup or scripts, and icons without a name',
    content: {
      English: [{ image: 'javascript:alert(1)', title: '<b>Bold</b>' }],
      Indonesia: [
        null,
        { image: '/art/value/clear.svg', title: '-' },
        { image: 'javascript:alert(1)', title: '<b>Tebal</b>' },
      ],
    },
  },
};
