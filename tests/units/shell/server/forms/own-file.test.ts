import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownFile } from '../../../../../shell/server/forms/own-file';
import { newFolder } from '../../../../support/until-finished';

it('a file of the server’s own is made once, for all that start together, and is there after a restart', async () => {
  const folder = join(newFolder(), 'data');
  let made = 0;
  const read = () => ownFile(folder, 'key.txt', () => `key ${made++}`);
  const keys = new Set(await Promise.all(Array.from({ length: 8 }, read)));
  expect([keys.size, await read()]).toEqual([1, [...keys][0]]);
  expect(await readdir(folder)).toEqual(['key.txt']);
  expect((await stat(join(folder, 'key.txt'))).mode & 0o777).toBe(0o600);
});
