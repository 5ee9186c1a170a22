import { type BlockOf, day, list, object, text } from '../content/shape';

/** What is known of a long text: when it last changed, and what it says in short. */
export const textFacts = { changed: day, summary: list(text) };
const block = object(textFacts);
export type TextFacts = BlockOf<typeof block>;
