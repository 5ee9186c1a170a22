import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Tabs } from '../../../../widgets/runtime/ui/tabs';
import { tabs as addTabs } from '../../../../widgets/runtime/ui/tabs.behaviour';
import { press, settled, show } from '../../../support/render-component';

const items = ['Satu', 'Dua', 'Tiga'].map((label) => ({ id: label, label, content: <p>{`Isi ${label}`}</p> }));

type Given = { count?: number; first?: number; onSelect?: (at: number) => void };

function Chosen({ count = 3, first = 0, onSelect }: Given) {
  const [selected, select] = useState(first);
  const choose = (at: number) => {
    select(at);
    onSelect?.(at);
  };
  return <Tabs label="Bab" items={items.slice(0, count)} selected={selected} onSelect={choose} />;
}

async function tabs(props: Given = {}) {
  const { place } = await show(<Chosen {...props} />);
  const all = () => [...place.querySelectorAll<HTMLElement>('[role=tab]')];
  const panels = () => [...place.querySelectorAll<HTMLElement>('[role=tabpanel]')];
  return {
    place,
    all,
    panels,
    selected: () => all().map((tab) => tab.getAttribute('aria-selected') === 'true'),
    reachable: () => all().filter((tab) => tab.tabIndex === 0),
    open: () => panels().flatMap((panel) => (panel.hidden ? [] : panel.textContent)),
  };
}

describe('tabs', () => {
  it('name their row, their tabs and their panels to each other', async () => {
    const { place, all, panels } = await tabs();
    expect(place.querySelector('[role=tablist]')?.getAttribute('aria-label')).toBe('Bab');
    expect(all().map((tab) => tab.getAttribute('aria-controls'))).toEqual(panels().map(({ id }) => id));
    expect(panels().map((panel) => panel.getAttribute('aria-labelledby'))).toEqual(all().map(({ id }) => id));
    expect(new Set(all().map(({ id }) => id)).size).toBe(3);
  });

  it.each<[number, string[], number]>([
    [0, ['ArrowRight'], 1],
    [2, ['ArrowRight'], 0],
    [0, ['ArrowLeft'], 2],
    [1, ['ArrowLeft'], 0],
    [0, ['End'], 2],
    [2, ['Home'], 0],
    [0, ['ArrowRight', 'ArrowRight', 'ArrowRight'], 0],
  ])('from tab %i the keys %j lead to tab %i, with the focus', async (first, keys, last) => {
    const { all, selected, reachable } = await tabs({ first });
    all()[first]?.focus();
    for (const key of keys) {
      press(document.activeElement as Element, key);
      await settled();
    }
    expect(selected()).toEqual([0, 1, 2].map((at) => at === last));
    expect(document.activeElement).toBe(all()[last]);
    expect(reachable()).toEqual([all()[last]]);
  });

  it('scroll their row once the panel is painted, whose layout would else be computed within the press', async () => {
    const { place, all, open } = await tabs();
    const row = place.querySelector('[role=tablist]') as HTMLElement;
    const isMeasured = vi.fn(() => 0);
    Object.defineProperty(row, 'clientWidth', { get: isMeasured });
    all()[1]?.click();
    expect(open()).toEqual(['Isi Dua']);
    expect(isMeasured).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(isMeasured).toHaveBeenCalledTimes(1));
  });

  it('show the last of quick presses, although the view changes the address for an earlier one', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
    const draw = async () => {
      frames.shift()?.(0);
      // React renders in a task of its own.
      for (let task = 0; task < 3; task++) await new Promise((done) => setTimeout(done));
    };
    const { all, selected } = await tabs({ onSelect: (at) => history.replaceState(null, '', `#tab-${at}`) });
    all()[1]?.click();
    all()[2]?.click();
    while (location.hash !== '#tab-2') await draw();
    all()[0]?.click();
    while (frames.length) await draw();
    expect(selected()).toEqual([true, false, false]);
    expect(location.hash).toBe('#tab-0');
  });

  it('show one panel, within the press, the others being in the markup, and tell their view after the paint', async () => {
    const onSelect = vi.fn();
    const { place, all, open, selected } = await tabs({ onSelect });
    expect(open()).toEqual(['Isi Satu']);
    expect(place.textContent).toContain('Isi Tiga');
    all()[1]?.click();
    expect(open()).toEqual(['Isi Dua']);
    all()[2]?.click();
    expect(open()).toEqual(['Isi Tiga']);
    expect(onSelect).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(onSelect.mock.calls).toEqual([[2]]));
    await settled();
    expect([open(), selected()]).toEqual([['Isi Tiga'], [false, false, true]]);
  });

  it.each([
    ['keep their choice where a view has it', <Chosen key="kept" first={1} />, 'Dua'],
    ['begin anew where none has', <Tabs key="anew" label="Bab" items={items} />, 'Satu'],
  ])('within a panel that is opened again %s', async (_, content, chosen) => {
    const outer = [
      { id: 'a', label: 'A', content },
      { id: 'b', label: 'B', content: null },
    ];
    const { place } = await show(<Tabs label="Luar" items={outer} />);
    for (const label of ['Dua', 'B', 'A']) {
      [...place.querySelectorAll<HTMLElement>('[role=tab]')].find(({ textContent }) => textContent === label)?.click();
      await settled();
    }
    expect(place.querySelector('[role=tabpanel] [aria-selected=true]')?.textContent).toBe(chosen);
  });

  it('leave all other keys to the page', async () => {
    const onSelect = vi.fn();
    const { all } = await tabs({ onSelect });
    for (const key of ['ArrowDown', 'ArrowUp', 'Tab', 'a', 'PageDown']) {
      expect(press(all()[0] as Element, key)).toBe(true);
    }
    expect(press(all()[0] as Element, 'ArrowRight')).toBe(false);
    await vi.waitFor(() => expect(onSelect.mock.calls).toEqual([[1]]));
  });

  it('are no tabs where there is but one, or none', async () => {
    const one = await tabs({ count: 1 });
    expect([one.all().length, one.place.textContent]).toEqual([0, 'Isi Satu']);
    const none = await tabs({ count: 0 });
    expect(none.place.textContent).toBe('');
  });

  it.each([
    [7, 2],
    [-1, 0],
  ])('take the choice %i for the nearest there is', async (first, nearest) => {
    const { selected } = await tabs({ first });
    expect(selected().indexOf(true)).toBe(nearest);
  });

  it('stay as chosen while their page is kept for Back, also if their code comes late', () => {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = `<div role="tablist"><button data-name="a" aria-selected="true"></button><button data-name="b"></button></div>`;
    const row = root.firstElementChild as HTMLElement;
    document.body.append(host);
    addTabs(row);
    (row.lastElementChild as HTMLElement).click();
    host.remove();
    history.replaceState(null, '', '/other');
    dispatchEvent(new HashChangeEvent('hashchange'));
    addTabs(row);
    expect(row.lastElementChild?.getAttribute('aria-selected')).toBe('true');
  });
});
