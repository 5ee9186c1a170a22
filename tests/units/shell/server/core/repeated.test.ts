import { expect, it, vi } from 'vitest';
import { repeated } from '../../../../../shell/server/core/repeated';
import { gate } from '../../../../support/gate';

it('runs once for all who ask during a run, after that run', async () => {
  const { open, opened } = gate();
  const run = vi.fn(async () => {
    if (run.mock.calls.length === 1) await opened;
    return run.mock.calls.length;
  });
  const task = repeated(run);
  expect(task.age()).toBe(Number.POSITIVE_INFINITY);
  const first = task.again();
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  expect(task.age()).toBe(0);
  const later = [task.again(), task.again()];
  open();
  expect(await first).toBe(1);
  expect(await Promise.all(later)).toEqual([2, 2]);
});

it('runs again after a failure, which only those learn who asked for that run', async () => {
  const run = vi.fn(async () => {
    if (run.mock.calls.length === 1) throw new Error('the first');
    return 'the second';
  });
  const task = repeated(run, 20);
  const begun = performance.now();
  await expect(task.again()).rejects.toThrow('the first');
  expect(await task.again()).toBe('the second');
  expect(performance.now() - begun).toBeGreaterThanOrEqual(19);
});
