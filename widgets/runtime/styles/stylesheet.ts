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
  /** All that was added. */
  readonly text: string;
  /** The same as a constructable stylesheet: no inline style, so a strict policy holds. Browser only. */
  readonly sheet: CSSStyleSheet;
}

/** goober writes to a style element; this is the least that passes for one, in a browser and on a server alike. */
interface Target {
  data: string;
  parentNode?: true;
  querySelector(): { parentNode: true; firstChild: Target };
}

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
      return target.data;
    },
    get sheet() {
      made ??= constructed(this.text);
      return made;
    },
  };
}
