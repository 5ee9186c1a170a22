import { beforeEach, describe, expect, it } from 'vitest';
import { behave, carry } from '../../../../widgets/runtime/behaviours/behaviours';

const markup = (names: readonly string[], selected = 0, isKept = false) => `<div class="root">
  <div role="tablist"${isKept ? ` data-names='${JSON.stringify(names)}'` : ''}>
    ${names.map((name, at) => `<button type="button" role="tab" id="t${at}" aria-controls="p${at}" aria-selected="${at === selected}">${name}</button>`).join('')}
  </div>
  ${names.map((name, at) => `<div role="tabpanel" id="p${at}" aria-labelledby="t${at}" ${at === selected ? '' : 'hidden'}>${name}</div>`).join('')}
</div>`;

/** A host with server markup in its shadow root, as the parser leaves it. */
function served(html: string) {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = html;
  const tabs = () => [...root.querySelectorAll<HTMLElement>('[role=tab]')];
  return {
    root,
    tabs,
    selected: () => tabs().map((tab) => tab.getAttribute('aria-selected') === 'true'),
    open: () =>
      [...root.querySelectorAll('[role=tabpanel]')].flatMap((each) =>
        each.hasAttribute('hidden') ? [] : each.textContent,
      ),
  };
}

const names = ['Satu', 'Dua', 'Tiga'];

describe('tabs of server markup', () => {
  beforeEach(() => {
    document.body.replaceChildren();
    history.replaceState(null, '', location.pathname);
  });

  it('show the panel of the tab that is pressed, and only that tab is reached by the tab key', () => {
    const { root, tabs, selected, open } = served(markup(names));
    behave(root);
    tabs()[1]?.click();
    expect(selected()).toEqual([false, true, false]);
    expect(open()).toEqual(['Dua']);
    expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  });

  it('are walked through by arrows, Home and End, with the focus', () => {
    const { root, tabs, open } = served(markup(names));
    behave(root);
    for (const [key, at] of [
      ['ArrowLeft', 2],
      ['ArrowRight', 0],
      ['End', 2],
      ['Home', 0],
    ] as const) {
      const from = root.querySelector('[aria-selected=true]');
      from?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      expect(open(), key).toEqual([names[at]]);
      expect(root.activeElement, key).toBe(tabs()[at]);
    }
  });

  it('keep the choice in the address where they have names, and follow it', () => {
    const { root, tabs, open } = served(markup(names, 0, true));
    behave(root);
    tabs()[2]?.click();
    expect(location.hash).toBe('#Tiga');
    history.replaceState(null, '', '#Dua');
    dispatchEvent(new Event('hashchange'));
    expect(open()).toEqual(['Dua']);
    history.replaceState(null, '', '#something-else');
    dispatchEvent(new Event('hashchange'));
    expect(open()).toEqual(['Dua']);
  });

  it('go on in markup that replaces theirs, with the tab that was chosen', () => {
    const { root, tabs, open } = served(markup(names));
    behave(root);
    tabs()[1]?.click();
    const place = document.createElement('div');
    place.innerHTML = markup(['One', 'Two', 'Three']);
    const [from, to] = [root.firstElementChild as Element, place.firstElementChild as Element];
    carry(from, to);
    from.replaceWith(to);
    behave(root);
    expect(open()).toEqual(['Two']);
    tabs()[2]?.click();
    expect(open()).toEqual(['Three']);
  });
});
