import { type BlockOf, link, list, object, text } from '../runtime';

/** What the bank's server knows of help, from its configuration. */
export const shape = object({
  topics: list(object({ title: text, about: text, path: link, phone: text, email: text, action: text })),
});

export type Block = BlockOf<typeof shape>;
