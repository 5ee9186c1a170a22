import { type BlockOf, choice, html, list, number, object, type PartOf, text } from '../runtime';

/** Who may report and who reads it, and what a reporter may rely on. */
export const promises = {
  lead: text,
  glance: list(object({ icon: choice('nameless', 'safe', 'answered'), title: text, about: text }, 'title')),
};

export const shape = object({
  titleContent: text,
  description: html,
  // The bank's server adds what governance promises, and the number of its documents.
  ...promises,
  documents: number,
});

export type Whistleblowing = BlockOf<typeof shape>;

/** Where a description can be folded: before its first heading, but for one that it begins with. */
function foldAt(blocks: readonly { name: string }[]): number {
  const at = blocks.findIndex(({ name }, index) => index > 0 && /^h\d$/.test(name));
  return at < 0 ? blocks.length : at;
}
export const beginningOf: PartOf = (blocks) => blocks.slice(0, foldAt(blocks));
export const restOf: PartOf = (blocks) => blocks.slice(foldAt(blocks));
