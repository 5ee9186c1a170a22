// @vitest-environment node
import { cp, mkdir, readdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createDatabase } from '../../shell/server/forms/database/template.js';
import { programRunner } from '../support/recipes';
import { addressOf } from '../support/server-process';

const root = join(import.meta.dirname, '../..');
const { folder, run } = programRunner();

it('a new database is the one that the build made, also after a start that was killed while it unpacked', async () => {
  const killed = join(folder, 'killed.unfinished');
  await mkdir(killed);
  await writeFile(join(killed, 'PG_VERSION'), '');

  const control: Buffer[] = [];
  for (const name of ['killed', 'other']) {
    await createDatabase(join(folder, name), 'dist/server');
    control.push(await readFile(join(folder, name, 'global/pg_control')));
  }
  // It begins with an identifier that each run of initdb changes.
  expect(control[0]).toEqual(control[1]);
  expect(await readdir(folder)).toEqual(['killed', 'other']);
  expect((await stat(join(folder, 'killed'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'killed/PG_VERSION'))).mode & 0o777).toBe(0o600);
});

it('a clone in a folder of any name is built and served, also in production', async () => {
  const clone = join(folder, 'a #b%20c?d é');
  const sources = ['widgets', 'shell', 'demo', 'rollup.config.mjs', 'tsconfig.json', '.size-limit.mjs'];
  for (const name of [...sources, 'package.json', 'package-lock.json']) {
    await cp(join(root, name), join(clone, name), {
      recursive: true,
      filter: (path) => path !== join(root, 'demo/public'),
    });
  }
  await symlink(join(root, 'node_modules'), join(clone, 'node_modules'));
  // As old as the installed packages.
  await utimes(join(clone, 'package-lock.json'), new Date(0), new Date(0));
  const env = { NODE_ENV: 'production', TYPES_CHECKED: '1', PORT: '0', DATA_DIR: join(clone, '.data') };
  const origin = await addressOf(run('node', [join(clone, 'shell/server/start/run.mjs'), 'main'], env));
  for (const path of ['/help', '/widgets/faq.js', '/art/brand/share.png', '/readyz']) {
    expect((await fetch(origin + path)).status, path).toBe(200);
  }
});
