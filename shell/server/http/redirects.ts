/** Redirects old addresses of the bank (`redirects` in `bank.json`). */
import type { MiddlewareHandler } from 'hono';
import { trimSlashes } from './base-address';

/** Removes double and trailing slashes, so that each page has one path. Two at the front would name another host. */
export const plainPath = (pathname: string) => `/${trimSlashes(pathname.replace(/\/{2,}/g, '/').slice(1))}`;

export const asRequested = (path: string): string => plainPath(new URL(path, 'http://site').pathname);

function withQuery(target: string, query: string): string {
  const [address = '', fragment] = target.split('#', 2);
  const joined = query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

export const targetsIn = (table: Readonly<Record<string, string>> = {}): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).map(([from, to]) => [asRequested(from), to]));

export function redirects(targets: ReadonlyMap<string, string>): MiddlewareHandler {
  const isRedirected = (path: string) => targets.has(plainPath(path));
  /** True if the target is a redirected path of this host; the configuration may not know its own origin. */
  const leadsBack = (target: string, host: string) =>
    !target.startsWith('/') && new URL(target).host === host && isRedirected(new URL(target).pathname);

  return async (c, next) => {
    const { host, pathname, search } = new URL(c.req.url);
    const target = targets.get(plainPath(pathname));
    if (target === undefined || leadsBack(target, host)) return next();
    const isRead = ['GET', 'HEAD'].includes(c.req.method);
    // Not immutable: browsers would keep a mistaken redirect.
    c.header('Cache-Control', 'public, max-age=3600');
    return c.redirect(withQuery(target, search.slice(1)), isRead ? 301 : 308);
  };
}
