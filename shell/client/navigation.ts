/** Client navigation: opens pages, follows the browser's history, and completes pages that came incomplete. */
import { routeTable } from 'serambi:routes';
import type { Dispatch, SetStateAction } from 'react';
import { flushSync } from 'react-dom';
import { navigate } from 'wouter/use-browser-location';
import { addContent, seedContent } from '../../widgets/runtime/content/content';
import { pageJson } from '../../widgets/runtime/content/page-json';
import { pageConfig } from '../../widgets/runtime/element/config';
import { whenLoaded } from '../../widgets/runtime/element/when-loaded';
import { decode, matchPath } from '../match';
import type { PageData, ShownPage } from '../page';
import { cardPicture, findPicture, movePicture } from './carry-picture';
import { applyFont, loadFont } from './load-font';
import {
  addressOf,
  isUnreachable,
  keepVisited,
  type LoadedPage,
  loadCode,
  pathOf,
  prefetch,
  prefetchLifetime,
  preloadCommon,
  preparePage,
  ReplacedBuild,
} from './load-page';
import { placeOf } from './place';
import { savesData } from './save-data';
import { addEntry, changeEntry, followScrolling, restorePosition, scrollToTop } from './scroll-position';
import { unreachable } from './unreachable';

type SetPage = Dispatch<SetStateAction<ShownPage>>;
type SetNextPage = Dispatch<SetStateAction<ShownPage | undefined>>;
type Change = (before: ShownPage) => ShownPage;
/** Shows a page. `isKnown`: its heading is known, which a late page's is not yet. */
type Commit = (change: Change, isKnown: boolean) => unknown;

/** Counts navigations: only the last one is shown. */
let latest = 0;
/** Counts what the visitor has asked for: a click, Back or Forward. A page's own later description is none. */
let asked = 0;
/** The page shown came without some of its blocks. */
let isPartial = false;
/** The page shown could not be loaded, so its description is not known. */
let isUnknown = false;

/** The page shown, with its blocks. */
let shown: LoadedPage | undefined;

/** Keeps the page shown for a later Back, under an address: it changes where the visitor has added to a list. */
function keepShown(address: string): void {
  if (shown) keepVisited(address, shown);
}

/** The page that was made unseen, and what removes it. */
let prepared: { path: string; remove(): void } | undefined;
/** Counts the links that were hovered: only for the last one a page is made. */
let latestHover = 0;

/** Whether an address says more than which page it is, and in which language: a widget made under another one would miss it. */
const saysMore = ({ search }: Pick<Location, 'search'>) =>
  [...new URLSearchParams(search).keys()].some((name) => name !== 'lang');

/**
 * Loads the page that a link leads to, which is hovered, focused or pressed. Where there is time before the click, the page is
 * also made, unseen and as far as its first section, once the browser is idle: most of the time from a click to the next page's
 * words is that section's making.
 */
export async function expectClick(url: URL, { type, pointerType }: Partial<PointerEvent>, setNextPage: SetNextPage) {
  const { path } = placeOf(url);
  const { at, loaded, code } = prefetch(path, url.hash.slice(1));
  // A press leaves no time, and a finger that moves scrolls.
  if (type === 'pointerdown' || pointerType === 'touch') return;
  const [section] = matchPath(path, routeTable).route.sections;
  const isShown = document.querySelector(`#main > .band > serambi-${section?.widget}`);
  const hover = ++latestHover;
  const turn = latest;
  // Who looks for a widget on the page shown shall find one.
  if (path === prepared?.path || isShown || savesData() || saysMore(url) || saysMore(location)) return;
  try {
    const [{ page, blocks }] = await Promise.all([loaded, code.first]);
    await new Promise<void>(whenLoaded);
    if (hover !== latestHover || turn !== latest || page.isPartial || page.status !== 200) return;
    prepared?.remove();
    addContent(blocks);
    // Not for longer than its data may be used.
    const expiry = setTimeout(() => prepared?.remove(), at + prefetchLifetime - Date.now());
    const remove = () => {
      clearTimeout(expiry);
      prepared = undefined;
      setNextPage(undefined);
    };
    prepared = { path, remove };
    setNextPage({ ...page, isGradual: true });
  } catch {
    // The click tells what is wrong.
  }
}

