import { existsSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { install } from '../../widgets/build/build.mjs';
import { newFolder } from '../support/until-finished';

afterEach(() => vi.unstubAllEnvs());

it.each([{ NODE_ENV: 'production' }, { NPM_CONFIG_OMIT: 'dev' }])(
  'a start installs what the build needs, whatever the environment leaves out: %j',
  async (env) => {
    // A name with every special character of addresses.
    const folder = join(newFolder(), 'serambi #%20?é');
    const needed = { name: 'needed', version: '1.0.0' };
    await mkdir(join(folder, 'needed'), { recursive: true });
    await writeFile(join(folder, 'needed/package.json'), JSON.stringify(needed));
    const root = { name: 'site', version: '1.0.0', devDependencies: { needed: 'file:needed' } };
    await writeFile(join(folder, 'package.json'), JSON.stringify(root));
    const packages = {
      '': root,
      needed: { version: '1.0.0', dev: true },
      'node_modules/needed': { resolved: 'needed', link: true },
    };
    const lock = { ...root, devDependencies: undefined, lockfileVersion: 3, requires: true, packages };
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    install(folder);
    expect(existsSync(join(folder, 'node_modules/needed/package.json'))).toBe(true);
  },
);

it('a start installs nothing into a linked folder, which npm would empty', async () => {
  const folder = newFolder();
  await mkdir(join(folder, 'shared/kept'), { recursive: true });
  await writeFile(join(folder, 'package-lock.json'), '{}');
  await symlink(join(folder, 'shared'), join(folder, 'node_modules'));
  expect(() => install(folder)).toThrow('is a link');
  expect(existsSync(join(folder, 'shared/kept'))).toBe(true);
});
