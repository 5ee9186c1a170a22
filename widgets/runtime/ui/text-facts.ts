import { type BlockOf, day, list, object, text } from '../content/shape';

/** The date of a long text's last change, and its summary in sentences. */
export const textFacts = { changed: day, summary: list(text) };
const block = object(textFacts);
export type TextFacts = BlockOf<typeof block>;
