import type { Problem } from '../../../widgets/runtime/content/normalize';
import { isRootRelative } from '../../../widgets/runtime/content/shape';
import { matchPath } from '../../match';
import type { Route, RouteTable } from '../../route';
import { notFound, routes } from '../../routes';
import { isOwn } from '../bank/redirects';
import type { Site } from '../bank/site';
import { asRequested } from '../http/redirects';
import { cut } from './problem';

export interface Pages {
  table: RouteTable;
  /** Paths of the items' pages; undefined for a route whose list is unknown. */
  items: ReadonlyMap<Route, ReadonlySet<string>>;
  redirects?: Site['redirects'];
  publicOrigin?: string | undefined;
}

export function pathOnSite(address: string, publicOrigin: string | undefined): string | undefined {
  const own = publicOrigin && address.startsWith(`${publicOrigin}/`) ? address.slice(publicOrigin.length) : address;
  return isRootRelative(own) ? (/^[^?#]*/.exec(own)?.[0] ?? own) : undefined;
}

/** The returned function describes what is wrong with a link; undefined for a right one or one to another site. */
export function createLinkCheck({ table, items, redirects = {}, publicOrigin }: Pages) {
  const feeds = table.routes.flatMap(({ feed }) => feed ?? []);
  const others = new Set([...feeds, ...Object.keys(redirects).map(asRequested)]);

  return (address: string): Omit<Problem, 'at'> | undefined => {
    const path = pathOnSite(address, publicOrigin);
    if (path === undefined || isOwn(path)) return undefined;
    const asked = asRequested(path);
    if (others.has(asked)) return undefined;
    const { route, params } = matchPath(asked, table);
    const found = cut(address);
    if (route === table.notFound) {
      const isDisabled = matchPath(asked, { routes, notFound }).route !== notFound;
      return isDisabled
        ? { level: 'warning', problem: 'link to a disabled page', found, expected: 'a page that the bank has' }
        : { level: 'error', problem: 'link leads nowhere', found, expected: 'a page of the site' };
    }
    const item = route.path.replace(/:\w+/, () => encodeURIComponent(params.slug ?? ''));
    if (items.get(route)?.has(item) ?? true) return undefined;
    return { level: 'error', problem: 'link leads nowhere', found, expected: 'a page that has a block or is listed' };
  };
}
