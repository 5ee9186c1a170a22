import { type BlockOf, list, media, object, text } from '../runtime';

export const shape = list(object({ image: media, title: text, desc_type_produk: text }));
export type Cards = BlockOf<typeof shape>;

/** Where all is left out, nothing is shown. */
export const hasContent = (one: Cards[number]): boolean => Object.values(one).some(Boolean);
