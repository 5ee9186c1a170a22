import { type BlockOf, type Html, html, list, object, text } from '../runtime';

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

/** A description's beginning, and the rest of it from its first heading on. */
export function partsOf(description: Html): Html[] {
  const at = description.html.search(/<h[1-6][\s>]/i);
  const parts = at < 0 ? [description.html] : [description.html.slice(0, at), description.html.slice(at)];
  return parts.map((html) => ({ ...description, html }));
}
