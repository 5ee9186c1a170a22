import { css } from 'goober';
import { constructed } from './sheet';

type Css = (template: TemplateStringsArray, ...values: (string | number)[]) => string;

/** CSS of one room: written with goober at import, collected as text, adopted by every instance as one sheet. */
export interface Stylesheet {
  /** Adds a rule and answers its class name. Every declaration ends with `;` (goober drops a last one without). */
  readonly css: Css;
  /** Adds an animation and answers its name. */
  readonly keyframes: Css;
  /** Adds CSS as it stands: `:host`, resets, tokens. */
  raw(text: string): void;
  /** All that was added. `1rem` means the reader's own text size, whatever the page does to its root. */
  readonly text: string;
  /** The same as a constructable stylesheet: no inline style, so a strict policy holds. */
  readonly sheet: CSSStyleSheet;
}

/** goober writes to a style element; this is the least that passes for one, in a browser and on a server alike. */
interface Target {
  data: string;
  parentNode?: true;
  querySelector(): { parentNode: true; firstChild: Target };
}

// A `rem` in a shadow root is the host page's, which may be anything. `--rem` is the reader's own size wherever that can
// be had (see `unitSheet`), and the page's `rem` until then.
const ownRem = (text: string) => text.replace(/(-?[\d.]+)rem\b/g, 'calc(var(--rem)*$1)');

export function stylesheet(): Stylesheet {
  const target: Target = { data: '', querySelector: () => ({ parentNode: true, firstChild: target }) };
  let made: CSSStyleSheet | undefined;
  const bind = (context: { target: Target; k?: 1 }) =>
    css.bind(context as unknown as { target: Element }) as unknown as Css;
  return {
    css: bind({ target }),
    keyframes: bind({ target, k: 1 }),
    raw(text) {
      target.data += text;
    },
    get text() {
      return ownRem(target.data);
    },
    get sheet() {
      made ??= constructed(this.text);
      return made;
    },
  };
}
