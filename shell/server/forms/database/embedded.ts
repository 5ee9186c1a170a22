import { once } from 'node:events';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { OptionError } from '../../environment/option-error';
import type { Database, DatabaseOptions } from './database';
import { acquireLock, joinDatabase } from './socket-lock';

/** The folder of the database, and the one with the empty database that the build makes. */
export interface Files {
  folder: string;
  templates: string | undefined;
}

export interface Question {
  id: number;
  text: string;
  params: unknown[];
}
export type Answer = { id: number; rows: unknown[] } | { id: number; error: { message: string; code?: string } };

interface Pending {
  resolve(result: { rows: unknown[] }): void;
  reject(error: Error): void;
}

/** The database in a folder, in a thread of its own. A thread that fails takes its queries with it; the next query starts another. */
function databaseInThread(files: Files): Database {
  const pending = new Map<number, Pending>();
  let last = 0;
  let worker: Worker | undefined;
  let isClosed = false;

  function start(): Worker {
    const started = new Worker(new URL('./database-worker.js', import.meta.url), { workerData: files });
    let cause: unknown;
    started.on('message', (answer: Answer) => {
      const query = pending.get(answer.id);
      pending.delete(answer.id);
      if ('rows' in answer) query?.resolve(answer);
      else query?.reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }));
    });
    started.on('error', (error) => {
      cause = error;
    });
    started.on('exit', () => {
      worker = undefined;
      for (const { reject } of pending.values()) reject(new Error('The embedded database has failed', { cause }));
      pending.clear();
    });
    return started;
  }

  return {
    isEmbedded: true,
    query: <Row>(text: string, params: readonly unknown[] = []) =>
      new Promise<{ rows: Row[] }>((resolve, reject) => {
        if (isClosed) throw new Error('The embedded database is closed');
        worker ??= start();
        last += 1;
        worker.postMessage({ id: last, text, params: [...params] } satisfies Question);
        pending.set(last, { resolve: resolve as Pending['resolve'], reject });
      }),
    async close() {
      isClosed = true;
      if (!worker) return;
      const ended = once(worker, 'exit');
      worker.postMessage('close');
      await ended;
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
  const database: Database = { ...opened, close: () => opened.close().finally(() => lock.release()) };
  lock.serve(database);
  return database;
}
