import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { leavesOf } from '../../../../../shell/server/content/visit';
import { html, list } from '../../../../../widgets/runtime/content/shape';

it('a large block is read in steps, between which the server answers', async () => {
  let turns = 0;
  let isRead = false;
  const count = async () => {
    for (; !isRead; turns++) await nextTurn();
  };
  const counted = count();
  const leaves = [];
  const texts = Array.from({ length: 20 }, () => 'x'.repeat(20_000));
  for await (const { at } of leavesOf(list(html), texts, new WeakMap())) leaves.push(at);
  isRead = true;
  await counted;
  expect(leaves).toHaveLength(20);
  expect(turns).toBeGreaterThan(5);
});
