import { createQueue } from '../core/queue';

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

/** Runs at most so many tasks of a client at a time. */
export function limitEachClient(maxOpen: number) {
  const clients = new Map<string, { run: ReturnType<typeof createQueue>; tasks: number }>();

  return async function run<T>(client: string, task: () => Promise<T>): Promise<T> {
    const own = clients.get(client) ?? { run: createQueue(maxOpen), tasks: 0 };
    clients.set(client, own);
    own.tasks += 1;
    try {
      return await own.run(task, 1);
    } finally {
      own.tasks -= 1;
      if (own.tasks === 0) clients.delete(client);
    }
  };
}
