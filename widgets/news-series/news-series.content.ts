import { type BlockOf, list, object, text } from '../runtime';

const neighbour = list(object({ slug: text, titleCard: text }));

/** What the bank's server adds to an article: its place among those of its kind, which are counted from the oldest on. */
export const shape = object({
  series: object({ title: text, number: text, count: text, newer: neighbour, older: neighbour }),
});

export type Block = BlockOf<typeof shape>;
