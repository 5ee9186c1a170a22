import type { Examples } from '../runtime/element/examples';

/** The contact details beside the form come from the page's configuration. */
export const examples: Examples = {
  usual: { about: 'An empty form' },
};
