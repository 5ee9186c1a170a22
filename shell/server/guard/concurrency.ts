/** Runs at most `maxOpen` tasks at a time; up to `maxWaiting` wait until their signal is aborted. Others are refused. */
export function limitConcurrency(maxOpen: number, maxWaiting: number) {
  let open = 0;
  const waiting = new Set<() => void>();

  const turn = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.delete(begin);
        reject(signal.reason);
      };
      waiting.add(begin);
      signal.addEventListener('abort', leave);
    });

  return async function run<T>(signal: AbortSignal, task: () => Promise<T>): Promise<T> {
    if (open < maxOpen) open += 1;
    else if (waiting.size < maxWaiting) await turn(signal);
    else throw new Error('too many requests are open');
    try {
      return await task();
    } finally {
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else open -= 1;
    }
  };
}
