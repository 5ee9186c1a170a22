import { type BlockOf, html, object, textFacts } from '../runtime';

export const shape = object({ desc: html, detailDesc: html, ...textFacts });

export type Privacy = BlockOf<typeof shape>;
