import { type BlockOf, hero, html, media, object, text } from '../runtime';

export const shape = object({ banner: hero, description: html, linkPdf: media, titlePdf: text });

export type Committee = BlockOf<typeof shape>;
