/** Bytes of bodies processed at the same time: processing takes many times their size in memory. */
export const processedTogether = 1024 * 1024;

/** Runs tasks in order, at the same time only while their weights are at most `capacity` together. A heavier task runs by itself. */
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
