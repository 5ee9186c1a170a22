import { type BlockOf, list, object, text } from '../runtime';

/** What the bank's server knows of help, from its configuration and the questions. */
export const shape = object({ popular: list(object({ id: text, title: text })) });

export type Block = BlockOf<typeof shape>;
