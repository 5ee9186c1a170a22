import { once } from 'node:events';
import { chmod, lchown, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { inTime, lateError } from '../../core/in-time';
import { OptionError } from '../../core/option-error';
import { createQueue } from '../../core/queue';
import type { Database, DatabaseOptions } from './database';
import { acquireLock, freeIn, joinDatabase } from './socket-lock';

export interface Files {
  folder: string;
  templates: string | undefined;
  mayCreate: boolean;
}

export interface Query {
  text: string;
  params: unknown[];
}
export type Answer = { rows: unknown[] } | { error: { message: string; code?: string } };

/** In ms, to wait for a turn and then to run: as long as a visitor waits. */
const usualTimeout = 25_000;
const openTimeout = 300_000;

function startThread(files: Files) {
  const worker = new Worker(new URL('./database-worker.js', import.meta.url), { workerData: files });
  const exit = new AbortController();
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve())).then(() => exit.abort());
  // Without a listener an error between two queries would end the process.
  worker.on('error', () => undefined);

  async function nextAnswer(): Promise<Answer> {
    const [answer] = await once(worker, 'message', { signal: exit.signal }).catch(async (cause) => {
      // The next query needs a new thread.
      await ended;
      throw new Error('The embedded database has failed', cause.name === 'AbortError' ? {} : { cause });
    });
    return answer;
  }

  const opened = nextAnswer();
  // It may fail before the first query.
  opened.catch(() => {});
  return {
    worker,
    opened,
    ended,
    /** One query at a time. Rejects if the thread ends first. */
    async ask(query: Query): Promise<{ rows: unknown[] }> {
      worker.postMessage(query);
      const answer = await nextAnswer();
      if ('rows' in answer) return answer;
      throw Object.assign(new Error(answer.error.message), { code: answer.error.code });
    },
  };
}

function databaseInThread(files: Omit<Files, 'mayCreate'>): Database {
  const inTurn = createQueue();
  let mayCreate = true;
  let isClosed = false;
  let thread: ReturnType<typeof startThread> | undefined;

  function start() {
    const started = startThread({ ...files, mayCreate });
    thread = started;
    void started.ended.then(() => {
      if (thread === started) thread = undefined;
    });
    return started;
  }
  start();

  async function run(query: Query, timeout: number): Promise<{ rows: unknown[] }> {
    const { worker, opened, ask } = thread ?? start();
    try {
      await inTime(opened, openTimeout);
      mayCreate = false;
      return await inTime(ask(query), timeout);
    } catch (error) {
      // After internal errors (class XX), such as a full disk, PGlite spins. The next thread needs its files.
      if (/^(timeout|XX...)$/.test(String((error as { code?: unknown }).code))) await worker.terminate();
      throw error;
    }
  }

  return {
    isEmbedded: true,
    async query<Row>(text: string, params: readonly unknown[] = [], timeout = usualTimeout) {
      if (isClosed) throw new Error('The embedded database is closed');
      const waiting = new AbortController();
      const timer = setTimeout(() => waiting.abort(lateError(usualTimeout)), usualTimeout);
      const begin = () => {
        clearTimeout(timer);
        return run({ text, params: [...params] }, timeout);
      };
      return (await inTurn(begin, 1, waiting.signal)) as { rows: Row[] };
    },
    async close() {
      isClosed = true;
      await inTurn(async () => {
        if (!thread) return;
        thread.worker.postMessage('close');
        await inTime(thread.ended, usualTimeout).catch(() => thread?.worker.terminate());
      });
    },
  };
}

async function makeDataDir(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'submissions');
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    return folder;
  } catch (error) {
    throw new OptionError(`DATA_DIR ${dataDir} cannot be written: ${(error as NodeJS.ErrnoException).code}`);
  }
}

/** Root may run commands. The server's user must be able to open the files that they leave. */
async function giveToOwner(dataDir: string, folder: string): Promise<void> {
  const { uid, gid } = await stat(dataDir);
  if (process.getuid?.() !== 0 || uid === 0) return;
  for (const name of ['', ...(await readdir(folder, { recursive: true }))]) await lchown(join(folder, name), uid, gid);
}

export async function openEmbedded({ dataDir, templates, join: mayJoin }: DatabaseOptions): Promise<Database> {
  const folder = await makeDataDir(dataDir);
  const joined = mayJoin && (await joinDatabase(folder));
  if (joined) return joined;
  const lock = await acquireLock(folder);
  if (!lock) throw new OptionError(`DATA_DIR ${dataDir} is in use by another server`);
  const opened = databaseInThread({ folder: join(folder, 'database'), templates });
  // In this order: the next process opens the files once the lock is free.
  const database: Database = {
    ...opened,
    free: () => freeIn(folder),
    close: () =>
      opened
        .close()
        // Without the right to do so, the files stay root's.
        .then(() => giveToOwner(dataDir, folder).catch(() => undefined))
        .finally(() => lock.release()),
  };
  lock.serve(database);
  return database;
}
