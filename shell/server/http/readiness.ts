import { inTime } from '../core/in-time';
import { keptFor } from '../core/kept-for';

export type Checks = Record<string, () => Promise<unknown>>;

/** In ms: many requests cost no more than one. */
const maxAge = 1_000;
const timeout = 2_000;

export const readiness = (checks: Checks): (() => Promise<string[]>) =>
  keptFor(maxAge, async () => {
    const reasons = Object.entries(checks).map(async ([name, run]) => {
      try {
        await inTime(run(), timeout);
        return [];
      } catch (error) {
        return [`${name}: ${(error as Error).message}`];
      }
    });
    return (await Promise.all(reasons)).flat();
  });
