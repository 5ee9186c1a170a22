import { type BlockOf, list, media, object, text } from '../runtime';

export const shape = list(object({ image: media, title: text, desc: text, until: text }));
export type Coupons = BlockOf<typeof shape>;
