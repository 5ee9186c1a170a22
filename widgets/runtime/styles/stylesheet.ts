import { css } from 'goober';
import { constructed } from './sheet';

type Css = (template: TemplateStringsArray, ...values: (string | number)[]) => string;

/** The CSS of one module: goober adds the rules when the module is evaluated, and all instances adopt one sheet. */
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

/** goober writes to a style element. This is all that it needs of one, in a browser and on a server. */
interface Target {
  data: string;
  parentNode?: true;
  querySelector(): { parentNode: true; firstChild: Target };
}

/** @param prefix of the names of classes and animations; the build gives each file its own. Without it goober names them. */
export function stylesheet(prefix?: string): Stylesheet {
  const target: Target = { data: '', querySelector: () => ({ parentNode: true, firstChild: target }) };
  let made: CSSStyleSheet | undefined;
  let count = 0;
  const named = (context: { target: Target; k?: 1 }): Css => {
    const add = css.bind(context as unknown as { target: Element }) as unknown as Css;
    if (prefix === undefined) return add;
    return (template, ...values) => {
      const hash = add(template, ...values);
      const name = `${prefix}-${count++}`;
      target.data = target.data.replace(new RegExp(`\\b${hash}\\b`, 'g'), name);
      return name;
    };
  };
  return {
    css: named({ target }),
    keyframes: named({ target, k: 1 }),
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
