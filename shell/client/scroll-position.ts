/**
 * Restores the scroll position of each history entry. Browsers would do it by themselves, but when the page of the entry is
 * not shown yet, so they stop where the page that is still shown ends.
 */

const storageKey = 'scroll-positions';
/** Browsers keep about as many entries of a tab. */
const maxStored = 50;

/** By the section at the top of the window, because what is above it may have had the height that was guessed for it. */
interface Position {
  top: number;
  /** Its number on the page, and how far down in it the window's top is. */
  section?: number;
  offset?: number;
}
const pageTop: Position = { top: 0 };

/** Positions of the entries that were left, by the key in their history state. */
const positions = new Map<string, Position>();
/** Key of the current entry. */
let current = '';
/** The page of the current entry is shown: the position on the screen is that entry's. */
let isShown = true;
/** The last position on the screen. A jump to a fragment changes `scrollY` before its entry is known, and this after it. */
let top = 0;
/** The position that the page is to have, until it has reached it or the visitor scrolls. */
let target: Position | undefined;
/** `target` is kept while content that arrives late changes the page's height, but not for longer than this, in ms. */
const maxHold = 10_000;
let isHeld = false;
let quiet: ReturnType<typeof setTimeout> | undefined;
let limit: ReturnType<typeof setTimeout> | undefined;

const keyOf = (state: unknown) => (state as { entry?: string } | null)?.entry;

/** The key of the current entry. */
export const currentEntry = (): string => current;

/** The history state of a new entry. */
const newState = () => ({ entry: Math.random().toString(36).slice(2) });

const sections = () => [...document.querySelectorAll('#main > *, serambi-footer')];
const topOf = (section: Element) => section.getBoundingClientRect().top + scrollY;

/** The position of this many pixels on the page shown. */
function positionAt(top: number): Position {
  const all = sections();
  const section = top > 0 ? all.findLastIndex((each) => topOf(each) <= top) : -1;
  const element = all[section];
  return element ? { top, section, offset: top - topOf(element) } : { top };
}

/** Where a position is now. Its section may not be there yet. */
function placeOf({ top, section = -1, offset = 0 }: Position): number {
  const element = sections()[section];
  return element ? Math.max(0, topOf(element) + offset) : top;
}

function savePosition(): void {
  if (!isShown) return;
  // The entry that was left last comes last.
  positions.delete(current);
  positions.set(current, target ?? positionAt(top));
}

function storePositions(): void {
  savePosition();
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-maxStored)));
  } catch {
    // Storage is blocked: after a reload, earlier entries begin at their top.
  }
}

function readPositions(): void {
  try {
    for (const [key, position] of JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')) positions.set(key, position);
  } catch {
    // Storage is blocked, or it holds something else.
  }
}

/** Makes the current entry known by its key. Returns false for an entry that had none: it is new. */
function readEntry(): boolean {
  const known = keyOf(history.state);
  current = known ?? newState().entry;
  if (!known) history.replaceState({ ...history.state, entry: current }, '');
  return Boolean(known);
}

/**
 * While a position is restored all sections are laid out, because those above it count. Otherwise the page's styles leave out
 * what is far from the viewport; it keeps the height that it had.
 */
const layOutAll = (all: boolean) => document.documentElement.toggleAttribute('data-restoring', all);

/** Keeps what is in view where it is when something above it grows, as browsers do; it also moves the end of a smooth scroll. */
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

/** The content of a widget is on its way, or its code. */
const isLoading = () =>
  [...document.querySelectorAll('#main *')].some((element) =>
    element.shadowRoot ? element.shadowRoot.querySelector('[data-status=loading]') : element.matches(':not(:defined)'),
  );

/**
 * Scrolls to the target, or to the page's end where that comes first. The target is given up once the page has been at rest
 * for a second, because it also undoes scrolling that is not seen to be the visitor's, such as a screen reader's.
 */
function keepTarget(): void {
  if (!isHeld) return;
  clearTimeout(quiet);
  if (target && isOff()) window.scrollTo({ top: placeOf(target), behavior: 'instant' });
  quiet = setTimeout(() => (isLoading() ? keepTarget() : release()), 1_000);
}

/** Called when the page of the current entry is shown: gives it the position that it was left at. */
export function restorePosition(position: Position = pageTop): void {
  release();
  isShown = true;
  target = position;
  isHeld = true;
  layOutAll(true);
  limit = setTimeout(release, maxHold);
  keepTarget();
}

/**
 * Called after Back, Forward or a jump to a fragment. Returns the position of the entry that is current now; undefined for a
 * new entry. The page of another path is shown later, by `restorePosition`.
 */
export function changeEntry(isSamePage: boolean): Position | undefined {
  savePosition();
  release();
  isShown = isSamePage;
  return readEntry() ? (positions.get(current) ?? pageTop) : undefined;
}

/** Called when another page is shown: `push` adds its entry with the state that it is given. */
export function addEntry(push: (state: { entry: string }) => void): void {
  savePosition();
  release();
  isShown = true;
  const state = newState();
  current = state.entry;
  push(state);
}

/** Scrolls to the top of a page just opened. */
export function scrollToTop(behavior: ScrollBehavior): void {
  // An entry that is left before the top is reached has its position there.
  if (scrollY && behavior === 'smooth') {
    target = pageTop;
    // Sections are still being added above.
    anchor(false);
  }
  window.scrollTo({ top: 0, behavior });
}

/** @param isSamePage whether the page shown is the one of the current entry */
export function followScrolling(isSamePage: boolean): void {
  isShown = isSamePage;
  readPositions();
  // The document that set this could not hand over to the browser (below): it was discarded, or this entry was not its last.
  const isOurs = history.scrollRestoration === 'manual';
  history.scrollRestoration = 'manual';
  const isKnown = readEntry();
  top = scrollY;
  const position = positions.get(current) ?? pageTop;
  // The browser has restored it before all sections were laid out, so about there, as far as the page then was long.
  const reached = Math.min(position.top, document.documentElement.scrollHeight - innerHeight);
  const isRestored = top > 0 && Math.abs(top - reached) < innerHeight;
  if (isShown && isKnown && (isRestored || (isOurs && !top))) restorePosition(position);

  const handleScroll = () => {
    if (isHeld && isOff()) keepTarget();
    top = scrollY;
    if (!isHeld && top === target?.top) release();
  };
  window.addEventListener('scroll', handleScroll, { passive: true });
  new ResizeObserver(keepTarget).observe(document.body);
  // The visitor scrolls, or is about to.
  for (const name of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    window.addEventListener(name, release, { passive: true, capture: true });
  }

  // A document that is loaded again is restored by the browser, which does not wait for scripts.
  window.addEventListener('pagehide', () => {
    storePositions();
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });
  // A page in the background may be discarded without notice.
  document.addEventListener('visibilitychange', () => document.hidden && storePositions());
}
