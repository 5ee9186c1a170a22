/** The background check of a running server. */
import { expect, it, vi } from 'vitest';
import { checkInBackground } from '../../../../../shell/server/check/background';
import { createLog } from '../../../../../shell/server/core/log';
import { sourceOf, widgets } from '../../../../support/content';
import { demoSite } from '../../../../support/demo-bank';
import { recordedLog } from '../../../../support/log';

/** The first line of the log, and the lines of `/readyz` at that time. */
async function firstCheckOf(source: ReturnType<typeof sourceOf>) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let notes = (): readonly string[] => [];
  const written = await new Promise<string>((resolve) => {
    const log = createLog('info', resolve);
    ({ notes } = checkInBackground({ source, widgets, site: () => demoSite, log, signal, delay: 0 }));
    expect(notes()).toEqual([]);
  });
  const line: object = JSON.parse(written);
  stopping.abort();
  return { line, notes: notes() };
}

it('says in the log and to /readyz how many problems there are, and which command lists them', async () => {
  const { line, notes } = await firstCheckOf(sourceOf({}));
  const reason = expect.stringMatching(/^The content has \d+ errors and 0 warnings: npm run check lists them$/);
  expect(line).toMatchObject({ level: 'warn', event: 'check', errors: expect.any(Number), warnings: 0, reason });
  expect(notes).toEqual([reason]);
});

it('checks again soon after a file has changed, once for several changes', async () => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let reads = 0;
  let blocks = sourceOf({});
  const source = {
    async read(path: string) {
      if (path === '/api/profile') reads += 1;
      return blocks.read(path);
    },
  };
  const { log, lines } = recordedLog();
  const options = { source, widgets, site: () => demoSite, log, signal, delay: 0, settleTime: 50 };
  const { notes, changed } = checkInBackground(options);
  await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 10_000 });
  const [before] = notes();
  blocks = sourceOf({ '/api/profile': { visi: 'a' } });
  for (let count = 0; count < 3; count++) changed();
  await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 10_000 });
  expect(notes()[0]).not.toBe(before);
  expect(reads).toBe(2);
  stopping.abort();
});
