/** A new widget leaves other files unchanged, so browsers keep them in the cache. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const project = fileURLToPath(new URL('../..', import.meta.url));
let copy: string;

/** Without source maps. */
function filesIn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|json)$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

function addWidget(name: string, model: string): void {
  const folder = join(copy, 'widgets', name);
  cpSync(join(copy, 'widgets', model), folder, { recursive: true });
  for (const file of readdirSync(folder)) {
    const source = readFileSync(join(folder, file), 'utf8');
    const renamed = source.replaceAll(`'./${model}.`, `'./${name}.`).replaceAll(`name: '${model}'`, `name: '${name}'`);
    writeFileSync(join(folder, file), renamed);
    renameSync(join(folder, file), join(folder, file.replace(model, name)));
  }
}

const withoutHash = (file: string) => file.replace(/-[\w-]{8}\.js$/, '.js');

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'serambi-chunks-'));
  for (const file of ['demo', 'shell', 'widgets', 'rollup.config.mjs', 'tsconfig.json']) {
    cpSync(join(project, file), join(copy, file), { recursive: true });
  }
  cpSync(join(project, 'package.json'), join(copy, 'package.json'));
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('one more widget', () => {
  it('changes the lists that name it, and no other file', { timeout: 300_000 }, () => {
    const before = filesIn(join(project, 'dist'));
    // First in the alphabet, so first in every order of the build.
    addWidget('aaa', 'investor-relations');
    execFileSync('node_modules/.bin/rollup', ['--config', '--configBuild', 'browser', '--silent'], {
      cwd: copy,
      env: { ...process.env, NODE_ENV: 'production', DIST: 'after' },
    });
    const after = filesIn(join(copy, 'after'));
    // Entries are written last, from the manifest.
    const isEntry = (file: string) => file.startsWith('widgets/');
    const changed = [...after]
      .filter(([file, code]) => !isEntry(file) && before.get(file) !== code)
      .map(([file]) => withoutHash(file));
    expect(changed.sort()).toEqual([
      'chunks/aaa.js',
      // The shell's chunk has the lists. The others import it by its hashed name.
      'chunks/campaign.js',
      'chunks/navigation.js',
      'chunks/shell-main.js',
      'chunks/visit.js',
      'manifest.json',
    ]);
    const [lists, { aaa, ...rest }] = [before, after].map(
      (files) => JSON.parse(files.get('manifest.json') ?? '').widgets,
    );
    expect(aaa).not.toEqual([]);
    expect(rest).toEqual(lists);
  });
});
