import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folders = [
  '',
  '.github',
  'demo',
  'shell',
  'shell/deploy',
  'tests',
  'tests/bench',
  'widgets',
  'widgets/build/package',
];
const documents = folders.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

it.each(documents)('%s has no paragraph of more than six lines, and its links lead to files', (path) => {
  const text = readFileSync(join(root, path), 'utf8').replace(/^( *)```[\s\S]*?^\1```/gm, '');
  const paragraphs = text.split(/\n(?=\s*(?:[-*#|]|\d+\.| {4}))|\n\s*\n/);
  expect(paragraphs.filter((each) => each.split('\n').length > 6)).toEqual([]);
  const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join(root, dirname(path), link)))).toEqual([]);
});

it.each(documents)('%s has only examples whose imports of the product exist', (path) => {
  const imports = [...readFileSync(join(root, path), 'utf8').matchAll(/from '\.\.\/(runtime[^']*)'/g)];
  const exists = (name: string) =>
    ['.ts', '.tsx', '/index.ts'].some((end) => existsSync(join(root, 'widgets', name + end)));
  expect(imports.map(([, name = '']) => name).filter((name) => !exists(name))).toEqual([]);
});
