/** Browsers keep a module's failed file for the page's life, so a part must not need a file that only it imports. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chunkWith } from '../support/chunks';

const chunks = join(import.meta.dirname, '../../dist/chunks');

function importsOf(file: string): string[] {
  const code = readFileSync(join(chunks, file), 'utf8');
  return [...code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, name = '']) => name);
}

function closureOf(file: string, all = new Set<string>()): Set<string> {
  if (all.has(file)) return all;
  all.add(file);
  for (const each of importsOf(file)) closureOf(each, all);
  return all;
}

const fileOf = (module: string) => chunkWith(module).replace('/chunks/', '');

it.each([
  ['whistleblowing-form.view.tsx', 'whistleblowing-form.validator.ts'],
  ['whistleblowing-form.view.tsx', 'whistleblowing-form.seal.ts'],
  ['contact-form.view.tsx', 'contact-form.rules.ts'],
])('what sends %s imports nothing that it has not loaded: %s', (view, part) => {
  const loaded = closureOf(fileOf(view));
  const needed = closureOf(fileOf(part));
  expect(needed.size).toBeGreaterThan(1);
  expect([...needed].filter((file) => file !== fileOf(part) && !loaded.has(file))).toEqual([]);
});
