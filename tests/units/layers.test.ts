import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { preProcessFile } from 'typescript';
import { expect, it } from 'vitest';

/** Each folder imports only from those after it. */
const layers = {
  'shell/server': [
    ...['start', 'export', 'check', 'environment', 'app', 'gallery', 'description', 'pages', 'search'],
    ...['forms', 'content', 'bank', 'guard', 'http', 'core'],
  ],
  'widgets/runtime': ['loader', 'element', 'ui', 'widget', 'content', 'search', 'language', 'styles', 'preact', 'core'],
};

const sources = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:tsx?|mjs)$/.test(file));

const folderOf = (file: string) => file.split('/')[0] ?? '';

for (const [root, folders] of Object.entries(layers)) {
  it(`${root}: each folder imports only from those below it`, () => {
    const wrong = sources(root).flatMap((file) =>
      preProcessFile(readFileSync(join(root, file), 'utf8'))
        .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
        .map(({ fileName }) => relative(root, join(root, dirname(file), fileName)))
        .filter((imported) => !imported.startsWith('..') && folderOf(imported) !== folderOf(file) && file.includes('/'))
        .filter((imported) => folders.indexOf(folderOf(imported)) <= folders.indexOf(folderOf(file)))
        .map((imported) => `${file} imports ${imported}`),
    );
    expect(wrong).toEqual([]);
  });
  it(`${root}: each folder has its place`, () => {
    const inRoot = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(inRoot.map(({ name }) => name).sort()).toEqual([...folders].sort());
  });
}

it('no file of the product is longer than 400 lines', () => {
  const long = ['shell', 'widgets']
    .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)))
    .filter((file) => /\.(?:tsx?|mjs|css|md)$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').split('\n').length > 401);
  expect(long).toEqual([]);
});
