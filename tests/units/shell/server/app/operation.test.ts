import { describe, expect, it, vi } from 'vitest';
import { readiness } from '../../../../../shell/server/app/operation';
import { appOf } from '../../../../support/app';
import { sourceOf } from '../../../../support/content';

const down: Parameters<typeof appOf>[0] = { source: { read: async () => ({ status: 'failed', reason: 'down' }) } };
const database = async () => {
  throw new Error('connection refused');
};
const readyz = async (more: Parameters<typeof appOf>[0]) => {
  const answer = await (await appOf(more)).request('/readyz');
  return [answer.status, await answer.text(), answer.headers.get('Cache-Control')];
};

describe('/readyz', () => {
  it('says that visitors may come, and what keeps them from it', async () => {
    expect(await readyz({})).toEqual([200, 'ok', 'no-store']);
    expect(await readyz({ checks: { database } })).toEqual([503, 'database: connection refused', 'no-store']);
    const reasons = 'content: none of the home page’s could be had in time\ndatabase: connection refused';
    expect(await readyz({ ...down, checks: { database } })).toEqual([503, reasons, 'no-store']);
    expect(await readyz({ source: sourceOf({}) })).toEqual([503, 'content: the home page has none', 'no-store']);
    // The process lives all the same.
    expect((await (await appOf({ ...down, checks: { database } })).request('/healthz')).status).toBe(200);
  });

  it('also says what is wrong and keeps no visitor away', async () => {
    const notes = async () => ({
      folder: ['bank.json menuu: unknown key'],
      backend: ['API_TOKEN is refused by the backend (401): /api/faq/all'],
      check: ['The content has 1 error and 0 warnings: npm run check lists them'],
    });
    expect(await readyz({ notes })).toEqual([
      200,
      [
        'ok',
        'The bank’s folder has mistakes, so the last right one is shown:',
        'bank.json menuu: unknown key',
        'The backend has problems, so the last good blocks are shown:',
        'API_TOKEN is refused by the backend (401): /api/faq/all',
        'The content has 1 error and 0 warnings: npm run check lists them',
      ].join('\n'),
      'no-store',
    ]);
    const one = 'ok\nThe backend has problems, so the last good blocks are shown:\na';
    expect(await readyz({ notes: async () => ({ folder: [], backend: ['a'] }) })).toEqual([200, one, 'no-store']);
  });

  it('does not wait for what does not answer', async () => {
    vi.useFakeTimers();
    const reasons = readiness({ database: () => new Promise(() => {}) })();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await reasons).toEqual(['database: no answer within 2000 ms']);
    const answer = readyz({ notes: () => new Promise(() => {}) });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await answer).toEqual([200, 'ok', 'no-store']);
  });

  it('checks once a second however often it is asked', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const check = vi.fn(async () => {});
    const unready = readiness({ check });
    await Promise.all([unready(), unready()]);
    now = 900;
    await unready();
    expect(check).toHaveBeenCalledOnce();
    now = 1_100;
    await unready();
    expect(check).toHaveBeenCalledTimes(2);
  });
});
