import { inTime } from '../core/in-time';

/** What must work before visitors are sent here, by name. A check rejects with the reason why it does not. */
export type Checks = Record<string, () => Promise<unknown>>;

/** Milliseconds for which a result is given again, so that many requests cost no more than one. */
const maxAge = 1_000;
/** Milliseconds after which a check has failed. */
const timeout = 2_000;

/** Returns what makes the checks at once and resolves to the reasons of those that fail, a line for each. */
export function readiness(checks: Checks): () => Promise<string[]> {
  let since = Number.NEGATIVE_INFINITY;
  let result: Promise<string[]> = Promise.resolve([]);

  async function check(): Promise<string[]> {
    const reasons = Object.entries(checks).map(async ([name, run]) => {
      try {
        await inTime(run(), timeout);
        return [];
      } catch (error) {
        return [`${name}: ${(error as Error).message}`];
      }
    });
    return (await Promise.all(reasons)).flat();
  }

  return () => {
    if (performance.now() - since > maxAge) {
      since = performance.now();
      result = check();
    }
    return result;
  };
}
