import { type BlockOf, html, link, media, object, text } from '../runtime';

/** Who wrote it, and what a reader may do next, can be left out. The bank's server adds the article's kind, and the picture and the text that it has in its list. */
export const shape = object({
  title: text,
  description: html,
  tanggal_publish: text,
  author: object({ name: text, jobs: text, image: media }),
  action: object({ title: text, about: text, label: text, link }),
  kind: text,
  series: object({ image: media, about: text }),
});

export type Article = BlockOf<typeof shape>;

/** Letters that people read in a minute: not words, of which English has a fifth more for the same. */
const pace = 1_100;

/** How long it takes to read, in whole minutes. */
export const minutesOf = ({ description }: Article): number | undefined =>
  description && Math.max(1, Math.round(description.html.replace(/<[^<>]*>/g, '').trim().length / pace));
