import type { Log } from '../core/log';

/** In ms after a stop signal; the process then ends in any case. */
const timeout = 9_500;

export type Stopping = ReturnType<typeof stopOnSignal>;

/** Aborts `signal` after SIGTERM or SIGINT. The server then closes everything and calls `exit`. */
export function stopOnSignal(log: Log) {
  const stopping = new AbortController();
  let since = 0;
  const state = {
    signal: stopping.signal,
    unanswered: 0,
    exit(open?: 'database'): never {
      const ms = Math.round(performance.now() - since);
      log.info('stopped', { signal: stopping.signal.reason, ms, unanswered: state.unanswered, open });
      process.exit(0);
    },
  };
  for (const name of ['SIGTERM', 'SIGINT']) {
    process.on(name, () => {
      // Ctrl+C in `npm start` reaches this process twice: from the terminal and from npm.
      if (stopping.signal.aborted) return;
      setTimeout(() => state.exit('database'), timeout);
      since = performance.now();
      stopping.abort(name);
    });
  }
  return state;
}

export function end(reason: string): never {
  console.error(reason);
  process.exit(1);
}
