import { type BlockOf, list, media, object, text } from '../runtime';

export const shape = list(object({ image: media, title: text, desc: text, example: text }));
export type Privileges = BlockOf<typeof shape>;

/** Whether any field has a value; an empty item is not shown. */
export const hasContent = (one: Privileges[number]): boolean => Object.values(one).some(Boolean);
