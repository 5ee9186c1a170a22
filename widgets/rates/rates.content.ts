import { type BlockOf, day, list, object, tabbedHtmlFields, text } from '../runtime';

export const rates = object({ from: day, headline: list(object({ value: text, label: text }, 'value', 'label')) });

/** The bank's server adds `rates`. */
export const shape = object({ ...tabbedHtmlFields, rates }, 'tabs');

export type Rates = BlockOf<typeof shape>;
