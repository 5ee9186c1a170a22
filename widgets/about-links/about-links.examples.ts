import type { Examples } from '../runtime/element/examples';

export const examples: Examples = {
  usual: { about: 'The four pages about the bank' },
};
