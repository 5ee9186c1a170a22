import { type BlockOf, choice, day, html, link, media, object, text } from '../runtime';

/** `author` and `action` are optional. The bank's server adds the article's kind, and its picture and text from its list. */
export const shape = object({
  title: text,
  description: html,
  tanggal_publish: day,
  author: object({ name: text, jobs: text, image: media }, 'name'),
  action: object({ title: text, about: text, label: text, link }, 'title', 'label', 'link'),
  kind: choice('news', 'pressrelease', 'event'),
  series: object({ image: media, about: text }),
});

export type Article = BlockOf<typeof shape>;

/** Letters that people read in a minute: not words, of which English has a fifth more for the same. */
const pace = 1_100;

/** How long it takes to read, in whole minutes. */
export const minutesOf = ({ description }: Article): number | undefined =>
  description && Math.max(1, Math.round(description.html.replace(/<[^<>]*>/g, '').trim().length / pace));
