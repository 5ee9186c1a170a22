import { type BlockOf, documentFacts, link, list, media, object, text } from '../runtime';

/** What the bank does for others, from its server's configuration. */
export const shape = object({
  title: text,
  about: text,
  image: media,
  /** What its header leads to. */
  action: object({ title: text, path: link }),
  figures: list(object({ value: text, label: text, source: text, path: link })),
  /** What is done and what is to come; a project's day says which of them it is. */
  projects: list(
    object({ day: text, title: text, place: text, about: text, result: text, image: media, path: link, open: text }),
  ),
  reports: list(object({ title: text, link: media, ...documentFacts })),
});

export type Block = BlockOf<typeof shape>;
