import { type BlockOf, link, list, media, object, text } from '../runtime';

export const shape = object({
  /** Each with where and when it was stated; `path` leads there. */
  figures: list(object({ value: text, label: text, source: text, path: link }, 'value', 'label')),
  awards: list(object({ title: text, source: text, path: link }, 'title')),
  /** A customer's words. */
  voice: object({ title: text, source: text, path: link, name: text, image: media }, 'title'),
});

export type Proof = BlockOf<typeof shape>;
