import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { inTime } from '../../core/in-time';
import { OptionError } from '../../core/option-error';
import { createQueue } from '../../core/queue';
import type { Database, DatabaseOptions } from './database';
import { freeIn } from './free-space';
import { acquireLock, joinDatabase } from './socket-lock';

/** The data of a database's thread. */
export interface Files {
  /** The database's folder. */
  folder: string;
  /** Folder with the empty database that the build makes. */
  templates: string | undefined;
  /** Makes the database where the folder does not exist. */
  mayCreate: boolean;
}

export interface Question {
  text: string;
  params: unknown[];
}
export type Answer = { rows: unknown[] } | { error: { message: string; code?: string } };

/** Milliseconds that a query may wait for its turn, and that it may then take. A visitor waits about as long. */
const usualTimeout = 25_000;
/** Milliseconds for opening the files, which PostgreSQL first repairs after a crash. */
const openTimeout = 300_000;

interface Thread {
  worker: Worker;
  opened: Promise<unknown>;
  ended: Promise<unknown>;
  /** Rejects when the thread ends before it answers. One question at a time. */
  ask(question: Question): Promise<{ rows: unknown[] }>;
}

function startThread(files: Files): Thread {
  const worker = new Worker(new URL('./database-worker.js', import.meta.url), { workerData: files });
  let cause: unknown;
  let awaited: { resolve(answer: Answer): void; reject(error: Error): void } | undefined;
  const nextMessage = () =>
    new Promise<Answer>((resolve, reject) => {
      awaited = { resolve, reject };
    });
  const opened = nextMessage();
  worker.on('message', (answer: Answer) => awaited?.resolve(answer));
  worker.on('error', (error) => {
    cause = error;
  });
  const ended = new Promise<void>((resolve) => {
    worker.on('exit', () => {
      awaited?.reject(new Error('The embedded database has failed', { cause }));
      resolve();
    });
  });
  return {
    worker,
    opened,
    ended,
    async ask(question) {
      worker.postMessage(question);
      const answer = await nextMessage();
      if ('rows' in answer) return answer;
      throw Object.assign(new Error(answer.error.message), { code: answer.error.code });
    },
  };
}

/**
 * The database in a folder, in a thread of its own, which gets one query at a time. A thread that ends or takes too long fails the
 * query that it has; the next query starts another thread.
 */
function databaseInThread(files: Omit<Files, 'mayCreate'>): Database {
  const inTurn = createQueue();
  let thread: Thread | undefined;
  let mayCreate = true;
  let isClosed = false;

  async function run(question: Question, timeout: number): Promise<{ rows: unknown[] }> {
    if (!thread) {
      const started = startThread({ ...files, mayCreate });
      thread = started;
      void started.ended.then(() => {
        if (thread === started) thread = undefined;
      });
    }
    const { worker, opened, ask } = thread;
    try {
      await inTime(opened, openTimeout);
      mayCreate = false;
      return await inTime(ask(question), timeout);
    } catch (error) {
      // After an internal error (class XX), such as a write to a full disk, PGlite spins. The next thread needs its files.
      if (/^(timeout|XX...)$/.test(String((error as { code?: unknown }).code))) await worker.terminate();
      throw error;
    }
  }

  return {
    isEmbedded: true,
    async query<Row>(text: string, params: readonly unknown[] = [], timeout = usualTimeout) {
      if (isClosed) throw new Error('The embedded database is closed');
      let isAwaited = true;
      let begin = () => {};
      const begun = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const result = inTurn(async () => {
        begin();
        return isAwaited ? run({ text, params: [...params] }, timeout) : { rows: [] };
      });
      try {
        await inTime(begun, usualTimeout);
      } catch (error) {
        isAwaited = false;
        throw error;
      }
      return (await result) as { rows: Row[] };
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

/** Makes the folder of the embedded database, which only the server's user may read. */
async function makeDataDir(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'submissions');
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // The folder may have existed before, with other permissions.
    await chmod(folder, 0o700);
    return folder;
  } catch (error) {
    throw new OptionError(`DATA_DIR ${dataDir} cannot be written: ${(error as NodeJS.ErrnoException).code}`);
  }
}

/** Opens the embedded database. One process at a time can; the others may join it through its socket. */
export async function openEmbedded({ dataDir, templates, join: mayJoin }: DatabaseOptions): Promise<Database> {
  const folder = await makeDataDir(dataDir);
  const joined = mayJoin && (await joinDatabase(folder));
  if (joined) return joined;
  const lock = await acquireLock(folder);
  if (!lock) throw new OptionError(`DATA_DIR ${dataDir} is in use by another server`);
  const opened = databaseInThread({ folder: join(folder, 'database'), templates });
  // In this order, because the next process opens the files as soon as the lock is free.
  const database: Database = {
    ...opened,
    free: () => freeIn(folder),
    close: () => opened.close().finally(() => lock.release()),
  };
  lock.serve(database);
  return database;
}
