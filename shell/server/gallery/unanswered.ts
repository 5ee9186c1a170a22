/** In ms; a little longer than a widget waits. */
const timeout = 35_000;
const maxRequests = 50;
const endSignals = ['SIGTERM', 'SIGINT'];

const endings = new Set<() => void>();
const endAll = () => {
  for (const end of endings) end();
};

/** Resolves when the request is aborted, after the timeout, when the server stops, or immediately if too many wait. */
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
