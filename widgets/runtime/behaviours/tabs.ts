/**
 * APG tabs with automatic activation, in the markup of `ui/tabs.tsx`: a `tablist` of `tab` buttons, each of which names its panel.
 * A list with `data-names` keeps the choice in the address's fragment.
 */
import { fragment, indexOfName } from '../ui/fragment';
import type { Behaviour } from './behaviour';

const isFound = typeof document !== 'undefined' && 'onbeforematch' in document;

/** The tab that a key of the list leads to. */
export const tabSteps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const listsIn = (root: ParentNode) => [...root.querySelectorAll('[role=tablist]')];
const tabsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>(':scope>[role=tab]')];
const selectedIn = (list: Element) => tabsOf(list).findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
const panelOf = (tab: Element, root: ParentNode) =>
  root.querySelector<HTMLElement>(`#${CSS.escape(tab.getAttribute('aria-controls') ?? '')}`);

/** A row may be wider than the screen: the selected tab is scrolled to its middle. */
export function showInRow(row: Element, tab: HTMLElement): void {
  row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

/** Selects a tab of a list. `root` has the panels: the list's root, unless that is not in the document yet. */
function select(list: Element, index: number, root: ParentNode): void {
  for (const [at, tab] of tabsOf(list).entries()) {
    const isSelected = at === index;
    tab.setAttribute('aria-selected', `${isSelected}`);
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = panelOf(tab, root);
    if (isSelected) panel?.removeAttribute('hidden');
    // Where the browser supports it, its search in the page finds and opens a hidden panel.
    else panel?.setAttribute('hidden', isFound ? 'until-found' : '');
    if (isSelected && list.isConnected) showInRow(list, tab);
  }
}

/** The names of a list's tabs in the address; none where the choice is not kept there. */
const namesOf = (list: Element): string[] => JSON.parse(list.getAttribute('data-names') ?? '[]');

/** Selects what the visitor has chosen, and says so in the address. */
function choose(tab: HTMLElement, root: ShadowRoot): void {
  const list = tab.parentElement;
  if (!list) return;
  const index = tabsOf(list).indexOf(tab);
  select(list, index, root);
  const name = namesOf(list)[index];
  if (name) history.replaceState(history.state, '', `#${encodeURI(name)}`);
}

function followAddress(root: ShadowRoot): void {
  for (const list of listsIn(root)) {
    const index = indexOfName(namesOf(list), fragment());
    if (index !== undefined && index !== selectedIn(list)) select(list, index, root);
  }
}

export const tabs: Behaviour = {
  listen(root) {
    const tabAt = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLElement>('[role=tab]') : undefined;
    root.addEventListener('click', (event) => {
      const tab = tabAt(event);
      if (tab) choose(tab, root);
    });
    root.addEventListener('keydown', (event) => {
      const { key } = event as KeyboardEvent;
      const tab = tabAt(event);
      const all = tab?.parentElement ? tabsOf(tab.parentElement) : [];
      const next = tab && all[tabSteps[key]?.(all.indexOf(tab), all.length) ?? -1];
      if (!next) return;
      event.preventDefault();
      choose(next, root);
      next.focus();
    });
    root.addEventListener('beforematch', ({ target }) => {
      const panel = target instanceof Element ? target.closest('[role=tabpanel]') : undefined;
      const tab =
        panel && root.querySelector<HTMLElement>(`#${CSS.escape(panel.getAttribute('aria-labelledby') ?? '')}`);
      if (tab) choose(tab, root);
    });
    addEventListener('hashchange', () => root.host.isConnected && followAddress(root));
  },
  begin(root) {
    for (const list of listsIn(root)) select(list, Math.max(0, selectedIn(list)), root);
    followAddress(root);
  },
  carry(from, to) {
    const lists = listsIn(to);
    for (const [at, before] of listsIn(from).entries()) {
      const list = lists[at];
      if (list) select(list, Math.max(0, selectedIn(before)), to);
    }
  },
};
