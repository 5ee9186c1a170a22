/** A modal dialog in the markup of `dialog.tsx`, opened by the button beside it. */

/** Length of the closing animation in ms; must match the CSS. */
const closing = 1_000;
const working = new WeakSet<HTMLElement>();

/** Escape, the close button and a press on the backdrop close with an animation. */
export function dialog(element: HTMLElement | null): void {
  if (!(element instanceof HTMLDialogElement) || working.has(element)) return;
  working.add(element);
  let closed: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    if (closed) return;
    element.setAttribute('data-closing', '');
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    closed = setTimeout(() => element.close(), isStill ? 0 : closing);
  };
  element.parentElement?.addEventListener('click', ({ target }) => {
    // A language switch may have replaced the dialog.
    if (!(target instanceof Element) || !element.isConnected) return;
    if (target.closest('[aria-haspopup=dialog]')) element.showModal();
    else if (target === element || target.closest('[data-close]')) close();
  });
  element.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  // A second Escape skips the animation.
  element.addEventListener('close', () => {
    clearTimeout(closed);
    closed = undefined;
    element.removeAttribute('data-closing');
  });
}
