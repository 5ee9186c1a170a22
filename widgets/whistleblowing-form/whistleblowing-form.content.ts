import { type BlockOf, html, object, text } from '../runtime';

export const shape = object({ titleContent: text, description: html });

export type Whistleblowing = BlockOf<typeof shape>;
