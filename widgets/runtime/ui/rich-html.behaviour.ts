/**
 * Behaviour of rich text: links to places in it, and keyboard access to tables that are wider than it. `rich-html.tsx`
 * uses the first two functions, `behaviours.ts` the third one.
 */

/**
 * A table that scrolls sideways must be reachable by keyboard; one that fits is no region to stop at. In a closed panel it has no
 * width to tell by: it is looked at when that opens.
 */
export function updateScrollers(root: ParentNode): void {
  for (const { parentElement: box } of root.querySelectorAll('table')) {
    if (!box?.matches('[role=region],[role=group]')) continue;
    const scrolls = box.scrollWidth > box.clientWidth && box.checkVisibility();
    box.setAttribute('role', scrolls ? 'region' : 'group');
    if (scrolls) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  }
}

/**
 * Follows a link to a place in the same text: browsers find no fragment's target in a shadow tree.
 *
 * @param within where the place is looked for, the nearest first: a widget may show a text in several parts
 */
export function followFragment(event: MouseEvent, within: readonly ParentNode[]): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest('a[href^="#"]') : undefined;
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const selector = `[id="${CSS.escape(link.getAttribute('href')?.slice(1) ?? '')}"]`;
  const place = within.map((root) => root.querySelector<HTMLElement>(selector)).find((found) => found);
  if (!place) return;
  event.preventDefault();
  const fold = place.closest('details');
  if (fold) fold.open = true;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.scrollIntoView();
  place.focus({ preventScroll: true });
}

const behaving = new WeakSet<ShadowRoot>();

/** Makes the rich text of a whole root work. Call it again whenever its markup was replaced. */
export function behaveRichText(root: ShadowRoot): void {
  updateScrollers(root);
  if (behaving.has(root)) return;
  behaving.add(root);
  root.addEventListener('click', (event) => followFragment(event as MouseEvent, [root]));
  // In a frame of its own: a box's size may change with its role, which within a callback is reported as a loop.
  new ResizeObserver(() => requestAnimationFrame(() => updateScrollers(root))).observe(root.host);
}
