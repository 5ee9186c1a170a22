import type { Content } from '../content/content';

/** A named state of a widget, for the gallery and the tests. */
export interface Example {
  /** What it shows, in a few words. */
  about: string;
  attributes?: Record<string, string>;
  /** What the backend answers; a widget without content has none. */
  content?: Content;
}

/** Every room has at least `usual`; with content also `empty`, `long` and `hostile`. */
export type Examples = Record<string, Example>;
