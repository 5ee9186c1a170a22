import type { Examples } from '../runtime/widget/examples';

export const examples: Examples = {
  usual: { about: 'The four pages about the bank' },
};
