/** Slow and unfinished requests of some clients must not affect others: the built server and real connections. */
import { spawn } from 'node:child_process';
import { EventEmitter, on, once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { connect, createServer as createTcpServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { DatabaseOptions } from '../../shell/server/forms/database/database';
import { openDatabase } from '../../shell/server/forms/database/open-database';
import { manageConnections } from '../../shell/server/guard/connections';
import { attachment, contactMessage, contactPath, report, reportPath, starts } from '../support/form-data';
import { listen } from '../support/listen';
import { type Postgres, startPostgres } from '../support/postgres';
import { addressOf, startProcess, stopProcess } from '../support/server-process';
import { storedMessages } from '../support/stored';
import { sharedFolder } from '../support/until-finished';

const megabyte = 1024 * 1024;
const unfinished = Buffer.alloc(22 * megabyte - 1, 0x20);
const withFiles = JSON.stringify({
  ...report,
  attachment: ['a.png', 'b.png', 'c.png'].map((name) => attachment(name, starts.png, 4 * megabyte)),
});

const dataDir = sharedFolder();
/** For tests that are not about the embedded database, which takes most of a start. */
let postgres: Postgres;
let server: Awaited<ReturnType<typeof startProcess>>;
let port: number;
let slow: Socket[];

let tests = 0;
let acceptedMessages = 0;
/** The client that does not attack. A new one in each test, because submissions per client are limited. */
let visitor: string;

const startBuilt = (env: Record<string, string>) =>
  startProcess('dist/server/main.js', { PORT: '0', HOST: '127.0.0.1', ...env });

beforeAll(async () => {
  expect(process.platform, 'other addresses of 127.0.0.0/8').toBe('linux');
  [postgres, server] = await Promise.all([startPostgres(), startBuilt({ DATA_DIR: dataDir })]);
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  await postgres.stop();
});
beforeEach(() => {
  slow = [];
  port = Number(new URL(server.address).port);
  visitor = `127.0.1.${++tests}`;
});
afterEach(async () => {
  const closed = slow.filter((socket) => !socket.closed).map((socket) => once(socket, 'close'));
  for (const socket of slow) socket.destroy();
  await Promise.all(closed);
});

/** Opens a connection and sends only this. Resolves when it is sent or the server has closed the connection. */
function open(localAddress: string, ...parts: (string | Buffer)[]): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, localAddress });
  slow.push(socket);
  return new Promise((resolve) => {
    socket.once('error', () => resolve(socket));
    socket.once('close', () => resolve(socket));
    const [last = '', ...others] = parts.reverse();
    for (const part of others.reverse()) socket.write(part);
    socket.write(last, () => resolve(socket));
  });
}

