import type { Stylesheet } from './stylesheet';

/**
 * A constructable stylesheet. A `rem` in a shadow root is the host page's, which may be anything; here it becomes the
 * reader's own text size wherever that can be had (see `unitSheet`). Conditions of media and container queries hold no
 * `rem`, for they know no variables.
 */
export function constructed(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text.replace(/(-?[\d.]+)rem\b/g, 'calc(var(--serambi-rem,1REM)*$1)'));
  return sheet;
}

/** What the build puts in a stylesheet's place: the text that goober made of it, so that goober need not be sent. */
export function precompiled(text: string): Pick<Stylesheet, 'text' | 'sheet'> {
  let sheet: CSSStyleSheet | undefined;
  return {
    text,
    get sheet() {
      sheet ??= constructed(text);
      return sheet;
    },
  };
}

let unit: CSSStyleSheet | undefined;

/** Makes `1em` at a widget's root, the reader's own text size, the length that `rem` means below it. */
export function unitSheet(): CSSStyleSheet {
  if (!unit) {
    let supported = true;
    try {
      CSS.registerProperty({ name: '--serambi-rem', syntax: '<length>', inherits: true, initialValue: '16px' });
    } catch (error) {
      // Registered already, by another bundle: fine. Not supported at all: the page's rem has to do.
      supported = error instanceof DOMException;
    }
    unit = constructed(supported ? '.root{--serambi-rem:1em}' : '');
  }
  return unit;
}
