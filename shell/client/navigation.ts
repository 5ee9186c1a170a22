/** Changes the page within the document: follows links and history, and completes pages that came incomplete. */
import { navigate } from 'wouter/use-browser-location';
import type { Content } from '../../widgets/runtime/content/content';
import { pageJson } from '../../widgets/runtime/content/page-json';
import { currentLanguage, onLanguageChange } from '../../widgets/runtime/language/language';
import { pageConfig } from '../../widgets/runtime/widget/config';
import { whenLoaded } from '../../widgets/runtime/widget/when-loaded';
import { decode } from '../decode';
import { type CardPicture, cardPicture, findPicture, movePicture } from './carry-picture';
import { updateAddress } from './language';
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
/** Number of the last navigation. An earlier one that finishes later is not shown. */
let latest = 0;
/** Number of the navigation that has finished; another one than `latest` while a page is loading. */
let finished = 0;

/** Undefined while a placeholder or the "unreachable" message is shown. */
let shown: Page | undefined;
/** Key of the shown page's history entry. After Back, `history.state` already belongs to the page that is still loading. */
let entry = '';
/** `location` may differ: a visitor can go back before this code is loaded. The not-found page has no own path. */
let shownPath = serverPage.status === 404 ? placeOf(location).path : serverPage.path;
const isShown = (path: string) => decode(path, decodeURI) === decode(shownPath, decodeURI);
let isUnreached = false;

const addressOf = ({ pathname, search, hash }: URL): string => pathname + search + hash;

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

function putPlaceholder(): void {
  const main = Object.assign(document.createElement('main'), { id: 'main', ariaBusy: 'true' });
  main.append(Object.assign(document.createElement('div'), { className: 'waiting' }));
  swap({ main });
  scrollTo({ top: 0, behavior: 'instant' });
}

function putUnreachable(): void {
  const { main, title } = unreachable(currentLanguage());
  swap({ main });
  isUnreached = true;
  const { part: _, ...page } = serverPage;
  describe({ ...page, path: shownPath, title });
}

interface Steps {
  /** Called once, before the page is replaced. `isLate` means by a placeholder. */
  begin(isLate: boolean): void;
  end(): void;
}

/** Rejects if the page must be loaded as a document. */
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
    if (turn === latest) finished = turn;
  }
}

const isUnmoved = (before: Element | null) => [before, document.body].includes(document.activeElement);

/** Moves focus to the place that the address names, else to the heading. Not if the visitor has moved it away from `before`. */
function focusArrival(before: Element | null, target?: Element): void {
  if (isUnmoved(before)) {
    const place = target?.closest<HTMLElement>('[tabindex]') ?? shownMain()?.querySelector('h1');
    place?.focus({ preventScroll: true });
  }
}

const reload = () => location.reload();

function showAgain(): void {
  if (finished !== latest) return;
  const before = document.activeElement;
  show(location, { begin() {}, end: () => focusArrival(before) }).catch(reload);
}

/** Requests the page again for its title, which a detail page takes from its content. */
async function completeDescription(): Promise<void> {
  const turn = latest;
  try {
    const { page, main } = await ask(location).page();
    forget(location);
    const [heading, now] = [shownMain()?.querySelector('h1'), main.querySelector('h1')];
    // Only the heading is updated: the visitor may have typed into the page.
    if (turn !== latest || !shown || !heading || !now) return;
    heading.textContent = now.textContent;
    Object.assign(heading.dataset, now.dataset);
    shown = { ...shown, page };
    describe(page);
  } catch {
    // The title of the first answer stays.
  }
}

let isFollowing = false;

