import type { Examples } from '../runtime/examples';

export const examples: Examples = {
  usual: { about: 'What the page’s configuration says of the bank' },
};
