import type { Examples } from '../runtime/element/examples';

export const examples: Examples = {
  usual: { about: 'The footer with the bank’s data from the page’s configuration' },
};
