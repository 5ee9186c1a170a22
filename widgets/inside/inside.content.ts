import { type BlockOf, link, list, media, object, text } from '../runtime';

export const shape = list(object({ image: media, title: text, desc_type_produk: text, url: link }));
export type Cards = BlockOf<typeof shape>;

/** Whether any field has a value; an empty card is not shown. */
export const hasContent = ({ image, title, desc_type_produk }: Cards[number]): boolean =>
  Boolean(image ?? title ?? desc_type_produk);
