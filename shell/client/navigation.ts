/** Client navigation: opens pages, follows the browser's history, and completes pages that came incomplete. */
import type { Dispatch, SetStateAction } from 'react';
import { flushSync } from 'react-dom';
import { navigate } from 'wouter/use-browser-location';
import { seedContent } from '../../widgets/runtime/content/content';
import { pageJson } from '../../widgets/runtime/content/page-json';
import type { PageData } from '../page';
import { loadFont } from './load-font';
import { type LoadedPage, loadCode, preparePage, visited } from './load-page';

export { prefetch } from './load-page';

type SetPage = Dispatch<SetStateAction<PageData>>;

/** Counts navigations: only the last one is shown. */
let latest = 0;
/** The page shown came without some of its blocks. */
let isPartial = false;
/** The page shown could not be loaded, so its description is not known. */
let isUnknown = false;

/** Gives a page's blocks to its widgets and returns its description. */
function applyPage(path: string, { page, blocks }: LoadedPage): PageData {
  seedContent(blocks);
  if (!page.isPartial) visited.set(path, { page, blocks });
  isPartial = page.isPartial;
  return page;
}

/** Calls `commit` with the page, or with nothing when it is late; a late page is given to `commitLate`. */
async function showPage(
  path: string,
  commit: (page: PageData | undefined) => unknown,
  commitLate: (page: PageData) => void,
  isBack?: boolean,
): Promise<void> {
  const turn = ++latest;
  // Events of widgets that are still loading belong to the next page from here on.
  isPartial = isUnknown = false;
  const { ready, late } = await preparePage(path, isBack);
  if (turn !== latest) return;
  const committed = commit(ready && applyPage(path, ready));
  late?.then(
    async (loaded) => {
      // The page may arrive during the transition to it.
      await committed;
      if (turn === latest) commitLate(applyPage(path, loaded));
    },
    () => {
      console.warn(`Serambi: ${path} could not be fetched as a whole; its parts try on their own.`);
      if (turn === latest) isUnknown = true;
    },
  );
}

/** Moves focus to the page's heading, unless the visitor has moved it away from `before`. */
function focusHeading(before = document.activeElement): void {
  const { activeElement, body } = document;
  if (activeElement === before || activeElement === body) {
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }
}

/** Returns the function that shows a late page. It moves focus to the heading unless focus has moved since this call. */
function lateCommit(setPage: SetPage): (page: PageData) => void {
  const before = document.activeElement;
  return (page) => {
    flushSync(() => setPage(page));
    focusHeading(before);
  };
}

/** The path of the page that is shown. */
let shownPath = location.pathname;
let isFollowing = false;

/**
 * Follows the browser's history, and reloads the page's description once its widgets have loaded blocks that it lacked.
 * `partial`: the page shown lacks a block.
 */
export function followHistory(setPage: SetPage, partial = false): void {
  if (isFollowing) return;
  isFollowing = true;
  isPartial = partial;
  // The page that came with the document, for a later Back.
  const page = pageJson<PageData>('serambi-page') as PageData;
  if (!page.isPartial) visited.set(shownPath, { page, blocks: {} });
  const commit = (page: PageData | undefined) => page && setPage(page);

  // The scroll position is restored after the handler, when the page has its height again. Browsers without the Navigation
  // API restore it at once, as far as they can.
  window.navigation?.addEventListener('navigate', (event) => {
    const { pathname } = new URL(event.destination.url);
    if (event.navigationType !== 'traverse' || !event.canIntercept || pathname === shownPath) return;
    const handler = async () => {
      await preparePage(pathname, true);
      await new Promise(requestAnimationFrame);
    };
    event.intercept({ focusReset: 'manual', handler });
  });

  window.addEventListener('popstate', () => {
    // Only the hash has changed.
    if (location.pathname === shownPath) return;
    shownPath = location.pathname;
    setPage((before) => ({ ...before, path: shownPath, status: 200 }));
    const show = lateCommit(setPage);
    showPage(shownPath, (page) => page && show(page), show, true);
  });

  // Widget events do not bubble, so these listeners use the capture phase.
  const isDetail = ({ target }: Event) => (target as Element).hasAttribute('slug');
  // A detail page takes its title from its block. A description that failed to load may load now that a block has.
  const handleReady = (event: Event) => {
    if (isUnknown || (isPartial && isDetail(event))) showPage(shownPath, commit, setPage);
  };
  // Where the backend does not know the slug of a detail page, the not-found page is shown.
  const handleError = (event: Event) => {
    const { status } = (event as CustomEvent<{ status?: number }>).detail ?? {};
    if (status !== 404 || !isDetail(event)) return;
    setPage((before) => ({ ...before, status: 404 }));
    // Title and heading of the not-found page.
    showPage('/404', commit, setPage);
  };
  window.addEventListener('online', () => isUnknown && showPage(shownPath, commit, setPage));
  document.addEventListener('serambi:ready', handleReady, true);
  document.addEventListener('serambi:error', handleError, true);
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Changes the page in a view transition where the browser has them; resolves once it is changed. */
async function transition(change: () => void): Promise<void> {
  if (!document.startViewTransition || reducedMotion()) change();
  else await document.startViewTransition(change).updateCallbackDone;
}

/** Shows another page of the site without loading a document. */
export async function openPage(url: URL, setPage: SetPage): Promise<void> {
  followHistory(setPage);
  const leftPath = shownPath;
  loadFont();
  const commit = async (next: PageData | undefined) => {
    await transition(() => {
      flushSync(() => {
        shownPath = url.pathname;
        navigate(url.pathname + url.search + url.hash);
        // `pushState` fires no event, so widgets that show what the hash names would not notice.
        window.dispatchEvent(new HashChangeEvent('hashchange'));
        setPage((before) => next ?? { ...before, path: url.pathname, status: 200 });
      });
    });
    // The widget that has the hash's target scrolls to it once it is shown.
    window.scrollTo({ top: 0, behavior: url.hash || reducedMotion() ? 'instant' : 'smooth' });
    // The heading of a late page is not known yet.
    if (next) focusHeading();
  };
  await showPage(url.pathname, commit, lateCommit(setPage));
  // Back without a network needs all code of the page that was left.
  loadCode(leftPath).catch(() => {});
}
