import { type Examples, inBoth } from '../runtime/widget/examples';

export const examples: Examples = {
  usual: {
    about: 'A bank with a hotline and pages that say what to do',
    bank: {
      name: 'Bank Serambi',
      phones: ['1500 123', '+62 21 5080 1234'],
      hours: { English: '24 hours a day, every day', Indonesia: '24 jam sehari, setiap hari' },
    },
    content: inBoth(() => ({ guides: { card: '/help#faq-4-1', fraud: '/help#faq-5-2' } })),
  },
};
