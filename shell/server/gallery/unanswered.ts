/** A little longer than a widget waits for an answer, in milliseconds. */
const timeout = 35_000;
const maxRequests = 50;
const endSignals = ['SIGTERM', 'SIGINT'];

const endings = new Set<() => void>();
const endAll = () => {
  for (const end of endings) end();
};

/** Resolves when the request is aborted, it times out or the server stops; at once when too many are waiting. */
export function leaveUnanswered(aborted: AbortSignal): Promise<void> {
  if (endings.size >= maxRequests || aborted.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      aborted.removeEventListener('abort', end);
      endings.delete(end);
      if (!endings.size) for (const signal of endSignals) process.off(signal, endAll);
      resolve();
    };
    const timer = setTimeout(end, timeout);
    aborted.addEventListener('abort', end);
    if (!endings.size) for (const signal of endSignals) process.once(signal, endAll);
    endings.add(end);
  });
}
