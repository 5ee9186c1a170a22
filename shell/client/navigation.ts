import { routeTable } from 'serambi:routes';
import type { Dispatch, SetStateAction } from 'react';
import { flushSync } from 'react-dom';
import { navigate } from 'wouter/use-browser-location';
import { type Content, seedContent } from '../../widgets/runtime/content/content';
import { pageJson } from '../../widgets/runtime/content/page-json';
import { matchPath } from '../match';
import type { PageData } from '../page';
import { loadFont } from './load-font';
import { loadWidget } from './watch';

export interface Arrival {
  page: PageData;
  blocks: Record<string, Content>;
}

/** How long a press may wait for the next page before it opens with its widgets still loading. */
const patience = 400;
/** A page fetched on a hover is good for this long. */
const freshness = 15_000;

interface Fetched {
  at: number;
  arrival: Promise<Arrival>;
}

const fetched = new Map<string, Fetched>();

/** The code that asks for anything is itself only asked for when there is something to ask. */
async function fetchPage(path: string): Promise<Arrival> {
  const { queryString, requestWithRetries } = await import('../../widgets/runtime/content/request');
  return (await requestWithRetries(`/page.json?${queryString({ path })}`)) as Arrival;
}

/** Loads the code of a page's widgets. */
const loadCode = (path: string): Promise<unknown> =>
  Promise.all(
    matchPath(path, routeTable).route.sections.flatMap(({ widget, slots = {} }) =>
      [widget, ...Object.values(slots)].map(loadWidget),
    ),
  );

function arrivalOf(path: string): Promise<Arrival> {
  const known = fetched.get(path);
  if (known && Date.now() - known.at < freshness) return known.arrival;
  const next = { at: Date.now(), arrival: fetchPage(path) };
  fetched.set(path, next);
  const forget = () => fetched.get(path) === next && fetched.delete(path);
  // Nobody may ever come to ask; and who does is told then. What came in part is asked for again, too.
  next.arrival.then(({ page }) => page.isPartial && forget(), forget);
  return next.arrival;
}

/** Fetches a page's blocks and its code, side by side. */
export function prefetch(path: string): { arrival: Promise<Arrival>; code: Promise<unknown> } {
  const arrival = arrivalOf(path);
  const code = loadCode(path);
  code.catch(() => {});
  return { arrival, code };
}

/** Pages as they were shown, for who comes back to them, however late and without a network. */
const visited = new Map<string, Arrival>();

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/**
 * Makes the page at a path ready to be shown, and says so at last after a moment's patience. `late` is the page when it
 * was not there in time.
 */
async function prepare(path: string, isBack = false): Promise<{ arrived?: Arrival; late?: Promise<Arrival> }> {
  const before = isBack ? visited.get(path) : undefined;
  const { arrival, code } = before ? { arrival: Promise.resolve(before), code: loadCode(path) } : prefetch(path);
  const arrived = await Promise.race([
    Promise.all([arrival, code.catch(() => undefined)])
      .then(([arrived]) => arrived)
      .catch(() => undefined),
    pause(patience),
  ]);
  return arrived ? { arrived } : { late: arrival };
}

type SetPage = Dispatch<SetStateAction<PageData>>;

/** Only the last of several navigations is shown. */
let latest = 0;
/** More may be known by now of the page that is shown. */
let isPartial = false;
/** Nothing is known of it: it could not be fetched. */
let isUnknown = false;

/** Hands a page's blocks to its widgets. Answers what else there is to show. */
function unpack(path: string, { page, blocks }: Arrival): PageData {
  seedContent(blocks);
  if (!page.isPartial) visited.set(path, { page, blocks });
  isPartial = page.isPartial;
  return page;
}

/** Commits the page at a path as soon as it is ready, or nothing when it is late; then it is left to `settle`. */
async function show(
  path: string,
  commit: (page: PageData | undefined) => unknown,
  settle: (page: PageData) => void,
  isBack?: boolean,
): Promise<void> {
  const turn = ++latest;
  // What becomes ready from here on is not the last page's any more.
  isPartial = isUnknown = false;
  const { arrived, late } = await prepare(path, isBack);
  if (turn !== latest) return;
  const committed = commit(arrived && unpack(path, arrived));
  late?.then(
    async (arrived) => {
      // It may be late by less than the change to its page takes.
      await committed;
      if (turn === latest) settle(unpack(path, arrived));
    },
    () => {
      console.warn(`Serambi: ${path} could not be fetched as a whole; its parts try on their own.`);
      if (turn === latest) isUnknown = true;
    },
  );
}

