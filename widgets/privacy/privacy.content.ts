import { type BlockOf, html, object } from '../runtime';

export const shape = object({ desc: html, detailDesc: html });

export type Privacy = BlockOf<typeof shape>;
