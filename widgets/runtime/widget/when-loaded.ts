/** Calls `then` when the document is loaded and the browser has nothing else to do. */
export function whenLoaded(then: () => void): void {
  // Safari has no `requestIdleCallback`.
  const whenIdle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1_000));
  if (document.readyState === 'complete') whenIdle(then);
  else window.addEventListener('load', () => whenIdle(then), { once: true });
}
