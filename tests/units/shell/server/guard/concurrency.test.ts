import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { limitEachClient } from '../../../../../shell/server/guard/concurrency';
import { gate } from '../../../../support/gate';

it('a client has so many tasks at a time, whatever another one does, and a failed one makes room', async () => {
  const run = limitEachClient(2);
  const { open, opened } = gate();
  const begun: string[] = [];
  const begin = (client: string, name: string) =>
    run(client, async () => {
      begun.push(name);
      await opened;
      if (name === 'a1') throw new Error(name);
      return name;
    });
  const all = Promise.allSettled([begin('a', 'a1'), begin('a', 'a2'), begin('a', 'a3'), begin('b', 'b1')]);
  await nextTurn();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  open();
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
});
