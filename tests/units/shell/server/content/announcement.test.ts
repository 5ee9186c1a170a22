import { expect, it, vi } from 'vitest';
import { renewOften } from '../../../../../shell/server/content/announcement';

it('a block is asked for again every 10 s, but never before the last answer', async () => {
  vi.useFakeTimers();
  let answer = () => {};
  const renew = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  renewOften('/api/status', { read: async () => ({ status: 'missing' }), renew });
  await vi.advanceTimersByTimeAsync(25_000);
  expect(renew).toHaveBeenCalledTimes(1);
  answer();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(renew).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(renew).toHaveBeenCalledTimes(2);
});
