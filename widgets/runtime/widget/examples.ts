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
