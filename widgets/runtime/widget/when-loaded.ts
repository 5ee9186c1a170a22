/** Calls `then` when the document has loaded and the browser is idle. */
export function whenLoaded(then: () => void): void {
  // Safari has no `requestIdleCallback`.
  const whenIdle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1_000));
  if (document.readyState === 'complete') whenIdle(then);
  else window.addEventListener('load', () => whenIdle(then), { once: true });
}
