import { stat } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type ContentSource, readInTime } from '../../../../../shell/server/content/content-source';

it('a page of many blocks is read without a warning of too many listeners', async () => {
  const warnings: Error[] = [];
  const listen = (warning: Error) => warnings.push(warning);
  process.on('warning', listen);
  // Like sources that stop reading when the reader leaves.
  const source: ContentSource = {
    async read(_path, signal) {
      // One for itself, and one for a block that it is joined with.
      for (let count = 0; count < 2; count++) signal?.addEventListener('abort', () => {});
      return { status: 'missing' };
    },
  };
  const paths = Array.from({ length: 30 }, (_, index) => `/api/${index}`);
  expect(await readInTime(source, paths, 1_000)).toHaveLength(30);
  await nextTurn();
  process.off('warning', listen);
  expect(warnings).toEqual([]);
});

it('a block that came while the process was busy is in time', async () => {
  const source: ContentSource = {
    async read() {
      await stat(import.meta.filename);
      return { status: 'missing' };
    },
  };
  const reading = readInTime(source, ['/api/a'], 1);
  for (const end = performance.now() + 50; performance.now() < end; );
  expect(await reading).toEqual([{ status: 'missing' }]);
});
