/** A visitor's use of markup whose code has not come, or of a widget without code. */

/**
 * A press of such a button that came before its code is repeated. Not a submit: the visitor may have typed more since. Nor a popover's
 * button: it works without code.
 */
export const repeatable = 'button[type=button]:not([popovertarget])';

const holders = 'details,[role=tab],[role=tabpanel],[data-row]';
const attributes = ['open', 'aria-selected', 'tabindex', 'hidden'];

/**
 * Reads what a visitor has opened, chosen, scrolled and focused. Returns the function that restores it in markup in another language
 * or with other attributes; only the focus if that has other items.
 */
export function keepState(root: ShadowRoot): () => void {
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const before = all(holders);
  const scrolled = before.map(({ scrollLeft }) => scrollLeft);
  const focused = root.activeElement as HTMLElement | null;
  const place = focused ? all(focused.localName).indexOf(focused) : -1;
  return () => {
    all(holders).forEach((each, at, { length }) => {
      if (length !== before.length) return;
      for (const name of attributes) {
        const value = before[at]?.getAttribute(name);
        if (typeof value === 'string') each.setAttribute(name, value);
        else each.removeAttribute(name);
      }
      each.scrollLeft = scrolled[at] as number;
    });
    if (focused) all(focused.localName)[place]?.focus({ preventScroll: true });
  };
}
