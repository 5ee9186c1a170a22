import type { Examples } from '../runtime/element/examples';

export const examples: Examples = {
  usual: { about: 'The header with the menu of the bank’s site' },
};