/** Focus goes to the page's heading, unless somebody has taken it from `before` to elsewhere. */
function focusHeading(before = document.activeElement): void {
  const { activeElement, body } = document;
  if (activeElement === before || activeElement === body) {
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }
}

/** Shows a page that was waited for, and moves on to it from where the focus is now. */
function arrival(setPage: SetPage): (page: PageData) => void {
  const before = document.activeElement;
  return (page) => {
    flushSync(() => setPage(page));
    focusHeading(before);
  };
}

/** The path of the page that is shown. */
let here = location.pathname;
let isFollowing = false;

/**
 * Keeps the page in step with the browser's history, and with what becomes known only in its widgets: `partial` says
 * that there is such a thing already.
 */
export function follow(setPage: SetPage, partial = false): void {
  if (isFollowing) return;
  isFollowing = true;
  isPartial = partial;
  // The page that the document came with, for who comes back to it.
  const page = pageJson<PageData>('serambi-page') as PageData;
  if (!page.isPartial) visited.set(here, { page, blocks: {} });
  const arrived = (page: PageData | undefined) => page && setPage(page);

  // A page is found where it was left only once it is as high as it was. Elsewhere a browser goes as far as it can at once.
  window.navigation?.addEventListener('navigate', (event) => {
    const { pathname } = new URL(event.destination.url);
    if (event.navigationType !== 'traverse' || !event.canIntercept || pathname === here) return;
    const handler = async () => {
      await prepare(pathname, true);
      await new Promise(requestAnimationFrame);
    };
    event.intercept({ focusReset: 'manual', handler });
  });

  window.addEventListener('popstate', () => {
    // A jump within the page leaves it as it is.
    if (location.pathname === here) return;
    here = location.pathname;
    setPage((before) => ({ ...before, path: here, status: 200 }));
    const arrive = arrival(setPage);
    show(here, (page) => page && arrive(page), arrive, true);
  });

  // Widget events do not bubble; capturing sees them on their way down.
  const isDetail = ({ target }: Event) => (target as Element).hasAttribute('slug');
  // A detail that came after its page gives it its title; where the page did not come, its first part shows that it may.
  const ready = (event: Event) => {
    if (isUnknown || (isPartial && isDetail(event))) show(here, arrived, setPage);
  };
  // A detail whose slug the backend does not know is the site's own not-found page.
  const failed = (event: Event) => {
    const { status } = (event as CustomEvent<{ status?: number }>).detail ?? {};
    if (status !== 404 || !isDetail(event)) return;
    setPage((before) => ({ ...before, status: 404 }));
    // Its title and heading are those of any path that leads nowhere.
    show('/404', arrived, setPage);
  };
  window.addEventListener('online', () => isUnknown && show(here, arrived, setPage));
  document.addEventListener('serambi:ready', ready, true);
  document.addEventListener('serambi:error', failed, true);
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Changes the page inside a view transition where the browser has them; resolves once it is changed. */
async function transition(change: () => void): Promise<void> {
  if (!document.startViewTransition || reducedMotion()) change();
  else await document.startViewTransition(change).updateCallbackDone;
}

/** Leads to another page of the site without leaving the document. */
export async function open(url: URL, setPage: SetPage): Promise<void> {
  follow(setPage);
  const left = here;
  loadFont();
  const commit = async (next: PageData | undefined) => {
    await transition(() => {
      flushSync(() => {
        here = url.pathname;
        navigate(url.pathname + url.search + url.hash);
        // Without one a widget of this page keeps what the last address named.
        window.dispatchEvent(new HashChangeEvent('hashchange'));
        setPage((before) => next ?? { ...before, path: url.pathname, status: 200 });
      });
    });
    // What the address names may scroll to itself, once it is there.
    window.scrollTo({ top: 0, behavior: url.hash || reducedMotion() ? 'instant' : 'smooth' });
    // The heading of a late page is not known yet.
    if (next) focusHeading();
  };
  await show(url.pathname, commit, arrival(setPage));
  // What of its code was not needed so far is needed to come back.
  loadCode(left).catch(() => {});
}
