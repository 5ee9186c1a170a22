import { type BlockOf, choice, type Html, html, list, number, object, text } from '../runtime';

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

/** A description's beginning, and the rest of it from its first heading on. */
export function partsOf(description: Html): Html[] {
  const at = description.html.search(/<h[1-6][\s>]/i);
  const parts = at < 0 ? [description.html] : [description.html.slice(0, at), description.html.slice(at)];
  return parts.map((html) => ({ ...description, html }));
}
