import type { Content } from '../content/content';
import type { Bank } from './config';

/** A named state of a widget, for the gallery and the tests. */
export interface Example {
  about: string;
  attributes?: Record<string, string>;
  content?: Content;
  bank?: Bank;
}

/** `usual` is required; `empty`, `long` and `hostile` are made from it if missing. */
export type Examples = Record<string, Example>;

/** Returns the value of the language that a block is made for. */
export type Say = <Value>(English: Value, Indonesia: Value) => Value;

/** A block in both languages, with its structure written once. */
export const inBoth = <Block>(block: (say: Say) => Block) => ({
  English: block((English) => English),
  Indonesia: block((_, Indonesia) => Indonesia),
});
