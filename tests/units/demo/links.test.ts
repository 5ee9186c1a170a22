/** A block of the demo bank leads to the same pages in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentFolder } from '../../support/demo-bank';

function linksIn(value: unknown, place = ''): string[] {
  if (typeof value === 'string') return /\.(?:url|path)$/.test(place) ? [`${place} ${value}`] : [];
  return Object.entries(value ?? {}).flatMap(([key, each]) => linksIn(each, `${place}.${key}`));
}

const files = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);

it.each(files)('%s', (file) => {
  const { English, Indonesia } = JSON.parse(readFileSync(join(contentFolder, file), 'utf8'));
  expect(linksIn(Indonesia)).toEqual(linksIn(English));
});