export function followHistory(): void {
  if (isFollowing) return;
  isFollowing = true;
  followScrolling(isShown(placeOf(location).path));
  entry = currentEntry();
  const main = shownMain();
  if (main)
    shown = {
      main,
      page: serverPage,
      config: pageConfig(),
      content: pageJson<Record<string, Content>>('serambi-content') as Record<string, Content>,
    };
  loadFont();
  if (!savesData()) whenLoaded(() => loadSheets().catch(() => {}));
  onLanguageChange(removeUnseen);

  const followEntry = () => {
    const { path } = placeOf(location);
    // Not while its placeholder is shown: the answer would be dropped.
    const isSamePage = shown !== undefined && isShown(path);
    const position = changeEntry(isSamePage);
    // The visitor may have changed the language since this entry.
    updateAddress();
    if (isSamePage) {
      finished = ++latest;
      entry = currentEntry();
      if (position) restorePosition(position);
      return;
    }
    const before = document.activeElement;
    const keptPage = take(currentEntry(), path);
    const steps: Steps = {
      begin: () => leave(path),
      end() {
        // A link within a page that was still loading.
        if (!position) return arrive(new URL(location.href), undefined, before);
        // A kept page stays as the visitor left it.
        if (!keptPage) window.dispatchEvent(new HashChangeEvent('hashchange'));
        restorePosition(position);
        focusArrival(before);
      },
    };
    show(location, steps, keptPage).catch(reload);
  };
  window.addEventListener('popstate', followEntry);
  if (!isShown(placeOf(location).path)) followEntry();

  // Capture phase, because widget events do not bubble.
  const isDetail = ({ target }: Event) => (target as Element).hasAttribute('slug');
  const handleReady = (event: Event) => {
    if (shown?.page.isPartial && isDetail(event)) completeDescription();
  };
  const handleError = (event: Event) => {
    const { status } = (event as CustomEvent<{ status?: number }>).detail ?? {};
    if (status === 404 && isDetail(event)) showAgain();
  };
  document.addEventListener('serambi:ready', handleReady, true);
  document.addEventListener('serambi:error', handleError, true);
  window.addEventListener('online', () => isUnreached && showAgain());
}

/** A widget reads other query parameters when it is created, so it must not be created under another address. */
const saysMore = ({ search }: Pick<Location, 'search'>) =>
  [...new URLSearchParams(search).keys()].some((name) => name !== 'lang');

let latestHover = 0;

/** Requests the page of a hovered, focused or pressed link. If there is time, builds it unseen for a faster click. */
export async function expectClick(url: URL, { type, pointerType }: Partial<PointerEvent>): Promise<void> {
  if (!canChange()) return;
  const asked = ask(url);
  const hover = ++latestHover;
  const turn = latest;
  const isLatest = () => hover === latestHover && turn === latest;
  try {
    await asked.arrived;
    // A press leaves no time; a moving finger scrolls.
    if (type === 'pointerdown' || pointerType === 'touch') return;
    if (savesData() || saysMore(url) || saysMore(location)) return;
    await new Promise<void>(whenLoaded);
    if (!isLatest()) return;
    const made = await asked.page();
    await new Promise<void>(whenLoaded);
    const first = made.main.querySelector('.band > *')?.localName;
    // A script of the page that queries a widget by its tag must not find the unseen one.
    const isThere = shownMain()?.querySelector(`:scope > .band > ${first}`);
    const { isPartial, status } = made.page;
    if (isLatest() && !isUnseen(made) && !isThere && !isPartial && status === 200) putUnseen(made, asked.at);
  } catch {
    // The click reports the error.
  }
}

const nextTask = (): Promise<unknown> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** No view transition: it paints the old page once more first. No prerendered document: it takes two to five times the bytes. */
const fadeIn = () => shownMain()?.animate({ opacity: [0.4, 1] }, 200);

function targetOf({ hash }: URL): Element | undefined {
  const element = hash ? document.getElementById(decode(hash.slice(1))) : undefined;
  return element?.checkVisibility() ? element : undefined;
}

/** Runs in the new page's first frame, when positions are computed anyway. `late` had the focus, if the page was late. */
function arrive(url: URL, card?: CardPicture, late?: Element | null): void {
  const arrived = entry;
  requestAnimationFrame(() => {
    if (arrived !== entry) return;
    const before = late ?? document.activeElement;
    // `pushState` fires no event in all browsers. On this one widgets read the address and the menu's dialog closes.
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    const isStill = reducedMotion();
    const carried = card && findPicture(card);
    const target = targetOf(url);
    if (target) target.scrollIntoView({ behavior: 'instant' });
    // A widget that has taken the focus is at the place that the address names.
    else if (isUnmoved(before)) scrollToTop(url.hash || isStill || carried ? 'instant' : 'smooth');
    if (carried) movePicture(carried, card);
    else if (!isStill) fadeIn();
    focusArrival(before, target);
  });
}

export async function openPage(url: URL, link?: Element): Promise<void> {
  followHistory();
  const { path } = placeOf(url);
  const push = () => {
    // Like a browser: a link to the current address adds no history entry.
    const replace = url.href === location.href;
    addEntry((state) => navigate(addressOf(url), { state, replace }));
  };
  if (shown && isShown(path) && url.search === location.search) {
    finished = ++latest;
    push();
    entry = currentEntry();
    return arrive(url);
  }
  // Building a page takes long, so it gets its own task after the click's.
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
  await show(url, steps, navigator.onLine ? undefined : take('', path)).catch((failure) => {
    if (entry === currentEntry() && isShown(path) && !shown) reload();
    else throw failure;
  });
}
