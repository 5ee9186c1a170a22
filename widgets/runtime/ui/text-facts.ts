import { type BlockOf, list, object, text } from '../content/shape';

/** What the bank's server knows of a long text: when it last changed, and what it says in short. */
export const textFacts = object({ changed: text, summary: list(text) });
export type TextFacts = BlockOf<typeof textFacts>;
