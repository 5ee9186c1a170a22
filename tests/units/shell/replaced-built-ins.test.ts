import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Code only for servers or the bank's own pages. */
const own = /^(?:build|whistleblowing-form)\/|\.server\.ts$|\.examples\.ts$/;
/** Built-ins that old libraries replace by weaker ones (Prototype 1.6). */
const replaced = /\bArray\.from\b|\.reduce\(|\.entries\(\)/;

it('code of widgets calls no built-in function that libraries of partners’ pages replace', () => {
  const root = 'widgets';
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !own.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => replaced.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
