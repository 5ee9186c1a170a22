/** The button of a shelf (`data-shelf`) shows all items, or the row again. */
function toggle({ currentTarget }: Event): void {
  const button = currentTarget as Element;
  const shelf = button.closest<HTMLElement>('[data-shelf]');
  // Styles depend on it. It stays when the other language replaces the shelf.
  (button.getRootNode() as ShadowRoot).host.toggleAttribute('data-whole');
  // The button moves with the items, so view and focus go to the shelf's heading.
  requestAnimationFrame(() => {
    shelf?.focus({ preventScroll: true });
    shelf?.scrollIntoView();
  });
}

export const toggleOnPress = (button: HTMLElement | null): void => button?.addEventListener('click', toggle);
