/**
 * Focuses the element and scrolls to it. In an iframe only that scrolls: the host page would learn of errors and sent reports by
 * being scrolled itself.
 */
export function focusInView(element: HTMLElement | null | undefined): void {
  if (!element) return;
  // Browsers centre what they focus, so the top of a tall element would be out of view.
  element.focus({ preventScroll: true });
  if (parent === window) element.scrollIntoView({ block: 'nearest' });
  else {
    const { top, bottom } = element.getBoundingClientRect();
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    if (top < margin || bottom > innerHeight) scrollBy(0, top - margin);
  }
}
