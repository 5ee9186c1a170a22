/** Loads what a page of the site needs: its description, its blocks and the code of its widgets. */
import { routeTable } from 'serambi:routes';
import type { Content } from '../../widgets/runtime/content/content';
import { matchPath } from '../match';
import type { PageData } from '../page';
import { loadWidget } from './watch';

/** The answer of `/page.json`. */
export interface LoadedPage {
  page: PageData;
  blocks: Record<string, Content>;
}

/** How long a click waits for the next page before it is opened with its widgets still loading. */
const openTimeout = 400;
/** How long a prefetched page may be used. */
const prefetchLifetime = 15_000;

const prefetched = new Map<string, { at: number; loaded: Promise<LoadedPage> }>();

/** The code that sends requests is loaded with the first request. */
async function requestPage(path: string): Promise<LoadedPage> {
  const { queryString, requestWithRetries } = await import('../../widgets/runtime/content/request');
  return (await requestWithRetries(`/page.json?${queryString({ path })}`)) as LoadedPage;
}

function loadPage(path: string): Promise<LoadedPage> {
  const known = prefetched.get(path);
  if (known && Date.now() - known.at < prefetchLifetime) return known.loaded;
  const next = { at: Date.now(), loaded: requestPage(path) };
  prefetched.set(path, next);
  const forget = () => prefetched.get(path) === next && prefetched.delete(path);
  // A page that failed or is incomplete is requested again. The callers handle its error.
  next.loaded.then(({ page }) => page.isPartial && forget(), forget);
  return next.loaded;
}

/** Loads the code of a page's widgets. */
export const loadCode = (path: string): Promise<unknown> =>
  Promise.all(
    matchPath(path, routeTable).route.sections.flatMap(({ widget, slots = {} }) =>
      [widget, ...Object.values(slots)].map(loadWidget),
    ),
  );

/** Loads a page and its code side by side. */
export function prefetch(path: string): { loaded: Promise<LoadedPage>; code: Promise<unknown> } {
  const loaded = loadPage(path);
  const code = loadCode(path);
  code.catch(() => {});
  return { loaded, code };
}

/** Complete pages that were shown. Back and Forward use them at any later time, also without a network. */
export const visited = new Map<string, LoadedPage>();

const delay = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** Waits a moment for a page and its code: `ready` is the page if it came in time, else `late` is its promise. */
export async function preparePage(
  path: string,
  isBack = false,
): Promise<{ ready?: LoadedPage; late?: Promise<LoadedPage> }> {
  const before = isBack ? visited.get(path) : undefined;
  const { loaded, code } = before ? { loaded: Promise.resolve(before), code: loadCode(path) } : prefetch(path);
  const ready = await Promise.race([
    Promise.all([loaded, code.catch(() => undefined)])
      .then(([page]) => page)
      .catch(() => undefined),
    delay(openTimeout),
  ]);
  return ready ? { ready } : { late: loaded };
}
