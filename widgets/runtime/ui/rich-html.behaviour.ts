/** Behaviour of rich text: links within it, and keyboard access to wide tables. */

/** Only a table that scrolls needs a tab stop. In a closed panel it has no width, so opening the panel measures it again. */
export function updateScrollers(root: ParentNode): void {
  for (const { parentElement: box } of root.querySelectorAll('table')) {
    if (!box?.matches('[role=region],[role=group]')) continue;
    const scrolls = box.scrollWidth > box.clientWidth && box.checkVisibility();
    box.setAttribute('role', scrolls ? 'region' : 'group');
    if (scrolls) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  }
}

/** Follows a link within the text, because browsers do not find fragments in a shadow tree. `within` has the nearest root first. */
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

/** Adds behaviour to all rich text of a root. Call it again after its markup was replaced. */
export function behaveRichText(root: ShadowRoot): void {
  updateScrollers(root);
  if (behaving.has(root)) return;
  behaving.add(root);
  root.addEventListener('click', (event) => followFragment(event as MouseEvent, [root]));
  // In an animation frame: a role may change the box's size, which a callback would report as a loop.
  new ResizeObserver(() => requestAnimationFrame(() => updateScrollers(root))).observe(root.host);
}
