import { choice, list, object, text } from '../runtime';

const neighbour = list(object({ slug: text, titleCard: text }, 'slug', 'titleCard'));

/** From the bank's server: the next newer and older article of the same kind. */
export const shape = object({
  kind: choice('event', 'news', 'pressrelease'),
  series: object({ title: text, newer: neighbour, older: neighbour }),
});
