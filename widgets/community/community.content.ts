import { type BlockOf, day, documentFacts, flag, link, list, media, object, text } from '../runtime';

/** What the bank does for others. */
export const shape = object({
  title: text,
  about: text,
  image: media,
  /** What its header leads to. */
  action: object({ title: text, path: link }, 'title', 'path'),
  figures: list(object({ value: text, label: text, source: text, path: link }, 'value', 'label')),
  /** What is done and what is to come; a project's day says which of them it is. */
  projects: list(
    object(
      { day, title: text, place: text, about: text, result: text, image: media, path: link, open: flag },
      'day',
      'title',
    ),
  ),
  reports: list(object({ title: text, link: media, ...documentFacts }, 'title', 'link')),
});

export type Block = BlockOf<typeof shape>;
