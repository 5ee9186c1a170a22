/** A block of the demo bank leads to the same pages in both languages. */
import { expect, it } from 'vitest';
import { writtenFiles } from '../../support/demo-texts';

function linksIn(value: unknown, place = ''): string[] {
  if (typeof value === 'string') return /\.(?:url|path)$/.test(place) ? [`${place} ${value}`] : [];
  return Object.entries(value ?? {}).flatMap(([key, each]) => linksIn(each, `${place}.${key}`));
}

it.each(writtenFiles)('$file', ({ json }) => {
  const { English, Indonesia } = JSON.parse(json);
  expect(linksIn(Indonesia)).toEqual(linksIn(English));
});
