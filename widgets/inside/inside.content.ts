import { type BlockOf, list, media, object, text } from '../runtime';

export const shape = list(object({ image: media, title: text, desc_type_produk: text }));
export type Cards = BlockOf<typeof shape>;

/** Whether any field has a value; an empty card is not shown. */
export const hasContent = (one: Cards[number]): boolean => Object.values(one).some(Boolean);
