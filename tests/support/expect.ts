import { expect as base } from '@playwright/test';

/** Playwright's, but `expect.poll` asks often: its own pauses grow to 1 s. */
export const expect: typeof base = Object.assign(base.configure({}), {
  poll: ((act, options) => {
    const given = typeof options === 'string' ? { message: options } : options;
    return base.poll(act, { intervals: [20, 50, 100], ...given });
  }) satisfies typeof base.poll,
});
