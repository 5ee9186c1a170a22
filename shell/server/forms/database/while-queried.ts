import type { Database } from './database';

const idleTime = 500;

/** Opens the embedded database only for queries: a slow reader of a command's output must not stop a server from starting. */
export function whileQueried(open: () => Promise<Database>): Database {
  let current: Promise<Database> | undefined;
  let closing = Promise.resolve();
  let running = 0;
  let timer: NodeJS.Timeout | undefined;

  async function use<Result>(act: (database: Database) => Promise<Result>): Promise<Result> {
    clearTimeout(timer);
    running++;
    try {
      current ??= closing.then(open);
      return await act(await current);
    } finally {
      if (!--running) timer = setTimeout(close, idleTime);
    }
  }

  function close(): Promise<void> {
    clearTimeout(timer);
    const last = current;
    current = undefined;
    closing = closing.then(async () => (await last?.catch(() => undefined))?.close());
    return closing;
  }

  return {
    isEmbedded: true,
    free: () => use(async ({ free }) => (await free?.()) ?? Number.POSITIVE_INFINITY),
    query: (...args) => use(({ query }) => query(...args)),
    close,
  };
}
