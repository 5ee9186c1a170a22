import { inTime } from '../core/in-time';

export type Checks = Record<string, () => Promise<unknown>>;

/** In ms: many requests cost no more than one. */
const maxAge = 1_000;
const timeout = 2_000;

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
