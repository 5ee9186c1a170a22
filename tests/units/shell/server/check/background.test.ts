/** The background check of a running server. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { checkInBackground } from '../../../../../shell/server/check/background';
import type { ContentSource } from '../../../../../shell/server/content/content-source';
import { sourceOf, widgets } from '../../../../support/content';
import { demoSite } from '../../../../support/demo-bank';
import { recordedLog } from '../../../../support/log';

function start(source: ContentSource) {
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { log, lines } = recordedLog();
  const checking = checkInBackground({ source, widgets, site: () => demoSite, log, signal: stopping.signal });
  return { lines, ...checking };
}
/** Waits for the log's lines after this time. */
async function linesAfter(ms: number, lines: readonly unknown[], count: number) {
  vi.advanceTimersByTime(ms);
  await vi.waitFor(() => expect(lines).toHaveLength(count), { timeout: 10_000 });
}

it('says in the log and to /readyz how many problems there are, and which command lists them', async () => {
  const { lines, notes } = start(sourceOf({}));
  expect(notes()).toEqual([]);
  await linesAfter(15_000, lines, 1);
  const reason = expect.stringMatching(/^The content has \d+ errors and 0 warnings: npm run check lists them$/);
  expect(lines).toMatchObject([{ level: 'warn', event: 'check', errors: expect.any(Number), warnings: 0, reason }]);
  expect(notes()).toEqual([reason]);
});

it('checks again soon after a file has changed, once for several changes', async () => {
  let reads = 0;
  let blocks = sourceOf({});
  const { lines, notes, changed } = start({
    async read(path) {
      if (path === '/api/profile') reads += 1;
      return blocks.read(path);
    },
  });
  await linesAfter(15_000, lines, 1);
  const [before] = notes();
  blocks = sourceOf({ '/api/profile': { visi: 'a' } });
  for (let count = 0; count < 3; count++) changed();
  await linesAfter(3_000, lines, 2);
  expect(notes()[0]).not.toBe(before);
  expect(reads).toBe(2);
});
