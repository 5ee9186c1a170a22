import { setTimeout as sleep } from 'node:timers/promises';

/** Runs a task again on request: one run at a time, with at least `gap` ms between two beginnings. */
export function repeated<Result>(run: () => Promise<Result>, gap = 0) {
  let begun = Number.NEGATIVE_INFINITY;
  let isRunning = false;
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;

  async function begin(): Promise<Result> {
    await current.catch(() => {});
    const rest = begun + gap - performance.now();
    if (rest > 0) await sleep(rest);
    next = undefined;
    begun = performance.now();
    isRunning = true;
    const own = run().finally(() => {
      isRunning = false;
    });
    current = own;
    return own;
  }

  return {
    /** In ms, since the last run has begun; 0 while it runs. */
    age: () => (isRunning ? 0 : performance.now() - begun),
    /** The result of a run that begins after this call: the current one may have begun too early. */
    again(): Promise<Result> {
      next ??= begin();
      return next;
    },
  };
}
