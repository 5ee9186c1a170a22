/** A stylesheet as shadow roots use it: server markup holds its text, in a browser its constructable sheet is adopted. */
export interface Sheet {
  readonly text: string;
  /** Names the text: markup without an inline style names its sheets. */
  readonly name: string;
  /** The constructable sheet for a document. No inline style, so a strict policy holds. Undefined where nothing is drawn. */
  in(document: Document): CSSStyleSheet | undefined;
}

/** The inline style of a server's markup. One of an extension, such as Dark Reader, has a class. */
export const servedStyle = 'style:not([class])';

/** Every sheet of this bundle. */
export const registered: Sheet[] = [];

/** Makes a sheet of a text, which may still grow until the sheet is first used. */
export function register(text: () => string): Sheet {
  // A document adopts only sheets that were constructed for it.
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

/** A short hash of a text (FNV-1a of 32 bits): a page has some hundred sheets. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** What the build puts in a stylesheet's place: the text that goober made of it, so that goober need not be sent. */
export const precompiled = (text: string): Sheet => register(() => text);

/**
 * A constructable stylesheet. A `rem` in a shadow root is the host page's, which may be anything; here it becomes the
 * reader's own text size (see `registerUnit`). Conditions of media and container queries hold no `rem`, because they do not
 * know custom properties.
 */
export function constructed(text: string, { CSSStyleSheet }: typeof globalThis = globalThis): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text.replace(/(-?[\d.]+)rem\b/g, 'calc(var(--serambi-rem)*$1)'));
  return sheet;
}

/** `--serambi-rem`: a length, so that `1em` at a widget's root is inherited as what it is there. */
export const unit = { name: '--serambi-rem', syntax: '<length>', inherits: true, initialValue: '16px' };

/** Asked once of each: the question has the styles of the whole page computed. */
const views = new WeakSet<Window>();

/**
 * Makes `--serambi-rem` a length: it is set to `1em` at a widget's root and inherited from there. Where another bundle, or the
 * page's own stylesheet (which saves a second layout), has registered it, it has a value already.
 */
export function registerUnit(view: Window & typeof globalThis): void {
  if (views.has(view)) return;
  views.add(view);
  try {
    if (view.getComputedStyle(view.document.documentElement).getPropertyValue(unit.name)) return;
    view.CSS.registerProperty(unit);
  } catch {
    // A test's document has no CSS.registerProperty.
  }
}
