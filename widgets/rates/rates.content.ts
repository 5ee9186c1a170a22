import { type BlockOf, day, list, object, tabbedHtmlFields, text } from '../runtime';

/** Since when the rates hold, and the numbers that most visitors look for. */
export const rates = object({ from: day, headline: list(object({ value: text, label: text }, 'value', 'label')) });

/** The bank's server adds `rates`. */
export const shape = object({ ...tabbedHtmlFields, rates }, 'tabs');

export type Rates = BlockOf<typeof shape>;
