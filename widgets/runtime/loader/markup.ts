/** Markup of a shadow root: the server's, and the loader's own for an error. */
import { attempt } from '../core/attempt';
import { failure } from '../element/widget-root.strings';
import { codes, type Language } from '../language/language';
import { constructed, unit } from '../styles/sheet';

/** The product's markup has none of these; the sanitizer itself removes scripts. */
const sanitizer = { removeElements: ['style', 'link', 'meta', 'base'] };

/** Each text has one sheet in a document, for any number of widgets. A document adopts only its own sheets. */
const sheets = new WeakMap<Document, Record<string, CSSStyleSheet>>();

export function insert(root: ShadowRoot, html: string): void {
  if (root.setHTML) root.setHTML(html, { sanitizer });
  // The markup has no shadow roots of its own, so `setHTMLUnsafe` would do no more.
  else root.innerHTML = html;
}

/** Call it again once the element is in another document. */
export function dress(root: ShadowRoot, css: readonly string[]): void {
  const { ownerDocument } = root;
  const { defaultView } = ownerDocument;
  if (!defaultView) return;
  // Fails if it is already registered, or in a test's document.
  attempt(() => defaultView.CSS.registerProperty(unit));
  const made = sheets.get(ownerDocument) ?? {};
  sheets.set(ownerDocument, made);
  root.adoptedStyleSheets = css.map((text) => (made[text] ??= constructed(text, defaultView)));
}

export function alertWith(language: Language, tryAgain: () => void): HTMLElement {
  const { failed, retry } = failure[language];
  const box = document.createElement('p');
  const button = document.createElement('button');
  box.lang = codes[language];
  box.role = 'alert';
  button.textContent = retry;
  button.addEventListener('click', tryAgain);
  box.append(`${failed} `, button);
  return box;
}
