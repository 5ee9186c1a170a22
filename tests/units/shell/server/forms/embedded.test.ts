// @vitest-environment node
import { fsyncSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../../../../../shell/server/forms/database/database';
import { openDatabase } from '../../../../../shell/server/forms/database/open-database';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return { ...fs, fsyncSync: vi.fn(fs.fsyncSync) };
});

let dataDir: string;
let database: Database;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'serambi-embedded-'));
  // Unreadable, and made by another PGlite: it is not used.
  await writeFile(join(dataDir, 'database-0.0.0.tar.gz'), '');
  database = await openDatabase({ dataDir, templates: dataDir });
  await database.query('CREATE TABLE kept (text text)');
});
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  vi.mocked(fsyncSync).mockClear();
});

it('a commit is synced to the disk before it is acknowledged', async () => {
  for (let count = 1; count <= 3; count++) {
    await database.query(`INSERT INTO kept VALUES ('a text')`);
    expect(fsyncSync).toHaveBeenCalledTimes(count);
  }
});

it('a checkpoint syncs the tables before their log is removed', async () => {
  await database.query('CHECKPOINT');
  expect(vi.mocked(fsyncSync).mock.calls.length).toBeGreaterThan(5);
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
