import { type BlockOf, html, object, text } from '../runtime';

export const shape = object({ title: text, description: html, tanggal_publish: text });

export type Article = BlockOf<typeof shape>;

/** Words that people read in a minute. */
const pace = 200;

/** How long it takes to read, in whole minutes. */
export const minutesOf = ({ description }: Article): number | undefined =>
  description &&
  Math.max(
    1,
    Math.round(
      description.html
        .replace(/<[^<>]*>/g, ' ')
        .trim()
        .split(/\s+/).length / pace,
    ),
  );
