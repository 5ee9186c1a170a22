/** Loads what a page of the site needs: its description, its blocks and the code of its widgets. */
import { files } from 'serambi:files';
import { routeTable } from 'serambi:routes';
import type { Content } from '../../widgets/runtime/content/content';
import { pageJson } from '../../widgets/runtime/content/page-json';
import { queryString, RequestError, request, requestWithRetries } from '../../widgets/runtime/content/request';
import { pageConfig } from '../../widgets/runtime/element/config';
import { fileAddress } from '../../widgets/runtime/language/file-address';
import { matchPath } from '../match';
import type { PageData } from '../page';
import type { ClientRoute } from '../routes';
import { placeOf } from './place';
import { savesData } from './save-data';
import { loadWidget } from './watch';

/** The answer of `/page.json`. */
export interface LoadedPage {
  page: PageData;
  blocks: Record<string, Content>;
}

/** How long a click waits for the next page before it is opened with its widgets still loading. */
const openTimeout = 400;
/** How long a prefetched page may be used. */
export const prefetchLifetime = 15_000;

/** A page that was asked for, and when. */
interface Prefetched {
  at: number;
  loaded: Promise<LoadedPage>;
}

const prefetched = new Map<string, Prefetched>();

/** A release has replaced the build of this document, whose code may be gone: the page has to be loaded as a document. */
export class ReplacedBuild extends Error {}

const { build } = pageJson<PageData>('serambi-page');

/** What a page is asked for by: its path, and the pages of its lists if its address names any. */
export function addressOf(url: Pick<Location, 'pathname' | 'search'>): string {
  const { path, page } = placeOf(url);
  return page ? `${path}?${queryString({ page })}` : path;
}

/** The path of such an address. */
export const pathOf = (address: string): string => address.split('?')[0] ?? '';

async function requestPage(address: string): Promise<LoadedPage> {
  // Without a network nothing is gained by trying again: the visitor is told at once.
  const send = navigator.onLine ? requestWithRetries : request;
  const [path, ...page] = address.split('?');
  const query = [queryString({ path }), ...page].join('&');
  const file = pageConfig().isExported ? `${fileAddress(address)}page.json` : `/page.json?${query}`;
  const loaded = (await send(file)) as LoadedPage;
  if (loaded.page.build !== build) throw new ReplacedBuild();
  return loaded;
}

function loadPage(path: string): Prefetched {
  const known = prefetched.get(path);
  if (known && Date.now() - known.at < prefetchLifetime) return known;
  const next = { at: Date.now(), loaded: requestPage(path) };
  for (const [other, { at }] of prefetched) if (next.at - at >= prefetchLifetime) prefetched.delete(other);
  prefetched.set(path, next);
  const forget = () => prefetched.get(path) === next && prefetched.delete(path);
  // A page that failed or is incomplete is requested again. The callers handle its error.
  next.loaded.then(({ page }) => page.isPartial && forget(), forget);
  return next;
}

/** The widgets of a page: those that open it, in the page's order, and those that are made once it is seen. */
function widgetsOf({ sections }: ClientRoute, fragment: string): [opening: string[], later: string[]] {
  const placed = sections.flatMap(({ widget, slots = {} }) => [
    { widget, isLater: false },
    // A link to what is in the slot opens the page with it.
    ...Object.entries(slots).map(([slot, { widget, isLater = false }]) => ({
      widget,
      isLater: isLater && slot !== fragment,
    })),
  ]);
  const names = (areLater: boolean) => placed.filter(({ isLater }) => isLater === areLater).map(({ widget }) => widget);
  return [names(false), names(true)];
}

const preloads = new Set<string>();

