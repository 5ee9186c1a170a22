/** Bytes of bodies that are processed at the same time: that takes many times their size in memory. */
export const processedTogether = 1024 * 1024;

/**
 * Runs tasks in their order: one at a time, or several whose weights are together at most `capacity`. One that is heavier than
 * that runs alone.
 */
export function createQueue(capacity = 1) {
  const waiting: { weight: number; start: () => void }[] = [];
  let running = 0;
  let weights = 0;

  function startSome() {
    for (let [next] = waiting; next && (!running || weights + next.weight <= capacity); [next] = waiting) {
      waiting.shift();
      running++;
      weights += next.weight;
      next.start();
    }
  }

  return async <Result>(task: () => Promise<Result>, weight = capacity): Promise<Result> => {
    await new Promise<void>((start) => {
      waiting.push({ weight, start });
      startSome();
    });
    try {
      return await task();
    } finally {
      running--;
      weights -= weight;
      startSome();
    }
  };
}
