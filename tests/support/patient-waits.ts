/** `vi.waitFor` waits 10 s instead of 1 s: with busy cores a condition becomes true late. */
import { vi } from 'vitest';

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 10_000, ...options });
