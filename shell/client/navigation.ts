/** Changes the page within the document: opens links, follows the browser's history, and completes pages that came incomplete. */
import { navigate } from 'wouter/use-browser-location';
import type { Content } from '../../widgets/runtime/content/content';
import { pageJson } from '../../widgets/runtime/content/page-json';
import { currentLanguage, onLanguageChange } from '../../widgets/runtime/language/language';
import { pageConfig } from '../../widgets/runtime/widget/config';
import { whenLoaded } from '../../widgets/runtime/widget/when-loaded';
import { decode } from '../decode';
import { type CardPicture, cardPicture, findPicture, movePicture } from './carry-picture';
import { applyFont, loadFont } from './load-font';
import { ask, canChange, forget, loadSheets, OtherAnswer, type Page } from './next-page';
import { placeOf } from './place';
import { savesData } from './save-data';
import { addEntry, changeEntry, currentEntry, followScrolling, restorePosition, scrollToTop } from './scroll-position';
import { describe, serverPage, tellVisit } from './shown-page';
import { isUnseen, keep, putUnseen, removeUnseen, shownMain, swap, take } from './swap';
import { unreachable } from './unreachable';

export { canChange };

/** How long a click waits for the next page before a placeholder is shown, in ms. */
const patience = 400;

/** Counts what is asked for: a click, Back or Forward. Only the last one is shown. */
let latest = 0;
/** Another page was asked for, and is not shown yet. */
let isLeaving = false;

/** The page shown; undefined in place of one that is late or could not be reached. */
let shown: Page | undefined;
/** Its history entry. Not the browser's, which after Back and Forward is another one before that page is there. */
let entry = '';
/**
 * Its path. Not the address's: a visitor may go back before this code is there. The not-found page is the same for all paths.
 */
let shownPath = serverPage.status === 404 ? placeOf(location).path : serverPage.path;
/** An address may escape more of a path than it has to. */
const isShown = (path: string) => decode(path, decodeURI) === decode(shownPath, decodeURI);
/** The page shown could not be reached. */
let isUnreached = false;

const addressOf = ({ pathname, search, hash }: URL): string => pathname + search + hash;

/** Leaves the page shown for that of the current entry, and keeps it, with its nodes, for a later Back. */
function leave(path: string): void {
  if (shown) keep(entry, shownPath, shown);
  shown = undefined;
  isUnreached = false;
  entry = currentEntry();
  shownPath = path;
}

function put(next: Page): void {
  swap(next);
  shown = next;
  isUnreached = false;
  describe(next.page);
  tellVisit();
}

/** In place of a page that is late. */
function putPlaceholder(): void {
  const main = Object.assign(document.createElement('main'), { id: 'main', ariaBusy: 'true' });
  main.append(Object.assign(document.createElement('div'), { className: 'waiting' }));
  swap({ main });
  scrollTo({ top: 0, behavior: 'instant' });
}

/** In place of a page that cannot be reached. */
function putUnreachable(): void {
  const { main, title } = unreachable(currentLanguage());
  swap({ main });
  isUnreached = true;
  const { part: _, ...page } = serverPage;
  describe({ ...page, path: shownPath, title });
}

interface Steps {
  /** Called once, right before the page shown is replaced, by a placeholder where the next one is late. */
  begin(isLate: boolean): void;
  /** Called after the page, or the message that it cannot be reached, has taken its place. */
  end(): void;
}

/** Shows the page at an address. Rejects where it has to be loaded as a document. */
async function show(url: URL | Location, { begin, end }: Steps, before?: Page): Promise<void> {
  const turn = ++latest;
  let hasBegun = false;
  const change = (put: () => void) => {
    if (turn !== latest) return;
    if (!hasBegun) begin(put === putPlaceholder);
    hasBegun = true;
    put();
  };
  const late = setTimeout(change, patience, putPlaceholder);
  try {
    if (!before && !canChange()) throw new OtherAnswer();
    const page = before ?? (await ask(url).page());
    forget(url);
    change(() => {
      put(page);
      end();
    });
  } catch (failure) {
    if (failure instanceof OtherAnswer || navigator.onLine) {
      if (turn === latest) throw failure;
    } else {
      change(() => {
        putUnreachable();
        end();
      });
    }
  } finally {
    clearTimeout(late);
    if (turn === latest) isLeaving = false;
  }
}

