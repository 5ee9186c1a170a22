import { type BlockOf, link, list, object, text } from '../runtime';

/** What the server knows of the bank for investors, from its configuration. */
export const shape = object({ calendar: list(object({ day: text, title: text, path: link })) });

export type Block = BlockOf<typeof shape>;
