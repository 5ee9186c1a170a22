import type { Examples } from '../runtime/element/examples';

/** What it shows beside the form comes from the page's configuration. */
export const examples: Examples = {
  usual: { about: 'An empty form' },
};
