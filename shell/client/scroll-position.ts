/** Restores the scroll position of each history entry. Browsers do it before the entry's page is shown, so at a wrong place. */

import { attempt } from '../../widgets/runtime/core/attempt';

const storageKey = 'scroll-positions';
const maxStored = 50;

/** Stored relative to a section: sections above it may only have an estimated height. */
interface Position {
  top: number;
  section?: number;
  offset?: number;
}
const pageTop: Position = { top: 0 };

const positions = new Map<string, Position>();
let current = '';
/** False while the page of the current entry is loading. */
let isShown = true;
/** Last known `scrollY`. A jump to a fragment changes `scrollY` before its entry is known, so it cannot be read then. */
let top = 0;
let target: Position | undefined;
/** Late content changes the height of the page, so `target` is held for at most this time, in ms. */
const maxHold = 10_000;
let isHeld = false;
let quiet: ReturnType<typeof setTimeout> | undefined;
let limit: ReturnType<typeof setTimeout> | undefined;

const keyOf = (state: unknown) => (state as { entry?: string } | null)?.entry;

export const currentEntry = (): string => current;

const newState = () => ({ entry: Math.random().toString(36).slice(2) });

const sections = () => [...document.querySelectorAll('#main > *, serambi-footer')];
const topOf = (section: Element) => section.getBoundingClientRect().top + scrollY;

function positionAt(top: number): Position {
  const all = sections();
  const section = top > 0 ? all.findLastIndex((each) => topOf(each) <= top) : -1;
  const element = all[section];
  return element ? { top, section, offset: top - topOf(element) } : { top };
}

function placeOf({ top, section = -1, offset = 0 }: Position): number {
  const element = sections()[section];
  return element ? Math.max(0, topOf(element) + offset) : top;
}

function savePosition(): void {
  if (!isShown) return;
  positions.delete(current);
  positions.set(current, target ?? positionAt(top));
}

function storePositions(): void {
  savePosition();
  // If storage is blocked, earlier entries begin at their top after a reload.
  attempt(() => sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-maxStored))));
}

const readPositions = () =>
  attempt(() => {
    for (const [key, position] of JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')) positions.set(key, position);
  });

/** Returns false for a new entry, which gets a key. */
function readEntry(): boolean {
  const known = keyOf(history.state);
  current = known ?? newState().entry;
  if (!known) history.replaceState({ ...history.state, entry: current }, '');
  return Boolean(known);
}

/** Page styles skip the layout of far sections (`content-visibility`), but restoring needs their heights. */
const layOutAll = (all: boolean) => document.documentElement.toggleAttribute('data-restoring', all);

/** Scroll anchoring keeps the view in place when something above grows. It also changes where a smooth scroll ends. */
const anchor = (isAnchored: boolean) => {
  document.documentElement.style.overflowAnchor = isAnchored ? '' : 'none';
};

function release(): void {
  layOutAll(false);
  anchor(true);
  target = undefined;
  isHeld = false;
  clearTimeout(quiet);
  clearTimeout(limit);
}

const isOff = () => target !== undefined && Math.abs(scrollY - placeOf(target)) > 1;

const isLoading = () =>
  [...document.querySelectorAll('#main *')].some((element) =>
    element.shadowRoot ? element.shadowRoot.querySelector('[data-status=loading]') : element.matches(':not(:defined)'),
  );

/** Holds the position until the page was quiet for 1 s. Longer would undo scrolling without input events (screen readers). */
function keepTarget(): void {
  if (!isHeld) return;
  clearTimeout(quiet);
  if (target && isOff()) window.scrollTo({ top: placeOf(target), behavior: 'instant' });
  quiet = setTimeout(() => (isLoading() ? keepTarget() : release()), 1_000);
}

export function restorePosition(position: Position = pageTop): void {
  release();
  isShown = true;
  target = position;
  isHeld = true;
  layOutAll(true);
  limit = setTimeout(release, maxHold);
  keepTarget();
}

/** Returns the position of the new current entry, undefined if it is new. `restorePosition` follows once its page is shown. */
export function changeEntry(isSamePage: boolean): Position | undefined {
  savePosition();
  release();
  const isKnown = readEntry();
  isShown = isSamePage || !isKnown;
  return isKnown ? (positions.get(current) ?? pageTop) : undefined;
}

export function addEntry(push: (state: { entry: string }) => void): void {
  savePosition();
  release();
  isShown = true;
  const state = newState();
  current = state.entry;
  push(state);
}

export function scrollToTop(behavior: ScrollBehavior): void {
  if (scrollY && behavior === 'smooth') {
    target = pageTop;
    // Sections are still being added above.
    anchor(false);
  }
  window.scrollTo({ top: 0, behavior });
}

export function followScrolling(isSamePage: boolean): void {
  isShown = isSamePage;
  readPositions();
  history.scrollRestoration = 'manual';
  const isKnown = readEntry();
  top = scrollY;
  const position = positions.get(current) ?? pageTop;
  // The browser restored it before all sections were laid out. So it is only close, at most at the page's end then.
  const reached = Math.min(position.top, document.documentElement.scrollHeight - innerHeight);
  const isClose = Math.abs(top - reached) < innerHeight;
  // At the top the browser has not restored it yet, and `manual` stops it. Elsewhere a reader has scrolled meanwhile.
  if (isShown && isKnown && (isClose || !top)) restorePosition(position);

  const handleScroll = () => {
    if (isHeld && isOff()) keepTarget();
    top = scrollY;
    if (!isHeld && top === target?.top) release();
  };
  window.addEventListener('scroll', handleScroll, { passive: true });
  new ResizeObserver(keepTarget).observe(document.body);
  for (const name of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    window.addEventListener(name, release, { passive: true, capture: true });
  }

  // The browser restores a reloaded document without waiting for scripts.
  window.addEventListener('pagehide', () => {
    storePositions();
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });
  // The browser may discard a background page without an event.
  document.addEventListener('visibilitychange', () => document.hidden && storePositions());
}
