import type { Content } from '../content/content';
import type { Bank } from './config';

/** A named state of a widget, for the gallery and the tests. */
export interface Example {
  /** What it shows, in a few words. */
  about: string;
  attributes?: Record<string, string>;
  /** The backend's answer, for a widget with content. */
  content?: Content;
  /** What the page's configuration says of the bank, for a widget that shows it. */
  bank?: Bank;
}

/** Every widget has at least `usual`, of which `empty`, `long` and `hostile` are made where it has none of its own. */
export type Examples = Record<string, Example>;
