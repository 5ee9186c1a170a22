import { type BlockOf, list, object, text } from '../runtime';

const neighbour = list(object({ slug: text, titleCard: text }, 'slug', 'titleCard'));

/** What the bank's server adds to an article: the ones before and after it of its kind. */
export const shape = object({
  series: object({ title: text, newer: neighbour, older: neighbour }),
});

export type Block = BlockOf<typeof shape>;
