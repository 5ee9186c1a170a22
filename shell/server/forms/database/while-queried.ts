import type { Database } from './database';

const idleTime = 500;

/** Opens a database only while it is queried. A slow reader of a command's output must not stop a server from starting. */
export async function whileQueried(open: () => Promise<Database>): Promise<Database> {
  const first = await open();
  let current: Promise<Database> | undefined = Promise.resolve(first);
  let closing = Promise.resolve();
  let running = 0;
  let timer: NodeJS.Timeout | undefined;

  function close(): Promise<void> {
    const last = current;
    current = undefined;
    closing = closing.then(async () => (await last?.catch(() => undefined))?.close());
    return closing;
  }

  return {
    isEmbedded: first.isEmbedded,
    ...(first.free && { free: first.free }),
    async query(...args) {
      clearTimeout(timer);
      running++;
      try {
        current ??= closing.then(open);
        return await (await current).query(...args);
      } finally {
        if (!--running) timer = setTimeout(close, idleTime);
      }
    },
    close() {
      clearTimeout(timer);
      return close();
    },
  };
}