/** Gives a page's blocks to its widgets and returns its description. */
function applyPage(address: string, loaded: LoadedPage): PageData {
  const { page, blocks } = loaded;
  seedContent(blocks);
  shown = loaded;
  keepShown(address);
  isPartial = page.isPartial;
  return page;
}

/** A page that has not come yet: its widgets, under the description of the page before. Where it was sought before, that message. */
const latePage =
  (path: string): Change =>
  (before) =>
    before.path === path && before.Notice ? before : { ...before, path, status: 200, Notice: undefined, isLate: true };

/** The message that a page cannot be reached. */
const unreachablePage =
  (path: string): Change =>
  (before) => ({ ...before, ...unreachable(pageConfig()), path });

/**
 * Calls `commit` with the page, whether it has come or not; a late page is given to `commitLate`. Rejects where the page has
 * to be loaded as a document.
 */
async function showPage(address: string, commit: Commit, commitLate: Commit, isBack?: boolean): Promise<void> {
  const path = pathOf(address);
  const turn = ++latest;
  // Events of widgets that are still loading belong to the next page from here on.
  isPartial = isUnknown = false;
  shown = undefined;
  const { ready, late, code, failure } = await preparePage(address, isBack);
  if (turn !== latest) return;
  const fail = (failure: unknown, commit: Commit) => {
    if (failure instanceof ReplacedBuild) throw failure;
    isUnknown = true;
    if (isUnreachable(failure)) return commit(unreachablePage(path), true);
    console.warn(`Serambi: ${path} could not be fetched as a whole; its parts try on their own.`);
    return commit(latePage(path), false);
  };
  if (failure) {
    fail(failure, commit);
    return;
  }
  const page = ready && applyPage(address, ready);
  commit(page ? () => page : latePage(path), Boolean(page));
  try {
    const loaded = await late;
    if (turn !== latest) return;
    if (loaded) {
      const page = applyPage(address, loaded);
      commitLate(() => page, true);
    }
    await code;
  } catch (failure) {
    if (turn === latest) fail(failure, commitLate);
  }
}

/** Moves focus to the page's heading, unless the visitor has moved it away from `before`. */
function focusHeading(before = document.activeElement): void {
  const { activeElement, body } = document;
  if (activeElement === before || activeElement === body) {
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }
}

/** Returns the function that shows a late page. It moves focus to the heading unless focus has moved since this call. */
function lateCommit(setPage: SetPage): Commit {
  const before = document.activeElement;
  return (change, isKnown) => {
    flushSync(() => {
      prepared?.remove();
      setPage(change);
    });
    if (isKnown) focusHeading(before);
  };
}

const reload = () => location.reload();

/** The page that came with the document. */
const served = pageJson<PageData>('serambi-page') as PageData;
/**
 * The path of the page that is shown. Not the address's: a visitor may go back before this code is there. The not-found page is
 * the same for all paths.
 */
let shownPath = served.status === 404 ? placeOf(location).path : served.path;
/** An address may escape more of a path than it has to. */
const isShown = (path: string) => decode(path, decodeURI) === decode(shownPath, decodeURI);
let isFollowing = false;

/**
 * Follows the browser's history, and reloads the page's description once its widgets have loaded blocks that it lacked.
 * `partial`: the page shown lacks a block.
 */
