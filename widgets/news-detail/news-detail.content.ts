import { type BlockOf, html, media, object, text } from '../runtime';

/** The bank's server adds the article's kind, and the picture and the text that it has in its list. */
export const shape = object({
  title: text,
  description: html,
  tanggal_publish: text,
  kind: text,
  series: object({ image: media, about: text }),
});

export type Article = BlockOf<typeof shape>;

/** Letters that people read in a minute: not words, of which English has a fifth more for the same. */
const pace = 1_100;

/** How long it takes to read, in whole minutes. */
export const minutesOf = ({ description }: Article): number | undefined =>
  description && Math.max(1, Math.round(description.html.replace(/<[^<>]*>/g, '').trim().length / pace));
