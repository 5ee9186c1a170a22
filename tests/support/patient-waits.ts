/** `vi.waitFor` gives up after 10 s, not after 1 s: a condition comes late where all cores are busy. */
import { vi } from 'vitest';

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 10_000, ...options });
