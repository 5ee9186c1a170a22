import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useHash, useHashChoice } from '../../../../widgets/runtime/ui/hash';
import { WidgetContext } from '../../../../widgets/runtime/widget/widget-context';
import { settled, show, use } from '../../../support/render-component';

const names = ['umum', 'biaya/bulanan', 'biaya/tahunan', 'tarik tunai'];

/** Follows a link to a fragment of the page. */
async function follow(hash: string) {
  history.replaceState(null, '', `/help${hash}`);
  window.dispatchEvent(new Event('hashchange'));
  await settled();
}

async function choice(addressable = true) {
  const { now } = await use(() => useHashChoice(names, addressable));
  return {
    chosen: () => now()[0],
    async choose(index: number) {
      now()[1](index);
      await settled();
    },
  };
}

beforeEach(() => history.replaceState(null, '', '/help'));

describe('a choice that is kept in the address', () => {
  it('is what the address names, or the first that begins with it up to a slash, and whatever it names later', async () => {
    history.replaceState(null, '', '/help#biaya/tahunan');
    const { chosen } = await choice();
    await vi.waitFor(() => expect(chosen()).toBe(2));
    await follow('#umum');
    expect(chosen()).toBe(0);
    await follow('#biaya');
    expect(chosen()).toBe(1);
  });

  it('stays where the address names nothing of it', async () => {
    const { chosen, choose } = await choice();
    await choose(1);
    for (const hash of ['#main', '#%', '#biay', '#constructor']) {
      await follow(hash);
      expect(chosen(), hash).toBe(1);
    }
  });

  it('is the first where the address names nothing at all', async () => {
    const { chosen, choose } = await choice();
    expect(chosen()).toBe(0);
    for (const hash of ['#', '']) {
      await choose(1);
      await follow(hash);
      expect(chosen(), hash).toBe(0);
    }
  });

  it('reads and writes names that an address has to encode', async () => {
    const { chosen, choose } = await choice();
    await choose(3);
    expect(location.hash).toBe('#tarik%20tunai');
    await follow('#umum');
    await follow('#tarik%20tunai');
    expect(chosen()).toBe(3);
  });

  it('goes into the address without a step of its own in the history', async () => {
    history.replaceState({ kept: true }, '', '/help?lang=en');
    const { length } = history;
    const { choose, chosen } = await choice();
    await choose(1);
    expect(chosen()).toBe(1);
    expect(location.pathname + location.search + location.hash).toBe('/help?lang=en#biaya/bulanan');
    expect([history.length, history.state]).toEqual([length, { kept: true }]);
  });

  it.each(['kept', 'built unseen'])('ignores the addresses of other pages while its own page is %s', async (how) => {
    const host = document.createElement('div');
    const main = document.createElement('main');
    main.append(host);
    document.body.append(main);
    const seen = vi.fn();
    function Follower() {
      useHash(true, seen);
      return null;
    }
    await show(
      <WidgetContext.Provider value={{ rendering: 'client', addStyles() {}, host }}>
        <Follower />
      </WidgetContext.Provider>,
    );
    if (how === 'kept') main.remove();
    else main.inert = true;
    await follow('#umum');
    document.body.append(main);
    main.inert = false;
    await follow('#biaya');
    expect(seen).not.toHaveBeenCalledWith('umum');
    expect(seen).toHaveBeenLastCalledWith('biaya');
  });

  it('neither reads nor writes the address of a partner’s page', async () => {
    history.replaceState(null, '', '/help#biaya/tahunan');
    const { chosen, choose } = await choice(false);
    expect(chosen()).toBe(0);
    await choose(1);
    expect(chosen()).toBe(1);
    expect(location.hash).toBe('#biaya/tahunan');
    await follow('#umum');
    expect(chosen()).toBe(1);
  });
});