export function followHistory(setPage: SetPage, partial = false): void {
  if (isFollowing) return;
  isFollowing = true;
  isPartial = partial;
  followScrolling(isShown(placeOf(location).path));
  // For a later Back.
  shown = { page: served, blocks: {} };
  keepShown(isShown(placeOf(location).path) ? addressOf(location) : shownPath);
  // Back to it without a network needs all of its code, also that of the widgets that the server has rendered for good.
  loadCode(shownPath);
  // For the next page.
  loadFont();
  whenLoaded(preloadCommon);

  const followEntry = () => {
    asked++;
    const { path } = placeOf(location);
    const isSamePage = isShown(path);
    const position = changeEntry(isSamePage);
    if (isSamePage) {
      // A page that was on its way is not wanted any more.
      latest++;
      if (position !== undefined) restorePosition(position);
      return;
    }
    const show = lateCommit(setPage);
    const commit: Commit = (change, isKnown) => {
      shownPath = path;
      show(change, isKnown);
      restorePosition(position);
    };
    showPage(addressOf(location), commit, show, true).catch(reload);
  };
  window.addEventListener('popstate', followEntry);
  if (!isShown(placeOf(location).path)) followEntry();

  const commitUpdate: Commit = (change, isKnown) => isKnown && setPage(change);
  // A page that is shown is never loaded again for its description: the visitor may have typed into it.
  const update = (path: string) => showPage(path, commitUpdate, commitUpdate).catch(() => {});
  // Widget events do not bubble, so these listeners use the capture phase.
  const isDetail = ({ target }: Event) => (target as Element).hasAttribute('slug');
  // A detail page takes its title from its block. A description that failed to load may load now that a block has.
  const handleReady = (event: Event) => {
    if (isUnknown || (isPartial && isDetail(event))) update(addressOf(location));
  };
  // Where the backend does not know the slug of a detail page, the not-found page is shown.
  const handleError = (event: Event) => {
    const { status } = (event as CustomEvent<{ status?: number }>).detail ?? {};
    if (status !== 404 || !isDetail(event)) return;
    setPage((before) => ({ ...before, status: 404 }));
    // Title and heading of the not-found page.
    update('/404');
  };
  window.addEventListener('online', () => {
    if (!isUnknown) return;
    const show = lateCommit(setPage);
    showPage(addressOf(location), show, show).catch(reload);
  });
  document.addEventListener('serambi:ready', handleReady, true);
  document.addEventListener('serambi:error', handleError, true);
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
 * Nor a document prefetched by speculation rules: it takes two to five times the bytes of the data, and its code runs anew.
 */
function fadeIn(): void {
  document.querySelector('#main')?.animate({ opacity: [0.4, 1] }, 200);
}

/** Shows another page of the site without loading a document. `link`: the one that was followed. */
export async function openPage(url: URL, setPage: SetPage, link?: Element): Promise<void> {
  const { path } = placeOf(url);
  followHistory(setPage);
  keepShown(addressOf(location));
  if (saysMore(url)) flushSync(() => prepared?.remove());
  // To make a page takes long, so it is not a part of the click's task. One that was made beforehand is shown in it.
  const turn = ++asked;
  if (path !== prepared?.path) {
    latest++;
    await nextTask();
    if (turn !== asked) return;
  }
  const commit: Commit = (change, isKnown) => {
    applyFont();
    const isStill = reducedMotion();
    const card = link && !isStill ? cardPicture(link) : undefined;
    flushSync(() => {
      shownPath = path;
      // As in a browser, a link to the address shown adds no entry.
      const replace = url.href === location.href;
      addEntry((state) => navigate(url.pathname + url.search + url.hash, { state, replace }));
      prepared?.remove();
      setPage((before) => ({ ...change(before), isGradual: true }));
    });
    // What asks for positions comes with the frame that computes them, not in the click's task.
    requestAnimationFrame(() => {
      if (shownPath !== path) return;
      // `pushState` fires no event that all browsers have, so widgets that show what the address names would not notice. The
      // menu closes at the latest now: its dialog would keep the focus.
      flushSync(() => window.dispatchEvent(new HashChangeEvent('hashchange')));
      const carried = card && findPicture(card);
      // The widget that has the hash's target scrolls to it once it is shown. A picture that moves takes the visitor to the top.
      scrollToTop(url.hash || isStill || carried ? 'instant' : 'smooth');
      if (carried) movePicture(carried, card);
      else if (!isStill) fadeIn();
      if (isKnown) focusHeading();
    });
  };
  await showPage(addressOf(url), commit, lateCommit(setPage)).catch((failure) => {
    if (shownPath !== path) throw failure;
    reload();
  });
}
