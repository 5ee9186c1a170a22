/** APG tabs with automatic activation, in the markup of `tabs.tsx`. */
import { fragment, indexOfName, isAddressOf, nameInAddress } from './fragment';

type Select = (index: number) => void;
interface Listening {
  onSelect: Select | undefined;
  /** Index of the tab that the view rendered last. */
  rendered: number;
  /** Index of the tab that the row last scrolled to. */
  shown: number;
  presses: number;
}

/** Calls `then` after the next paint, so that a press shows its effect first. */
const afterPaint = (then: () => void): number => requestAnimationFrame(() => setTimeout(then));

const listening = new WeakMap<HTMLElement, Listening>();
/** Tab rows in the document that keep the choice in the address. */
const addressed = new Set<HTMLElement>();

const tabsOf = (row: Element) => [...row.children] as HTMLElement[];

export const tabsBeside = (tab: Element) => tabsOf(tab.parentElement as Element);

/** The tab that a key on another one selects. */
export function tabFor(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = tabsBeside(tab);
  const at = tabs.indexOf(tab);
  const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const next = steps[key];
  return next === undefined ? undefined : tabs.at(next % tabs.length);
}

const selectedIn = (row: Element) =>
  Math.max(
    0,
    tabsOf(row).findIndex((tab) => tab.getAttribute('aria-selected') === 'true'),
  );
const panelOf = (tab: Element) =>
  (tab.getRootNode() as ParentNode).querySelector<HTMLElement>(
    `[id="${CSS.escape(tab.getAttribute('aria-controls') ?? '')}"]`,
  );

function show(row: HTMLElement, index: number): void {
  tabsOf(row).forEach((tab, at) => {
    const isSelected = at === index;
    tab.setAttribute('aria-selected', `${isSelected}`);
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = panelOf(tab);
    if (isSelected) panel?.removeAttribute('hidden');
    // Where supported, find-in-page opens a hidden panel.
    else panel?.setAttribute('hidden', 'onbeforematch' in panel ? 'until-found' : '');
  });
  const tab = tabsOf(row)[index];
  const state = listening.get(row);
  if (!tab || !state || state.shown === index) return;
  state.shown = index;
  // Scrolls the tab to the row's middle. Measuring it within the press would force the panel's layout.
  afterPaint(() => {
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  });
}

/** Selects a tab, by the visitor or the address. Rows of tabs in the panel start again, unless a view keeps their choice. */
function open(row: HTMLElement, index: number): void {
  const tab = tabsOf(row)[index];
  for (const inner of (tab && panelOf(tab)?.querySelectorAll<HTMLElement>('[role=tablist]')) ?? []) {
    if (!listening.get(inner)?.onSelect) show(inner, 0);
  }
  show(row, index);
}

function choose(row: HTMLElement, index: number): void {
  open(row, index);
  const { name } = tabsOf(row)[index]?.dataset ?? {};
  if (name) nameInAddress(name);
  const { href } = location;
  const state = listening.get(row);
  const press = state && ++state.presses;
  afterPaint(() => {
    // A later press tells of both. It may also have come after a view's change of the address.
    if (press !== state?.presses) return;
    const { onSelect, rendered = 0 } = state ?? {};
    // After Back, a view that writes its choice to the address would change another entry.
    if (location.href !== href) return onSelect && show(row, rendered);
    // Another tab may be selected by now.
    onSelect?.(selectedIn(row));
    // The address changes without an event, but other widgets follow it.
    if (name) dispatchEvent(new HashChangeEvent('hashchange'));
  });
}

function followAddress(row: HTMLElement): void {
  if (!isAddressOf((row.getRootNode() as ShadowRoot).host)) return;
  const names = tabsOf(row).map((tab) => tab.dataset.name);
  const index = indexOfName(names, fragment());
  if (index >= 0 && index !== selectedIn(row)) open(row, index);
}

function followAll(): void {
  for (const row of addressed) {
    followAddress(row);
    // `tabs` adds it again when its page is shown again.
    if (!row.isConnected) addressed.delete(row);
  }
}

function listen(row: HTMLElement): void {
  const indexAt = ({ target }: Event) => tabsOf(row).findIndex((tab) => tab.contains(target as Node));
  row.addEventListener('click', (event) => {
    const index = indexAt(event);
    if (index >= 0) choose(row, index);
  });
  row.addEventListener('keydown', (event) => {
    const used = tabsOf(row)[indexAt(event)];
    const tab = used && tabFor(used, event.key);
    if (!tab) return;
    event.preventDefault();
    // A click, so that the page hears of it (`element/actions.ts`).
    tab.click();
    tab.focus();
  });
  row.parentNode?.addEventListener('beforematch', ({ target }) => {
    const index = tabsOf(row).findIndex((tab) => panelOf(tab)?.contains(target as Node));
    if (index >= 0) choose(row, index);
  });
}

/**
 * Adds behaviour to a row of tabs; call it again when its markup changes. `data-name` keeps the choice in the address.
 *
 * @param onSelect called after the chosen panel is painted, unless the visitor has gone back by then
 * @param rendered index of the selected tab in a view with `onSelect`
 */
export function tabs(row: HTMLElement | null, onSelect?: Select, rendered = 0): void {
  if (!row) return;
  const known = listening.get(row);
  listening.set(row, Object.assign(known ?? { shown: 0, presses: 0 }, { onSelect, rendered }));
  if (!known) listen(row);
  show(row, selectedIn(row));
  if (!tabsOf(row)[0]?.dataset.name || addressed.has(row)) return;
  if (!addressed.size) addEventListener('hashchange', followAll);
  addressed.add(row);
  followAddress(row);
}
