import { choice, html, list, number, object, type PartOf, text } from '../runtime';

/** Rules and protection for reporters, and the readers of a report. */
export const promises = {
  lead: text,
  glance: list(object({ icon: choice('nameless', 'safe', 'answered'), title: text, about: text }, 'title')),
};

export const shape = object({
  titleContent: text,
  description: html,
  // From the bank's server: governance's promises and number of documents.
  ...promises,
  documents: number,
});

/** A description folds before its first heading, unless it begins with that. */
function foldAt(blocks: readonly { name: string }[]): number {
  const at = blocks.findIndex(({ name }, index) => index > 0 && /^h\d$/.test(name));
  return at < 0 ? blocks.length : at;
}
export const beginningOf: PartOf = (blocks) => blocks.slice(0, foldAt(blocks));
export const restOf: PartOf = (blocks) => blocks.slice(foldAt(blocks));
