/** The product builds and starts with `demo/` replaced by another bank's folder, which has no `build.ts`. */
import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** What is copied: all but the demo bank, the tests, and built or installed files. */
const isProduct = (name: string) => !/^(demo|tests|node_modules|dist.*|\.git|\.data)$/.test(name);
const env = { PATH: process.env.PATH, HOME: process.env.HOME };

let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'serambi-'));
  const from = (name: string, to = name) =>
    cp(join(root, name), join(copy, to), { recursive: true, preserveTimestamps: true });
  await Promise.all((await readdir(root)).filter(isProduct).map((name) => from(name)));
  await from('tests/banks/cakrawala', 'demo');
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

it('builds and starts as that bank', { timeout: 300_000 }, async () => {
  await promisify(execFile)('node', ['widgets/build/build.mjs'], { cwd: copy, env });
  const server = spawn('node', ['dist/server/main.js'], { cwd: copy, env: { ...env, PORT: '0' } });
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      server.stdout.on('data', (data) => {
        const address = /listening on (\S+)/.exec(String(data))?.[1];
        if (address) resolve(address);
      });
      server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    });
    const home = await fetch(origin);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('<title>Bank digital yang selalu terbuka | Bank Cakrawala</title>');
    const logo = await fetch(`${origin}/images/logo.svg`);
    expect([logo.status, logo.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  } finally {
    server.kill();
  }
});
