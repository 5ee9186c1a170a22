/**
 * The door of the embedded database: a UNIX socket beside it. Who listens there has the database open, so it is the
 * lock as well, and one that a killed process cannot leave locked. Who may open the files may also knock (mode 0600).
 *
 * Both sides send frames: 4 bytes of length, then a value as V8 serialises it.
 */
import { randomUUID } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { chmod, rename } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import type { Database } from './database';

type Question = { who: true } | { text: string; params: readonly unknown[] };
type Reply = { id: string } | { rows: unknown[] } | { error: string };

export interface Door {
  /** Lets those who knock ask this database. */
  open(database: Database): void;
  close(): Promise<void>;
}

/** How long a process that only reads may keep the door before a server gives up waiting for it, in milliseconds. */
const patience = 3_000;
/** The kernel's limit of a socket's path is 108 bytes on Linux and 104 on macOS. */
const longestPath = 100;

/** Runs with a path to the socket that is short enough, however deep the folder lies. */
async function withSocketPath<Result>(
  folder: string,
  name: string,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = join(folder, name);
  const short = [path, relative(process.cwd(), path)].find((each) => Buffer.byteLength(each) <= longestPath);
  if (short !== undefined || process.platform !== 'linux') return use(short ?? path);
  const handle = openSync(folder, 'r');
  try {
    return await use(`/proc/self/fd/${handle}/${name}`);
  } finally {
    closeSync(handle);
  }
}

function send(socket: Socket, value: Question | Reply): void {
  const body = serialize(value);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  socket.write(head);
  socket.write(body);
}

function onFrame(socket: Socket, heard: (value: unknown) => void): void {
  let chunks: Buffer[] = [];
  let size = 0;
  let needed = 4;
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    while (size >= needed) {
      const all = Buffer.concat(chunks);
      const end = 4 + all.readUInt32BE();
      if (all.length >= end) heard(deserialize(all.subarray(4, end)));
      const rest = all.length >= end ? all.subarray(end) : all;
      chunks = [rest];
      size = rest.length;
      needed = rest === all ? end : 4;
    }
  });
}

/** A connection to whoever listens; undefined when nobody does. */
const knock = (folder: string): Promise<Socket | undefined> =>
  withSocketPath(
    folder,
    'door',
    (path) =>
      new Promise((resolve, reject) => {
        const socket = connect(path);
        socket.once('connect', () => resolve(socket));
        socket.once('error', (error: NodeJS.ErrnoException) =>
          error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
        );
      }),
  );

function ask(socket: Socket): (question: Question) => Promise<Reply> {
  const waiting: { resolve(reply: Reply): void; reject(error: Error): void }[] = [];
  onFrame(socket, (reply) => waiting.shift()?.resolve(reply as Reply));
  socket.on('error', () => undefined);
  socket.on('close', () => {
    for (const { reject } of waiting.splice(0)) reject(new Error('The server has ended'));
  });
  return (question) =>
    new Promise((resolve, reject) => {
      if (socket.destroyed) return reject(new Error('The server has ended'));
      waiting.push({ resolve, reject });
      send(socket, question);
    });
}

/** The database of the process that has it open, or undefined when none has. */
export async function joinDoor(folder: string): Promise<Database | undefined> {
  const socket = await knock(folder);
  if (!socket) return undefined;
  const question = ask(socket);
  return {
    async query<Row>(text: string, params: readonly unknown[] = []) {
      const reply = await question({ text, params });
      if ('error' in reply) throw new Error(reply.error);
      return { rows: ('rows' in reply ? reply.rows : []) as Row[] };
    },
    async close() {
      socket.end();
    },
  };
}

/** Listens at the door. Answers undefined when another process does and goes on doing so. */
export async function claimDoor(folder: string): Promise<Door | undefined> {
  const id = randomUUID();
  const guests = new Set<Socket>();
  let open: (database: Database) => void = () => undefined;
  const opened = new Promise<Database>((resolve) => {
    open = resolve;
  });

  async function reply(question: Question): Promise<Reply> {
    if ('who' in question) return { id };
    try {
      return { rows: (await (await opened).query(question.text, question.params)).rows };
    } catch (error) {
      return { error: (error as Error).message };
    }
  }

  const server = createServer((socket) => {
    guests.add(socket);
    let last = Promise.resolve();
    onFrame(socket, (question) => {
      last = last.then(async () => send(socket, await reply(question as Question)));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => guests.delete(socket));
  });

  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const guest of guests) guest.destroy();
    });

  for (const end = Date.now() + patience; ; await pause(100)) {
    const found = await knock(folder);
    if (!found) {
      await listen(server, folder, id);
      // Two that start after a crash may both find the dead socket and each put up its own: the last one stays.
      await pause(50);
      if ((await owner(folder)) === id) return { open, close };
      await close();
      return undefined;
    }
    found.destroy();
    if (Date.now() > end) return undefined;
  }
}

/**
 * Puts up a socket in place of one that nobody listens to. It is made under a name of its own, since a server removes
 * the name it was made under when it closes, whosever socket that is by then.
 */
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
    await rename(path, join(folder, 'door'));
  });

async function owner(folder: string): Promise<string | undefined> {
  const socket = await knock(folder);
  if (!socket) return undefined;
  const reply = await ask(socket)({ who: true }).catch(() => undefined);
  socket.destroy();
  return reply && 'id' in reply ? reply.id : undefined;
}