const head = (method: string, path: string, more = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: bank.test\r\n${more}\r\n`;
const announce = (length: number) => `Content-Type: application/json\r\nContent-Length: ${length}\r\n`;

/** Sends a whole request, from another client. Resolves to the answer's status once all of it is there, or to 0. */
const send = (method: string, path: string, body = '', localAddress = visitor) =>
  new Promise<number | undefined>((resolve) => {
    const headers = body ? { 'Content-Type': 'application/json' } : {};
    const asked = request({ host: '127.0.0.1', port, method, path, localAddress, headers, agent: false }, (answer) => {
      answer.resume().once('end', () => {
        if (path === contactPath && answer.statusCode === 200) acceptedMessages++;
        resolve(answer.statusCode);
      });
    });
    asked.once('error', () => resolve(0));
    asked.end(body);
  });

const message = JSON.stringify(contactMessage);

async function storedIn(options: DatabaseOptions): Promise<unknown[]> {
  const database = await openDatabase(options);
  const stored: unknown[] = [];
  for await (const each of storedMessages(database, new Date(0))) stored.push(each);
  await database.close();
  return stored;
}

/** Relays connections to PostgreSQL's socket in this folder until `hang`. `asked` then emits the server's queries. */
async function relayTo(folder: string) {
  const asked = new EventEmitter();
  let hangs = false;
  const relay = createTcpServer((client) => {
    const database = connect(join(folder, '.s.PGSQL.5432'));
    for (const socket of [client, database]) socket.on('error', () => undefined);
    client.on('data', (data) => (hangs ? asked.emit('data') : database.write(data)));
    client.on('close', () => database.destroy());
    database.on('data', (data) => hangs || client.write(data));
    database.on('close', () => client.destroy());
  });
  return {
    port: await listen(relay),
    hang() {
      hangs = true;
      return once(asked, 'data');
    },
    close: () => void relay.close(),
  };
}

describe('unfinished uploads', () => {
  it.each([
    ['three of one client', 3, () => '127.0.0.2'],
    ['thirty of thirty clients', 30, (index: number) => `127.0.0.${index + 2}`],
  ])('%s close neither form for others', async (_, count, addressOf) => {
    const attack = Array.from({ length: count }, (_, index) =>
      open(addressOf(index), head('POST', reportPath, announce(22 * megabyte)), unfinished),
    );
    if (count === 3) await Promise.all(attack);
    const statuses: (number | undefined)[] = [];
    const submit = async (path: string, body: string) => {
      // If new bodies take all memory, a visitor may have to send again.
      for (let tries = 0; tries < 5; tries++) {
        const status = await send('POST', path, body);
        statuses.push(status);
        if (status !== 503) break;
      }
    };
    for (let round = 0; round < 2; round++) {
      await Promise.all([submit(contactPath, message), submit(reportPath, withFiles)]);
    }
    const accepted = statuses.filter((status) => status === 200).length;
    console.info(`${count} uploads: ${accepted} of 4 accepted, ${statuses.length - 4} sent again`);
    expect(accepted).toBe(4);
  });
});

describe('two hundred connections', () => {
  it.each([
    ['that have sent nothing', () => open('127.0.0.2')],
    ['that never end their headers', () => open('127.0.0.2', 'GET / HTTP/1.1\r\nHost: bank.test\r\nX-A: ')],
    ['that never end their body', () => open('127.0.0.2', head('POST', contactPath, announce(60_000)), '{')],
    ['that never end the body of a page’s request', () => open('127.0.0.2', head('GET', '/', announce(60_000)), '{')],
    [
      'that never read their answers',
      () => open('127.0.0.2', head('GET', '/standalone/whistleblowing-form.js').repeat(11)),
    ],
  ])('%s leave pages and forms to others', async (_, attack) => {
    const attacking = Array.from({ length: 200 }, attack);
    for (const socket of slow) socket.pause();
    await Promise.all(attacking);
    const statuses = await Promise.all([
      send('GET', '/'),
      send('GET', '/help'),
      send('GET', '/', '', '127.0.0.2'),
      send('POST', contactPath, message),
    ]);
    expect(statuses).toEqual([200, 200, 200, 200]);
  });
});

describe('an answer', () => {
  /** Answers of 16 MB, more than the system buffers for a connection, in parts of 64 kB. */
  async function startAnswering(reading: { patience: number; rate: number; interval: number }) {
    const answering = createServer((_, response) => {
      Readable.from(Array(256).fill(Buffer.alloc(65_536))).pipe(
        response.writeHead(200, { 'Content-Length': 16 * megabyte }),
      );
    });
    manageConnections(answering, { ofClient: 10, inAll: 10, reading });
    port = await listen(answering);
    return answering;
  }

  it('that is read too slowly is given up, although its reader always reads', async () => {
    const answering = await startAnswering({ patience: 0, rate: 1_000, interval: 10 });
    const reader = await open('127.0.0.2', head('GET', '/'));
    const reading = setInterval(() => reader.read(1_000), 10);
    await new Promise((resolve) => reader.once('close', resolve));
    clearInterval(reading);
    expect(reader.bytesRead).toBeLessThan(16 * megabyte);
    answering.close();
  });

  it('that a slow network keeps taking arrives as a whole, and one may ask again on the same connection', async () => {
    const answering = await startAnswering({ patience: 10_000, rate: 100, interval: 1 });
    const reader = await open('127.0.0.2', head('GET', '/'));
    for (const round of [1, 2]) {
      for await (const _ of on(reader, 'data')) {
        if (reader.bytesRead >= round * 16 * megabyte) break;
        reader.pause();
        setImmediate(() => reader.resume());
      }
      reader.write(head('GET', '/'));
    }
    expect(reader.destroyed).toBe(false);
    reader.destroy();
    answering.close();
  });
});

it('a client with very many connections loses its oldest and leaves the rest to others', async () => {
  const attack = await Promise.all(Array.from({ length: 400 }, () => open('127.0.0.2', 'GET / HTTP/1.1\r\n')));
  expect(await send('GET', '/healthz', '', '127.0.0.2')).toBe(200);
  // The other connections may end after the answer.
  const left = () => attack.filter((socket) => !socket.destroyed && !socket.readableEnded).length;
  await expect.poll(left, { timeout: 30_000 }).toBeLessThanOrEqual(250);
  expect(left()).toBeGreaterThan(200);
});

it('a client that connects and asks all the time leaves new connections to others', async () => {
  let answered = 0;
  const flood = new Worker('./tests/support/flood.mjs', { workerData: { port, localAddress: '127.0.0.2' } });
  flood.on('message', () => answered++);
  try {
    for (let visit = 0; visit < 4; visit++) {
      await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(visit * 10);
      const before = answered;
      expect(await send('GET', '/help')).toBe(200);
      // Without its share of the event loop a new connection waits for about ten thousand.
      expect(answered - before).toBeLessThan(1_000);
    }
  } finally {
    await flood.terminate();
  }
});

it('very many clients with an idle connection each leave a sending one to another', async () => {
  const full = createServer((request, response) => request.resume().on('end', () => response.end()));
  manageConnections(full, { ofClient: 10, inAll: 20 });
  port = await listen(full);
  const asked = once(full, 'request');
  const sending = await open(visitor, head('POST', contactPath, announce(2)), '{');
  await asked;
  for (let client = 2; client < 50; client++) await open(`127.0.0.${client}`, 'GET');
  await send('GET', '/');
  const answered = once(sending, 'data');
  sending.write('}');
  expect(String(await answered)).toContain('200 OK');
  full.closeAllConnections();
  full.close();
});

/** A server that ends with the test. From now on the test's requests go to it. */
async function startAnother(env: Record<string, string>) {
  const started = await startBuilt(env);
  onTestFinished(() => void started.process.kill('SIGKILL'));
  port = Number(new URL(started.address).port);
  return started;
}

describe('a signal to stop', () => {
  it('ends the server with 0 within 10 s, whatever is half sent, and loses nothing that was accepted', async () => {
    await open('127.0.0.2', head('POST', reportPath, announce(22 * megabyte)), unfinished.subarray(megabyte));
    const reader = await open('127.0.0.2', head('GET', '/standalone/whistleblowing-form.js').repeat(11));
    reader.pause();
    await open('127.0.0.2', head('POST', contactPath, announce(100)), '{');
    await open('127.0.0.2', 'GET / HTTP/1.1\r\n');
    await open('127.0.0.2');
    expect(await send('POST', contactPath, message)).toBe(200);
    // The signal arrives in the middle of this body.
    const half = await open('127.0.0.3', head('POST', contactPath, announce(message.length)), message.slice(0, 50));
    const answered = new Promise<string>((resolve) => {
      half.once('data', (data) => resolve(String(data)));
      half.once('close', () => resolve('closed without an answer'));
    });
    // The server has read everything sent before this.
    expect(await send('GET', '/healthz')).toBe(200);
    const start = performance.now();
    const ended = stopProcess(server, 'SIGTERM');
    while (await send('GET', '/healthz'));
    server.process.kill('SIGTERM');
    half.write(message.slice(50));
    expect(await answered).toMatch(/^HTTP\/1\.1 200 .*Connection: close/is);
    expect(await ended).toBe(0);
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(await storedIn({ dataDir })).toHaveLength(acceptedMessages + 1);
  });

  it('ends it also while the database does not answer', async () => {
    const databaseUrl = await postgres.database();
    const relay = await relayTo(postgres.folder);
    const DATABASE_URL = `postgresql://serambi@127.0.0.1:${relay.port}${new URL(databaseUrl).pathname}`;
    const withPostgres = await startAnother({ DATABASE_URL, DATA_DIR: dataDir });
    onTestFinished(relay.close);
    expect(await send('POST', contactPath, message)).toBe(200);
    const asked = relay.hang();
    const waiting = send('POST', contactPath, message);
    await asked;
    expect(await stopProcess(withPostgres, 'SIGTERM')).toBe(0);
    expect(await waiting).not.toBe(200);
    expect(await storedIn({ databaseUrl, dataDir })).toHaveLength(1);
  });

  it('ends it also while the backend does not answer', async () => {
    const asked = new Set<string | undefined>();
    const hung = createServer(({ url }) => asked.add(url));
    const API_BASE = `http://127.0.0.1:${await listen(hung)}`;
    const behind = await startAnother({ API_BASE, DATA_DIR: join(dataDir, 'hung') });
    onTestFinished(() => {
      hung.closeAllConnections();
      hung.close();
    });
    const waiting = [send('GET', '/privacy'), send('GET', '/api/faq/all'), send('POST', contactPath, '{}')];
    while (asked.size < 3) await once(hung, 'request');
    const start = performance.now();
    expect(await stopProcess(behind, 'SIGTERM')).toBe(0);
    expect(performance.now() - start).toBeLessThan(10_000);
    // The page is in time, but without its content.
    expect(await Promise.all(waiting)).toEqual([503, 0, 0]);
  });

  it('ends it also while it starts, as soon as its database is whole', async () => {
    const env = { PATH: process.env.PATH, DATA_DIR: join(dataDir, 'starting'), PORT: '0' };
    await mkdir(env.DATA_DIR);
    const folder = watch(env.DATA_DIR);
    const starting = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: 'ignore' });
    const ended = once(starting, 'exit');
    while (!existsSync(join(env.DATA_DIR, 'submissions'))) await once(folder, 'change');
    folder.close();
    starting.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await storedIn({ dataDir: env.DATA_DIR })).toEqual([]);
  });

  it('is in the log, which has nothing but lines of JSON, with what was still open', async () => {
    const DATABASE_URL = await postgres.database();
    const mistyped = { DATABSE_URL: 'postgres://me:secret@db/x' };
    const logged = await startAnother({ DATA_DIR: join(dataDir, 'log'), DATABASE_URL, ...mistyped });
    let log = '';
    logged.process.stderr?.on('data', (data) => {
      log += data;
    });
    await open('127.0.0.4', head('POST', contactPath, announce(100)), '{');
    expect(await send('GET', '/healthz')).toBe(200);
    expect(await stopProcess(logged, 'SIGTERM')).toBe(0);
    const lines: { level: string; event: string }[] = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const of = (name: string) => lines.filter(({ event }) => event === name);
    expect(of('configuration')).toMatchObject([
      { level: 'warn', reason: expect.stringContaining('did you mean DATABASE_URL?') },
      { level: 'warn', reason: expect.stringContaining('REPORT_RECIPIENT is not set') },
    ]);
    expect(of('started')).toMatchObject([{ level: 'info', address: logged.address }]);
    expect(lines.at(-1)).toMatchObject({ event: 'stopped', signal: 'SIGTERM', ms: expect.any(Number), unanswered: 1 });
    expect(log).not.toMatch(/secret|127\.0\.0\.4/);
  });

  it('comes to a server whose log nobody reads any more: it has gone on', async () => {
    const unread = await startAnother({ DATABASE_URL: await postgres.database(), DATA_DIR: join(dataDir, 'unread') });
    unread.process.stderr?.destroy();
    // 1,000 lines are written together. Formerly the server ended at the next write that nobody reads.
    for (let request = 0; request < 1_100; request++) {
      expect((await fetch(`${unread.address}/healthz?${request}`, { method: 'HEAD' })).status).toBe(200);
    }
    expect(await stopProcess(unread, 'SIGTERM')).toBe(0);
  });

  it('reaches the server through npm start', async () => {
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, DATABASE_URL: await postgres.database(), DATA_DIR: join(dataDir, 'npm'), PORT: '0' };
    const npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
    const address = await addressOf(npm);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    npm.stdout.resume();
    const ended = once(npm, 'exit');
    npm.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });
});
