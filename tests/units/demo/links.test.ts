import { expect, it } from 'vitest';
import { writtenFiles } from '../../support/demo-texts';

function linksIn(value: unknown, place = ''): string[] {
  if (typeof value === 'string') return /\.(?:url|path)$/.test(place) ? [`${place} ${value}`] : [];
  return Object.entries(value ?? {}).flatMap(([key, each]) => linksIn(each, `${place}.${key}`));
}

it.each(writtenFiles)('$file leads to the same pages in both languages', ({ json }) => {
  const { English, Indonesia } = JSON.parse(json);
  expect(linksIn(Indonesia)).toEqual(linksIn(English));
});
