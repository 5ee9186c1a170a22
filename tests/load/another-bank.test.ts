/**
 * The built product starts with another bank's folder instead of `demo/`, without a build. No module of the build belongs to a
 * bank.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { addressOf } from '../support/server-process';
import { sharedFolder } from '../support/until-finished';

const root = join(import.meta.dirname, '../..');
/** Copies everything but the demo bank, the tests and the packages. */
const isProduct = (name: string) => !/^(demo|tests|node_modules|dist-.*|\.git|\.data)$/.test(name);
const env = { PATH: process.env.PATH, HOME: process.env.HOME };

const copy = sharedFolder();
beforeAll(async () => {
  const from = (name: string, to = name) =>
    cp(join(root, name), join(copy, to), { recursive: true, preserveTimestamps: true });
  await Promise.all((await readdir(root)).filter(isProduct).map((name) => from(name)));
  await from('tests/banks/cakrawala', 'demo');
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
});

it('has no module of a bank', async () => {
  const maps = (await readdir(join(copy, 'dist'), { recursive: true })).filter(
    // `bank.js` is the bank's own build.
    (name) => name.endsWith('.map') && name !== 'server/bank.js.map',
  );
  expect(maps.length).toBeGreaterThan(100);
  const sources = maps.flatMap((name) => {
    const { sources }: { sources: string[] } = JSON.parse(readFileSync(join(copy, 'dist', name), 'utf8'));
    return sources.map((source) => source.replace(/^(\.\.\/)+/, ''));
  });
  expect(sources).toContain('shell/client/main.ts');
  expect(sources.filter((source) => /^(demo|tests)\//.test(source))).toEqual([]);
});

it('starts as that bank', { timeout: 60_000 }, async () => {
  const server = spawn('node', ['dist/server/main.js'], { cwd: copy, env: { ...env, PORT: '0' } });
  try {
    const origin = await addressOf(server);
    const home = await fetch(origin);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('<title>Beranda | Bank Cakrawala</title>');
    const logo = await fetch(`${origin}/images/logo.svg`);
    expect([logo.status, logo.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  } finally {
    server.kill();
  }
});
