/**
 * Focuses the element and scrolls to it. In an iframe only that scrolls: the host page would learn of errors and sent reports by
 * being scrolled itself.
 */
export function focusInView(element: HTMLElement | null | undefined): void {
  if (!element) return;
  const isFramed = parent !== window;
  element.focus({ preventScroll: isFramed });
  // `focus` does not scroll to an element that already has it.
  if (!isFramed) element.scrollIntoView({ block: 'nearest' });
  else {
    const { top, bottom } = element.getBoundingClientRect();
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    if (top < margin || bottom > innerHeight) scrollBy(0, top - margin);
  }
}
