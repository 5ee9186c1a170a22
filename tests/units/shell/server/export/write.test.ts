import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { OptionError } from '../../../../../shell/server/core/option-error';
import { writeFolder } from '../../../../../shell/server/export/write';
import { newFolder } from '../../../../support/until-finished';

const filesOf = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([name, text]) => [name, new TextEncoder().encode(text)]));

it('makes a folder hold what is exported and nothing else, and leaves unchanged files alone', () => {
  const folder = join(newFolder(), 'site');
  writeFolder(folder, filesOf({ 'index.html': 'home', 'promo/index.html': 'promo', 'old/page/index.html': 'old' }));
  utimesSync(join(folder, 'index.html'), 1, 1);
  writeFolder(folder, filesOf({ 'index.html': 'home', 'promo/index.html': 'new', old: 'now a file' }));
  expect(statSync(join(folder, 'index.html')).mtimeMs).toBe(1_000);
  const texts = ['promo/index.html', 'old'].map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(texts).toEqual(['new', 'now a file']);
});

it('refuses a folder that is no export', () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'papers'));
  writeFileSync(join(folder, 'papers/thesis.txt'), 'the only copy');
  expect(() => writeFolder(folder, filesOf({ 'index.html': 'home' }))).toThrow('is not empty and no export');
  const exist = ['papers/thesis.txt', 'index.html'].map((name) => existsSync(join(folder, name)));
  expect(exist).toEqual([true, false]);
});

it('names in one line a folder that cannot be written', () => {
  const file = join(newFolder(), 'site');
  writeFileSync(file, 'a file');
  for (const folder of [file, join(file, 'below')]) {
    const refused = () => writeFolder(folder, filesOf({ 'index.html': 'home' }));
    expect(refused).toThrow(OptionError);
    expect(refused).toThrow(`EXPORT_DIR ${folder} cannot be written: ENOTDIR`);
  }
});

const stray = ['../outside.html', 'promo/../help/index.html', 'promo/a\0.html', 'promo//index.html'];
it.each(stray)('writes nothing where a path leads elsewhere than it says: %j', (file) => {
  const folder = join(newFolder(), 'site');
  writeFolder(folder, filesOf({ 'help/index.html': 'help' }));
  expect(() => writeFolder(folder, filesOf({ 'index.html': 'home', [file]: 'text' }))).toThrow('is not in the folder');
  expect([readFileSync(join(folder, 'help/index.html'), 'utf8'), existsSync(join(folder, 'index.html'))]).toEqual([
    'help',
    false,
  ]);
});
