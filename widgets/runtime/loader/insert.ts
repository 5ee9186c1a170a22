/** Puts the server's markup into a shadow root. */

/** The product's markup has none of these; the sanitizer itself removes scripts. */
const sanitizer = { removeElements: ['style', 'link', 'meta', 'base'] };

export function insert(root: ShadowRoot, html: string): void {
  if (root.setHTML) root.setHTML(html, { sanitizer });
  // The markup has no shadow roots of its own, so `setHTMLUnsafe` would do no more.
  else root.innerHTML = html;
}
