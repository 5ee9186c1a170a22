import { attempt } from '../core/attempt';

/** A stylesheet for shadow roots: its text is in server markup, its constructable sheet in browsers. */
export interface Sheet {
  readonly text: string;
  /** For markup that names its sheets instead of inlining them. */
  readonly name: string;
  /**
   * The constructable sheet for a document, which strict policies allow, unlike an inline style. Undefined where nothing is drawn.
   */
  in(document: Document): CSSStyleSheet | undefined;
}

/** The inline style of server markup. Extensions such as Dark Reader add one with a class. */
export const serverStyle = 'style:not([class])';

export const registered: Sheet[] = [];

/** Registers a text, which may grow until the sheet is first used. */
export function register(text: () => string): Sheet {
  // A document adopts only sheets constructed for it.
  const sheets = new WeakMap<Document, CSSStyleSheet>();
  let name: string | undefined;
  const sheet: Sheet = {
    get text() {
      return text();
    },
    get name() {
      name ??= nameOf(text());
      return name;
    },
    in(document) {
      const { defaultView } = document;
      if (!sheets.has(document) && defaultView) sheets.set(document, constructed(text(), defaultView));
      return sheets.get(document);
    },
  };
  registered.push(sheet);
  return sheet;
}

/** A short hash (FNV-1a, 32 bits); enough, as a page has some hundred sheets. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The build replaces a stylesheet by this, with goober's output, so that browsers need no goober. */
export const precompiled = (text: string): Sheet => register(() => text);

/**
 * In a shadow root `rem` is the host page's, so it becomes the reader's text size (`registerUnit`). Media and container conditions
 * must not use `rem`, because they ignore custom properties.
 */
export function constructed(text: string, { CSSStyleSheet }: typeof globalThis = globalThis): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text.replace(/(-?[\d.]+)rem\b/g, 'calc(var(--serambi-rem)*$1)'));
  return sheet;
}

/** `--serambi-rem` is a length, so that `1em` at a widget's root is computed there and then inherited. */
export const unit = { name: '--serambi-rem', syntax: '<length>', inherits: true, initialValue: '16px' };

/** Each is checked once, because the check computes all styles of the page. */
const views = new WeakSet<Window>();

/** Unless another bundle has, or the page's own stylesheet, which saves a second layout. */
export function registerUnit(view: Window & typeof globalThis): void {
  if (views.has(view)) return;
  views.add(view);
  // A test's document has no CSS.registerProperty.
  attempt(() => {
    const isKnown = view.getComputedStyle(view.document.documentElement).getPropertyValue(unit.name);
    if (!isKnown) view.CSS.registerProperty(unit);
  });
}
