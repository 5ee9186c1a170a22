import { type BlockOf, link, list, media, object, text } from '../runtime';

export const shape = list(object({ image: media, title: text, desc: text, url: link }));
export type Services = BlockOf<typeof shape>;

/** Empty cards are not shown. */
export const hasContent = (one: Services[number]): boolean => Object.values(one).some(Boolean);