/** Moves focus to the place that the address names, or to the page's heading, unless the visitor has moved it away from `before`. */
function focusArrival(before = document.activeElement, target?: Element): void {
  const { activeElement, body } = document;
  if (activeElement === before || activeElement === body) {
    const place = target?.closest<HTMLElement>('[tabindex]') ?? shownMain()?.querySelector('h1');
    place?.focus({ preventScroll: true });
  }
}

const reload = () => location.reload();

/** Asks for the page shown once more, in its place and under its address. */
function showAgain(): void {
  if (isLeaving) return;
  const before = document.activeElement;
  show(location, { begin() {}, end: () => focusArrival(before) }).catch(reload);
}

/** The description of a page that came without a part, once that part is there: a detail page takes its title from it. */
async function completeDescription(): Promise<void> {
  const turn = latest;
  try {
    const { page, main } = await ask(location).page();
    forget(location);
    const [heading, now] = [shownMain()?.querySelector('h1'), main.querySelector('h1')];
    // A page that is shown is never replaced for its description: the visitor may have typed into it.
    if (turn !== latest || !shown || !heading || !now) return;
    heading.textContent = now.textContent;
    Object.assign(heading.dataset, now.dataset);
    shown = { ...shown, page };
    describe(page);
  } catch {
    // The page has what it was sent with.
  }
}

let isFollowing = false;

/** Follows the browser's history. */
export function followHistory(): void {
  if (isFollowing) return;
  isFollowing = true;
  followScrolling(isShown(placeOf(location).path));
  entry = currentEntry();
  const main = shownMain();
  // For a later Back.
  if (main)
    shown = {
      main,
      page: serverPage,
      config: pageConfig(),
      content: pageJson<Record<string, Content>>('serambi-content') as Record<string, Content>,
    };
  // For the next page.
  loadFont();
  if (!savesData()) whenLoaded(() => loadSheets().catch(() => {}));
  // It was made in the language before.
  onLanguageChange(removeUnseen);

  const followEntry = () => {
    const { path } = placeOf(location);
    const isSamePage = isShown(path);
    const position = changeEntry(isSamePage);
    if (isSamePage) {
      // A page that was on its way is not wanted any more.
      latest++;
      isLeaving = false;
      entry = currentEntry();
      if (position) restorePosition(position);
      return;
    }
    isLeaving = true;
    const before = document.activeElement;
    const steps: Steps = {
      begin: () => leave(path),
      end() {
        // Widgets that were kept follow the address.
        window.dispatchEvent(new HashChangeEvent('hashchange'));
        restorePosition(position);
        focusArrival(before);
      },
    };
    show(location, steps, take(currentEntry(), path)).catch(reload);
  };
  window.addEventListener('popstate', followEntry);
  if (!isShown(placeOf(location).path)) followEntry();

  // Widget events do not bubble, so these listeners use the capture phase.
  const isDetail = ({ target }: Event) => (target as Element).hasAttribute('slug');
  const handleReady = (event: Event) => {
    if (shown?.page.isPartial && isDetail(event)) completeDescription();
  };
  // Where the backend does not know the slug of a detail page, the not-found page is shown.
  const handleError = (event: Event) => {
    const { status } = (event as CustomEvent<{ status?: number }>).detail ?? {};
    if (status === 404 && isDetail(event)) showAgain();
  };
  document.addEventListener('serambi:ready', handleReady, true);
  document.addEventListener('serambi:error', handleError, true);
  window.addEventListener('online', () => isUnreached && showAgain());
}

/** Whether an address says more than which page it is, and in which language: a widget made under another one would miss it. */
const saysMore = ({ search }: Pick<Location, 'search'>) =>
  [...new URLSearchParams(search).keys()].some((name) => name !== 'lang');

/** Counts the links that were hovered: only for the last one a page is made. */
let latestHover = 0;

/**
 * Asks for the page that a link leads to, which is hovered, focused or pressed. Where there is time before the click, the page is also
 * made, unseen, once the browser is idle: the click then has only to move it into view.
 */
