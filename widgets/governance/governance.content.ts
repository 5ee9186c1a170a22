import { documentFacts, link, list, media, object, text } from '../runtime';

/** A document's title comes from investor relations. */
export const shape = object({
  documents: list(object({ title: text, link: media, ...documentFacts }, 'link')),
  path: link,
});
