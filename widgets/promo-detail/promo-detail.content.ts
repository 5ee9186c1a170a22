import { type BlockOf, html, media, object, text } from '../runtime';

export const shape = object({ title: text, image: media, description: html, mechanisme: html, conditions: html });

export type PromoDetail = BlockOf<typeof shape>;
