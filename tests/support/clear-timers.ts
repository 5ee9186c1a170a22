/** Clears timers after a test file. A removed element keeps its state for some seconds, longer than the document exists. */
import { afterAll } from 'vitest';

const setTimer = globalThis.setTimeout;
const timers = new Set<ReturnType<typeof setTimeout>>();

globalThis.setTimeout = Object.assign((...args: Parameters<typeof setTimer>) => {
  const timer = setTimer(...args);
  timers.add(timer);
  return timer;
}, setTimer);

// happy-dom has none.
globalThis.print ??= () => {};

afterAll(() => {
  for (const timer of timers) clearTimeout(timer);
});
