import { describe, expect, it } from 'vitest';
import { createQueue } from '../../../../../shell/server/core/queue';

describe('a queue', () => {
  it('runs one task at a time, also after one failed', async () => {
    const inOrder: string[] = [];
    const queue = createQueue();
    const task = (name: string, fails = false) =>
      queue(async () => {
        inOrder.push(`${name} begins`);
        await Promise.resolve();
        inOrder.push(`${name} ends`);
        if (fails) throw new Error(name);
      });
    const [first, second] = await Promise.allSettled([task('a', true), task('b')]);
    expect(first?.status).toBe('rejected');
    expect(second?.status).toBe('fulfilled');
    expect(inOrder).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('runs several that are together within its capacity, in their order, and a heavier one alone', async () => {
    const queue = createQueue(10);
    const running = new Set<string>();
    const together: string[] = [];
    const task = (name: string, weight: number) =>
      queue(async () => {
        running.add(name);
        together.push([...running].join(' '));
        await new Promise(setImmediate);
        running.delete(name);
      }, weight);
    await Promise.all([task('a', 4), task('b', 6), task('c', 11), task('d', 9), task('e', 2), task('f', 0)]);
    expect(together).toEqual(['a', 'a b', 'c', 'd', 'e', 'e f']);
  });
});
