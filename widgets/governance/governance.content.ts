import { type BlockOf, documentFacts, link, list, media, object, text } from '../runtime';

export const shape = object({
  documents: list(object({ title: text, link: media, ...documentFacts })),
  path: link,
});

export type Governance = BlockOf<typeof shape>;