export async function expectClick(url: URL, { type, pointerType }: Partial<PointerEvent>): Promise<void> {
  if (!canChange()) return;
  const asked = ask(url);
  const hover = ++latestHover;
  const turn = latest;
  const isLatest = () => hover === latestHover && turn === latest;
  try {
    await asked.arrived;
    // A press leaves no time, and a finger that moves scrolls.
    if (type === 'pointerdown' || pointerType === 'touch') return;
    if (savesData() || saysMore(url) || saysMore(location)) return;
    await new Promise<void>(whenLoaded);
    if (!isLatest()) return;
    const made = await asked.page();
    await new Promise<void>(whenLoaded);
    const first = made.main.querySelector('.band > *')?.localName;
    // A page's script that looks for a widget by its tag shall find one.
    const isThere = shownMain()?.querySelector(`:scope > .band > ${first}`);
    const { isPartial, status } = made.page;
    if (isLatest() && !isUnseen(made) && !isThere && !isPartial && status === 200) putUnseen(made, asked.at);
  } catch {
    // The click tells what is wrong.
  }
}

/** Gives what follows a task of its own. */
const nextTask = (): Promise<unknown> => {
  // Not in TypeScript's DOM library, because Safari does not have it.
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A motion that holds nothing up. Not a view transition: it draws the page before once more, calls back, and draws the next one
 * aside before that is seen. With a processor four times slower its words came 93 ms after the call at best, and 16 ms without.
 * Nor a document prefetched by speculation rules: it takes two to five times the bytes, and its code runs anew.
 */
const fadeIn = () => shownMain()?.animate({ opacity: [0.4, 1] }, 200);

/** The element that a fragment names on the page shown, if it is there and seen. */
function targetOf({ hash }: URL): Element | undefined {
  const element = hash ? document.getElementById(decode(hash.slice(1))) : undefined;
  return element?.checkVisibility() ? element : undefined;
}

/**
 * The page that a link leads to has taken the place of the one before: in its first frame, which computes the positions that this asks
 * for.
 *
 * @param before what had the focus, where the page was late
 */
function arrive(url: URL, card?: CardPicture, before?: Element | null): void {
  const arrived = entry;
  requestAnimationFrame(() => {
    if (arrived !== entry) return;
    // `pushState` fires no event that all browsers have, so widgets that show what the address names would not notice. The menu
    // closes at the latest now: its dialog would keep the focus.
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    const isStill = reducedMotion();
    const carried = card && findPicture(card);
    const target = targetOf(url);
    // A target that code has yet to show scrolls to itself. A picture that moves takes the visitor to the top.
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else scrollToTop(url.hash || isStill || carried ? 'instant' : 'smooth');
    if (carried) movePicture(carried, card);
    else if (!isStill) fadeIn();
    focusArrival(before ?? undefined, target);
  });
}

/** Shows another page of the site without loading a document. `link`: the one that was followed. */
export async function openPage(url: URL, link?: Element): Promise<void> {
  followHistory();
  const { path } = placeOf(url);
  const push = () => {
    // As in a browser, a link to the address shown adds no entry.
    const replace = url.href === location.href;
    addEntry((state) => navigate(addressOf(url), { state, replace }));
  };
  if (shown && isShown(path) && url.search === location.search) {
    latest++;
    isLeaving = false;
    push();
    entry = currentEntry();
    return arrive(url);
  }
  isLeaving = true;
  // To make a page takes long, so it is not a part of the click's task. One that was made beforehand is shown in it.
  const { made } = ask(url);
  if (!made || !isUnseen(made) || saysMore(url)) {
    const turn = ++latest;
    await nextTask();
    if (turn !== latest) return;
  }
  let before: Element | null | undefined;
  let card: CardPicture | undefined;
  const steps: Steps = {
    begin(isLate) {
      applyFont();
      card = link && !reducedMotion() ? cardPicture(link) : undefined;
      push();
      leave(path);
      if (isLate) before = document.activeElement;
    },
    end: () => arrive(url, card, before),
  };
  // Without a network a page that was visited is shown as it was left.
  await show(url, steps, navigator.onLine ? undefined : take('', path)).catch((failure) => {
    // The address is the page's already.
    if (entry === currentEntry() && isShown(path) && !shown) reload();
    else throw failure;
  });
}
