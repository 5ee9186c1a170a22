import type { Examples } from '../runtime/element/examples';

export const examples: Examples = {
  usual: { about: 'What the page’s configuration says of the bank' },
};
