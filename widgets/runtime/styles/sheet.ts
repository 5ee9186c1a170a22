/**
 * A constructable stylesheet. A `rem` in a shadow root is the host page's, which may be anything; here it becomes the
 * reader's own text size (see `registerUnit`). Conditions of media and container queries hold no `rem`, for they know no
 * variables.
 */
export function constructed(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text.replace(/(-?[\d.]+)rem\b/g, 'calc(var(--serambi-rem)*$1)'));
  return sheet;
}

/** For markup that comes before its script, on a page whose `rem` may be anything: the usual one. */
export const inPixels = (text: string): string =>
  text.replace(/(-?[\d.]+)rem\b/g, (_, count: string) => `${+count * 16}px`);

/** What the build puts in a stylesheet's place: the text that goober made of it, so that goober need not be sent. */
export function precompiled(text: string): { readonly text: string; readonly sheet: CSSStyleSheet } {
  let sheet: CSSStyleSheet | undefined;
  return {
    text,
    get sheet() {
      sheet ??= constructed(text);
      return sheet;
    },
  };
}

/**
 * Makes `--serambi-rem` a length: what `1em` is at a widget's root, where the ground sets it, is it all below. Where another
 * bundle has done so, or the page itself in its stylesheet (it costs a new layout later on), it has a value.
 */
export function registerUnit(): void {
  const name = '--serambi-rem';
  try {
    if (getComputedStyle(document.documentElement).getPropertyValue(name)) return;
    CSS.registerProperty({ name, syntax: '<length>', inherits: true, initialValue: '16px' });
  } catch {
    // No browser, such as a test's: nothing is measured there.
  }
}
