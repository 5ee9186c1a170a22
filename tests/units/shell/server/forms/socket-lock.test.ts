import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../../../../../shell/server/forms/database/database';
import { acquireLock, joinDatabase } from '../../../../../shell/server/forms/database/socket-lock';
import { newFolder } from '../../../../support/until-finished';

let folder: string;
beforeEach(() => {
  folder = newFolder();
});

const echo: Database = {
  isEmbedded: true,
  query: async (text, params = []) => {
    if (text === 'fails') throw new Error('a database error');
    return { rows: [...params] as never[] };
  },
  close: async () => undefined,
};

/** A lock that is released after the test. */
async function lock(inFolder = folder) {
  const acquired = (await acquireLock(inFolder)) ?? expect.fail('another process has the lock');
  onTestFinished(acquired.release);
  return acquired;
}

it('one process at a time has the lock, and the next one as soon as it is released, or none after three seconds', async () => {
  const first = await lock();
  const second = lock();
  await first.release();
  await second;
  vi.useFakeTimers({ toFake: ['performance'] });
  const third = acquireLock(folder);
  vi.advanceTimersByTime(3_001);
  expect(await third).toBeUndefined();
});

it('of several processes that start together, one gets the lock', async () => {
  const locks = await Promise.all([1, 2, 3, 4].map(() => acquireLock(folder)));
  expect(locks.filter(Boolean).length).toBe(1);
  await Promise.all(locks.map((lock) => lock?.release()));
});

it('a killed process does not leave it locked', async () => {
  const path = join(folder, 'socket');
  const listener = spawn(process.execPath, [
    '-e',
    `require('net').createServer().listen('${path}', () => console.log())`,
  ]);
  await once(listener.stdout, 'data');
  listener.kill('SIGKILL');
  await once(listener, 'exit');
  expect(await readdir(folder)).toEqual(['socket']);
  await lock();
});

it('the socket is for the owner of the files alone', async () => {
  await lock();
  expect((await stat(join(folder, 'socket'))).mode & 0o777).toBe(0o600);
});

it.runIf(process.platform === 'linux')('works in a folder whose path is longer than a socket’s may be', async () => {
  const deep = join(folder, 'd'.repeat(200));
  await mkdir(deep);
  (await lock(deep)).serve(echo);
  const joined = await joinDatabase(deep);
  expect((await joined?.query('any', [1]))?.rows).toEqual([1]);
});

it('another process gets rows with their types, errors with their message, and waits while the database opens', async () => {
  expect(await joinDatabase(folder)).toBeUndefined();
  const { serve, release } = await lock();
  const joined = await joinDatabase(folder);
  const rows = [{ when: new Date(0), bytes: Uint8Array.of(1, 2), big: 1n, none: null }];
  const early = joined?.query('any', rows);
  serve(echo);
  expect((await early)?.rows).toEqual(rows);
  await expect(joined?.query('fails')).rejects.toThrow('a database error');
  await release();
  await expect(joined?.query('any')).rejects.toThrow('The server has ended');
});

it('goes on after a request that breaks off or makes no sense', async () => {
  (await lock()).serve(echo);
  const send = (headers: Record<string, string>, body: string, end: boolean) =>
    new Promise<void>((resolve) => {
      const broken = request({ socketPath: join(folder, 'socket'), method: 'POST', agent: false, headers });
      broken.on('error', () => resolve()).on('close', () => resolve());
      if (end) broken.end(body);
      else broken.write(body, () => broken.destroy());
    });
  await send({}, 'nonsense', true);
  await send({ 'Content-Length': '100' }, 'half', false);
  expect((await (await joinDatabase(folder))?.query('any', [7]))?.rows).toEqual([7]);
});
