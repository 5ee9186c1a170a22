import { type BlockOf, html, object, text } from '../runtime';

export const shape = object({ title: text, description: html, tanggal_publish: text });

export type Article = BlockOf<typeof shape>;
