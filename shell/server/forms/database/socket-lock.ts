/**
 * Locks the embedded database by a UNIX socket, through which other processes query it. Unlike a lock file, a listener cannot
 * outlive its process. `@electric-sql/pglite-socket` (0.2.17) mixes parameters of its clients, so queries are HTTP requests.
 */
import { randomUUID } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { chmod, rename, statfs } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import type { Database } from './database';

interface Query {
  text: string;
  params: readonly unknown[];
  timeout: number | undefined;
}
type Result = { rows: unknown[] } | { error: string };

const socketName = 'socket';
/** In ms, for a server. Reading processes hold the lock for about a second. */
const acquireTimeout = 3_000;
/** In bytes. The limit for socket paths is 108 on Linux and 104 on macOS. */
const maxPathLength = 100;

async function withSocketPath<T>(folder: string, name: string, use: (path: string) => Promise<T>): Promise<T> {
  const path = join(folder, name);
  const short = [path, relative(process.cwd(), path)].find((each) => Buffer.byteLength(each) <= maxPathLength);
  if (short !== undefined || process.platform !== 'linux') return use(short ?? path);
  const handle = openSync(folder, 'r');
  try {
    return await use(`/proc/self/fd/${handle}/${name}`);
  } finally {
    closeSync(handle);
  }
}

/** No socket, no listener, or a listener that is about to end. */
const absent: readonly (string | undefined)[] = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET'];

/** Only connects: a process that is opening the database accepts connections but answers no requests. */
const isListening = (folder: string): Promise<boolean> =>
  withSocketPath(
    folder,
    socketName,
    (path) =>
      new Promise((resolve, reject) => {
        const socket = connect(path, () => {
          socket.destroy();
          resolve(true);
        });
        socket.once('error', (error: NodeJS.ErrnoException) =>
          absent.includes(error.code) ? resolve(false) : reject(error),
        );
      }),
  );

const ask = (folder: string, query?: Query): Promise<Buffer> =>
  withSocketPath(
    folder,
    socketName,
    (socketPath) =>
      new Promise((resolve, reject) => {
        request({ socketPath, method: query ? 'POST' : 'GET', agent: false }, (response) => {
          buffer(response).then(resolve, reject);
        })
          .once('error', reject)
          .end(query && serialize(query));
      }),
  );

export async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export async function joinDatabase(folder: string): Promise<Database | undefined> {
  if (!(await isListening(folder))) return undefined;
  return {
    isEmbedded: true,
    free: () => freeIn(folder),
    async query<Row>(text: string, params: readonly unknown[] = [], timeout?: number) {
      const answer = await ask(folder, { text, params, timeout }).catch((cause) => {
        throw new Error('The server has ended', { cause });
      });
      const result: Result = deserialize(answer);
      if ('error' in result) throw new Error(result.error);
      return { rows: result.rows as Row[] };
    },
    async close() {},
  };
}

/** Undefined if another process has the lock. Queries of other processes wait for `serve`. */
export async function acquireLock(folder: string) {
  const id = randomUUID();
  let serve: (database: Database) => void = () => undefined;
  const opened = new Promise<Database>((resolve) => {
    serve = resolve;
  });

  async function answer(request: IncomingMessage): Promise<string | Uint8Array> {
    if (request.method === 'GET') return id;
    const { text, params, timeout }: Query = deserialize(await buffer(request));
    const database = await opened;
    const result: Result = await database.query(text, params, timeout).then(
      ({ rows }) => ({ rows }),
      ({ message }: Error) => ({ error: message }),
    );
    return serialize(result);
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (body) => response.end(body),
      () => response.destroy(),
    );
  });
  const release = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });

  for (const end = performance.now() + acquireTimeout; await isListening(folder); await pause(100)) {
    if (performance.now() > end) return undefined;
  }
  await listen(server, folder, id);
  // Two servers starting after a crash may both find no listener; the second socket then replaces the first.
  await pause(50);
  if (String(await ask(folder).catch(() => '')) === id) return { serve, release };
  await release();
  return undefined;
}

/** By rename: a closing server removes the path that it listened on, which may then belong to another server. */
const listen = (server: Server, folder: string, id: string): Promise<void> =>
  withSocketPath(folder, id, async (path) => {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, () => {
        server.off('error', reject);
        resolve();
      });
    });
    await chmod(path, 0o600);
    await rename(path, join(folder, socketName));
  });