/** Requests files all at once. By importing alone, the browser finds a file in the one that imports it. */
function preload(names: readonly string[], fetchPriority = 'auto'): void {
  for (const file of names) {
    if (preloads.has(file)) continue;
    preloads.add(file);
    const link = { rel: 'modulepreload', href: `/${file}`, fetchPriority };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}

/** By this many widgets a file is used that is loaded before any page asks for it: about ten files, 12 kB. */
const usedByMany = 3;

/**
 * Requests what many pages are made of, so that a press has only the next page's own files to wait for. For an idle page; not
 * where the visitor saves data.
 */
export function preloadCommon(): void {
  if (savesData()) return;
  const uses = Object.values(files).flat();
  preload(
    uses.filter((file) => uses.filter((other) => other === file).length >= usedByMany),
    'low',
  );
}

interface Code {
  /** That of the page's first widget is there, whose words are seen first. */
  first: Promise<unknown>;
  /** All of it is there. */
  all: Promise<unknown>;
}

const loadWidgets = (names: readonly string[]): Promise<unknown>[] => {
  preload(names.flatMap((name) => files[name] ?? []));
  return names.map(loadWidget);
};

/** Loads the code of a page's widgets: what opens it all at once, then the rest. The callers handle its error. */
export function loadCode(path: string, fragment = ''): Code {
  const { route } = matchPath(pathOf(path), routeTable);
  const [opening, later] = widgetsOf(route, fragment);
  const [first, ...rest] = loadWidgets(opening);
  const all = Promise.all([first, ...rest]).then(() => Promise.all(loadWidgets(later)));
  const code = { first: Promise.resolve(first), all };
  for (const part of Object.values(code)) part.catch(() => {});
  return code;
}

/** Loads a page and its code side by side. `fragment`: of the link that leads there, without its number sign. */
export const prefetch = (path: string, fragment?: string): Prefetched & { code: Code } => ({
  ...loadPage(path),
  code: loadCode(path, fragment),
});

/** Complete pages that were shown. Back and Forward use them at any later time, links only without a network. */
const visited = new Map<string, LoadedPage>();
const maxVisited = 50;

/** Keeps a page that is shown, under its address, for a later Back; a private one never. */
export function keepVisited(address: string, loaded: LoadedPage): void {
  if (loaded.page.isPartial || matchPath(pathOf(address), routeTable).route.isPrivate) return;
  // The page that was shown last comes last.
  visited.delete(address);
  visited.set(address, loaded);
  const [oldest = ''] = visited.keys();
  if (visited.size > maxVisited) visited.delete(oldest);
}

const delay = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** What has become of a page when the moment is over that a click waits for it. */
interface Prepared {
  ready?: LoadedPage;
  /** It has not come yet. */
  late?: Promise<LoadedPage>;
  /** All of its code; rejects where that cannot be had. */
  code?: Promise<unknown>;
  failure?: unknown;
}

/** Waits a moment for a page and the code of its first widget. */
export async function preparePage(address: string, isBack = false): Promise<Prepared> {
  const isOffline = !navigator.onLine;
  const before = isBack || isOffline ? visited.get(address) : undefined;
  const { loaded, code } = before ? { loaded: Promise.resolve(before), code: loadCode(address) } : prefetch(address);
  // Where there is a network that has the page but not its code, the code is gone.
  const usable = (part: Promise<unknown>) =>
    loaded.then(() =>
      part.catch((failure) => {
        throw navigator.onLine ? new ReplacedBuild() : failure;
      }),
    );
  const usableCode = usable(code.all);
  usableCode.catch(() => {});
  try {
    const ready = await Promise.race([Promise.all([loaded, usable(code.first)]), delay(openTimeout)]);
    if (ready) return { ready: ready[0], code: usableCode };
    const withCode = async (failure: unknown) => {
      if (failure instanceof RequestError) await code.all;
      throw failure;
    };
    const late = loaded.catch(withCode);
    // Where another click has overtaken this one, nobody waits for it.
    late.catch(() => {});
    return { late, code: usableCode };
  } catch (failure) {
    return { failure };
  }
}

/** There is no network, or the code of the page's widgets could not be had either: nothing of the page can be shown. */
export const isUnreachable = (failure: unknown): boolean => !navigator.onLine || !(failure instanceof RequestError);
