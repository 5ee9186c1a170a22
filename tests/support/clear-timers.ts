/**
 * Clears timers after a test file: a removed element keeps its state for some seconds, and would give it up after the document is gone.
 */
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
