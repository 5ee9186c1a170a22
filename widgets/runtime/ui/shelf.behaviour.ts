/** A button in a shelf (`data-shelf`), which it shows as a whole and as a row again. */

function toggle({ currentTarget }: Event): void {
  const button = currentTarget as Element;
  const shelf = button.closest<HTMLElement>('[data-shelf]');
  // Styles go by it. It stays when the other language takes the shelf's place.
  (button.getRootNode() as ShadowRoot).host.toggleAttribute('data-whole');
  // The button moves with the items above it; what was asked for begins at the shelf's heading, for the keyboard, too.
  requestAnimationFrame(() => {
    shelf?.focus({ preventScroll: true });
    shelf?.scrollIntoView();
  });
}

/** Makes the button work. Called again, it does so only once: a listener is added once. */
export const toggleOnPress = (button: HTMLElement | null): void => button?.addEventListener('click', toggle);
