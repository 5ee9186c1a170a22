/**
 * In the head of a framed page, for presses before `early-post.ts` has come. The policy refuses the browser's post, too, but a
 * refused one makes Chromium stop reading the document. `submit` does not leave a shadow root, so its causes are held.
 */
function holdCause(event: Event): void {
  const [target] = event.composedPath();
  if (document.documentElement.dataset.held !== undefined || !(target instanceof Element)) return;
  const isSubmit =
    event instanceof KeyboardEvent
      ? event.key === 'Enter' && target.localName === 'input'
      : target.closest('[type=submit]');
  if (!isSubmit) return;
  event.preventDefault();
  document.querySelector('.early')?.removeAttribute('hidden');
}
for (const type of ['click', 'keydown']) addEventListener(type, holdCause, true);
