// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../../shell/server/forms/database/template.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serambi-first-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

it('a new database is the one that the build made, also after a start that was killed while it unpacked', async () => {
  const killed = join(folder, 'killed.unfinished');
  await mkdir(killed);
  await writeFile(join(killed, 'PG_VERSION'), '');

  const control: Buffer[] = [];
  for (const name of ['killed', 'other']) {
    await createDatabase(join(folder, name), 'dist/server');
    control.push(await readFile(join(folder, name, 'global/pg_control')));
  }
  // It begins with an identifier that is another one each time that initdb runs.
  expect(control[0]).toEqual(control[1]);
  expect(await readdir(folder)).toEqual(['killed', 'other']);
  expect((await stat(join(folder, 'killed'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'killed/PG_VERSION'))).mode & 0o777).toBe(0o600);
});
