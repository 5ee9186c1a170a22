import { type BlockOf, html, list, object, type PartOf, text } from '../runtime';

export const shape = object({
  titleContent: text,
  description: html,
  // What the bank's server adds from its configuration.
  /** Who may report, and who reads it. */
  lead: text,
  glance: list(object({ icon: text, title: text, about: text })),
  /** So many documents of governance the page can show. */
  documents: text,
});

export type Whistleblowing = BlockOf<typeof shape>;

/** Where a description can be folded: before its first heading, but for one that it begins with. */
function foldAt(blocks: readonly { name: string }[]): number {
  const at = blocks.findIndex(({ name }, index) => index > 0 && /^h\d$/.test(name));
  return at < 0 ? blocks.length : at;
}
export const beginningOf: PartOf = (blocks) => blocks.slice(0, foldAt(blocks));
export const restOf: PartOf = (blocks) => blocks.slice(foldAt(blocks));
