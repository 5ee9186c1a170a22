import { fsyncSync } from 'node:fs';
import { chown, lstat, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, expect, it, vi } from 'vitest';
import type { Database } from '../../shell/server/forms/database/database';
import { openEngine } from '../../shell/server/forms/database/engine.js';
import { beginDatabase, openDatabase } from '../../shell/server/forms/database/open-database';
import { createDatabase } from '../../shell/server/forms/database/template.js';
import { whileQueried } from '../../shell/server/forms/database/while-queried';
import { newFolder, sharedFolder } from '../support/until-finished';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return { ...fs, fsyncSync: vi.fn(fs.fsyncSync) };
});

const dataDir = sharedFolder();
let database: Database;
let thread: Worker | undefined;
function rememberThread(started: Worker) {
  thread = started;
}
process.on('worker', rememberThread);
afterAll(() => void process.off('worker', rememberThread));

it('a commit and a checkpoint are synced to the disk before they are acknowledged', async () => {
  const folder = join(dataDir, 'submissions/database');
  await mkdir(join(dataDir, 'submissions'));
  // Unreadable, and of another version of PGlite, so not used.
  await writeFile(join(dataDir, 'database-0.0.0.tar.gz'), '');
  await createDatabase(folder, dataDir);
  // In this thread, where the calls can be counted.
  const engine = await openEngine(folder);
  await engine.query('CREATE TABLE kept (text text)');
  for (let count = 1; count <= 3; count++) {
    vi.mocked(fsyncSync).mockClear();
    await engine.query('INSERT INTO kept VALUES ($1)', [`text ${count}`]);
    expect(fsyncSync).toHaveBeenCalledTimes(1);
  }
  vi.mocked(fsyncSync).mockClear();
  await engine.query('CHECKPOINT');
  expect(vi.mocked(fsyncSync).mock.calls.length).toBeGreaterThan(5);
  await engine.close();
});

it('other work goes on during a query, and a thread that fails fails its queries alone', async () => {
  database = await openDatabase({ dataDir });
  const slow = database.query('SELECT pg_sleep(30)');
  const other = new Promise((resolve) => setImmediate(resolve, 'answered'));
  expect(await Promise.race([slow, other])).toBe('answered');
  await Promise.all([expect(slow).rejects.toThrow('The embedded database has failed'), thread?.terminate()]);
  const { rows } = await database.query('SELECT count(*)::int FROM kept');
  expect(rows).toEqual([{ count: 3 }]);
});

it('a query behind one whose thread has failed gets a new thread', async () => {
  const failed = expect(database.query('SELECT pg_sleep(30)')).rejects.toThrow('The embedded database has failed');
  const next = database.query('SELECT count(*)::int FROM kept');
  await new Promise(setImmediate);
  thread?.emit('error', new Error('out of memory'));
  await new Promise(setImmediate);
  await Promise.all([failed, thread?.terminate()]);
  expect((await next).rows).toEqual([{ count: 3 }]);
});

it('a thread that spins is replaced, and the queries behind it are answered', async () => {
  const spinning = database.query('SELECT count(*) FROM generate_series(1, 1e12::bigint)', [], 300);
  const next = database.query<{ count: number }>('SELECT count(*)::int FROM kept');
  await expect(spinning).rejects.toMatchObject({ code: 'timeout' });
  expect((await next).rows).toEqual([{ count: 3 }]);
});

it('a query that waits too long for its turn is not run any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const long = database.query('SELECT pg_sleep(1)', [], 3_600_000);
  const waiting = database.query(`INSERT INTO kept VALUES ('nobody waits for it')`);
  const refused = expect(waiting).rejects.toMatchObject({ code: 'timeout' });
  await vi.advanceTimersByTimeAsync(25_000);
  await refused;
  vi.useRealTimers();
  await long;
  expect((await database.query('SELECT count(*)::int FROM kept')).rows).toEqual([{ count: 3 }]);
});

it('a slow opening is no waiting for a turn', async () => {
  const { database, prepare } = await beginDatabase({ dataDir: join(dataDir, 'slow'), templates: 'dist/server' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const prepared = prepare();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await prepared;
  await database.close();
});

it('runs with all that PostgreSQL does for durability', async () => {
  const { rows } = await database.query<{ name: string; setting: string }>(
    `SELECT name, setting FROM pg_settings
     WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes', 'wal_sync_method') ORDER BY name`,
  );
  expect(rows.map(({ name, setting }) => `${name} ${setting}`)).toEqual([
    'fsync on',
    'full_page_writes on',
    'synchronous_commit on',
    'wal_sync_method fsync',
  ]);
});

it('a process that joins sees the answers in their own order, and an end when the database ends', async () => {
  const joined = await openDatabase({ dataDir, join: true });
  const questions = Array.from({ length: 20 }, (_, n) =>
    joined.query(`SELECT ${n}::int AS n, repeat('x', $1::int) AS text`, [n * 9_000]),
  );
  const answers = (await Promise.all(questions)).map(({ rows: [row] }) => [row?.n, String(row?.text).length]);
  expect(answers).toEqual(Array.from({ length: 20 }, (_, n) => [n, n * 9_000]));
  await database.close();
  await expect(joined.query('SELECT 1')).rejects.toThrow('The server has ended');
});

it('a command that waits for its reader holds no lock, and goes on through the server that has started', async () => {
  const ofCommand = whileQueried(() => openDatabase({ dataDir, join: true }));
  const count = async () => (await ofCommand.query('SELECT count(*)::int FROM kept')).rows;
  expect(await count()).toEqual([{ count: 3 }]);
  // Like a starting server, waits up to three seconds for the lock.
  const ofServer = await openDatabase({ dataDir });
  expect(await count()).toEqual([{ count: 3 }]);
  await ofCommand.close();
  expect((await ofServer.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await ofServer.close();
});

it.runIf(process.getuid?.() === 0)('that root has opened still belongs to the user of its folder', async () => {
  const dataDir = newFolder();
  const owner = 65_532;
  await chown(dataDir, owner, owner);
  await (await openDatabase({ dataDir, templates: 'dist/server' })).close();
  const names = await readdir(dataDir, { recursive: true });
  expect(names).toContain('submissions/socket');
  for (const name of names) expect((await lstat(join(dataDir, name))).uid, name).toBe(owner);
});

it('that was there and has lost its PG_VERSION is refused, and no new one is made in its place', async () => {
  const lost = join(dataDir, 'lost');
  await (await openDatabase({ dataDir: lost, templates: 'dist/server' })).close();
  const folder = join(lost, 'submissions/database');
  await rm(join(folder, 'PG_VERSION'));
  await expect(openDatabase({ dataDir: lost })).rejects.toThrow(
    `DATA_DIR ${lost} holds a database that cannot be used: The embedded database has failed: ${folder} has lost its file PG_VERSION. ` +
      'Restore the folder, or remove it to begin with an empty database',
  );
});

it('whose folder vanishes while the server runs is not replaced by an empty one', async () => {
  const vanished = join(dataDir, 'vanished');
  const open = await openDatabase({ dataDir: vanished, templates: 'dist/server' });
  await rm(join(vanished, 'submissions/database'), { recursive: true });
  await thread?.terminate();
  await expect(open.query('SELECT 1')).rejects.toThrow('The embedded database has failed');
  await open.close();
});
