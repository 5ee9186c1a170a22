import { html, object, textFacts } from '../runtime';

export const shape = object({ desc: html, detailDesc: html, ...textFacts });
