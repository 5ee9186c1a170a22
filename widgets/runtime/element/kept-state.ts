const holders = 'details,[role=tab],[role=tabpanel]';
const attributes = ['open', 'aria-selected', 'tabindex', 'hidden'];
const rows = '[data-row]';

/**
 * Reads what a visitor has opened, chosen, scrolled and focused. Returns the function that restores it in the same markup in another
 * language.
 */
export function keepState(root: ShadowRoot): () => void {
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const held = all(holders).map((each) => attributes.map((name) => each.getAttribute(name)));
  const scrolled = all(rows).map(({ scrollLeft }) => scrollLeft);
  const focused = root.activeElement;
  const place = focused ? all(focused.localName).indexOf(focused as HTMLElement) : -1;
  return () => {
    for (const [at, each] of all(holders).entries())
      for (const [index, name] of attributes.entries()) {
        const value = held[at]?.[index] ?? null;
        if (value === null) each.removeAttribute(name);
        else each.setAttribute(name, value);
      }
    for (const [at, row] of all(rows).entries()) row.scrollLeft = scrolled[at] ?? 0;
    if (focused) all(focused.localName)[place]?.focus({ preventScroll: true });
  };
}
