/** Before and after each unit test: no fake clock, spy or stub stays, and a condition may become true late. */
import { afterEach, vi } from 'vitest';

const { waitFor } = vi;
// 10 s instead of 1 s, for busy cores; every 15 ms instead of 50.
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 10_000, interval: 15, ...options });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
