/** Runs tasks in order, together up to a weight of `capacity`, a heavier one by itself. Refuses more than `maxWaiting`. */
export function createQueue(capacity = 1, maxWaiting = Number.POSITIVE_INFINITY) {
  const waiting = new Set<{ weight: number; start: () => void }>();
  let running = 0;
  let weights = 0;

  function startSome() {
    for (const next of waiting) {
      if (running && weights + next.weight > capacity) return;
      waiting.delete(next);
      running++;
      weights += next.weight;
      next.start();
    }
  }

  return async <Result>(task: () => Promise<Result>, weight = capacity, signal?: AbortSignal): Promise<Result> => {
    await new Promise<void>((start, reject) => {
      const own = { weight, start };
      const leave = (reason: unknown) => {
        waiting.delete(own);
        reject(reason);
        startSome();
      };
      waiting.add(own);
      startSome();
      if (waiting.size > maxWaiting) leave(new Error('too many requests are open'));
      else signal?.addEventListener('abort', () => leave(signal.reason));
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
