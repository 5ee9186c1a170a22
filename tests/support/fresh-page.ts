/** Each test finds an empty page. Clears timers after a file: a removed element keeps its state for longer than the document exists. */
import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
import { afterAll, afterEach, beforeEach } from 'vitest';

const setTimer = globalThis.setTimeout;
const timers = new Set<ReturnType<typeof setTimeout>>();

globalThis.setTimeout = Object.assign((...args: Parameters<typeof setTimer>) => {
  const timer = setTimer(...args);
  timers.add(timer);
  return timer;
}, setTimer);

// happy-dom has Node's older streams under these names.
Object.assign(globalThis, { ReadableStream, TransformStream, WritableStream });

// happy-dom has none.
globalThis.print ??= () => {};

// In Node's environment there is no page.
if (globalThis.document) {
  beforeEach(() => {
    localStorage.clear();
    // The language bus remembers the page's.
    Object.assign(Object(Reflect.get(globalThis, Symbol.for('serambi.language'))), { named: undefined });
    history.replaceState(null, '', '/');
  });

  // Before stubs end: an element must not reach the real ones.
  afterEach(async () => {
    document.body.replaceChildren();
    // Removed elements unmount in a microtask.
    await Promise.resolve();
  });
}

afterAll(() => {
  for (const timer of timers) clearTimeout(timer);
});
