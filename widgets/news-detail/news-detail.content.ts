import { type BlockOf, choice, day, html, link, media, object, text } from '../runtime';

/** `author` and `action` are optional. The bank's server adds the kind, and picture and text from the list. */
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

/** Letters read in a minute. Not words, because the same text has a fifth more of them in English. */
const pace = 1_100;

/** Drops comments or styles, which Word writes more of than text. */
const without = (start: string, end: string, source: string) =>
  source
    .split(start)
    .map((part, index) => (index ? part.split(end).slice(1).join(end) : part))
    .join('');

export function minutesOf({ description }: Article): number | undefined {
  if (!description) return undefined;
  const shown = without('<style', '</style>', without('<!--', '-->', description.html));
  return Math.max(1, Math.round(shown.replace(/<[^<>]*>/g, '').trim().length / pace));
}
