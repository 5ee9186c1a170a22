import { type BlockOf, list, media, object, text } from '../runtime';

export const shape = list(object({ image: media, title: text, desc: text }));
export type Privileges = BlockOf<typeof shape>;

/** Where all is left out, nothing is shown. */
export const hasContent = (one: Privileges[number]): boolean => Object.values(one).some(Boolean);
