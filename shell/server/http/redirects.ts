/** Old addresses of the bank, which lead to their new ones (`redirects` in its `bank.json`). */
import type { MiddlewareHandler } from 'hono';
import { trimSlashes } from './base-address';

/** One path for each page: a URL's path with single slashes, and none at its end. Two at the front would name another host. */
export const plainPath = (pathname: string) => `/${trimSlashes(pathname.replace(/\/{2,}/g, '/').slice(1))}`;

export const asRequested = (path: string): string => plainPath(new URL(path, 'http://site').pathname);

function withQuery(target: string, query: string): string {
  const [address = '', fragment] = target.split('#', 2);
  const joined = query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

/** Answers what is asked of an old path. Nothing of a request but its query is in the answer. */
export function redirects(table: Readonly<Record<string, string>> = {}): MiddlewareHandler {
  const targets = new Map(Object.entries(table).map(([from, to]) => [asRequested(from), to]));
  const isRedirected = (path: string) => targets.has(plainPath(path));
  /** Whether an address leads to an old path of this host, of which the configuration need not know that it is the site's own. */
  const leadsBack = (target: string, host: string) =>
    !target.startsWith('/') && new URL(target).host === host && isRedirected(new URL(target).pathname);

  return async (c, next) => {
    const { host, pathname, search } = new URL(c.req.url);
    const target = targets.get(plainPath(pathname));
    if (target === undefined || leadsBack(target, host)) return next();
    const isRead = ['GET', 'HEAD'].includes(c.req.method);
    // Not for good: browsers would keep one that was a mistake.
    c.header('Cache-Control', 'public, max-age=3600');
    // What is sent is sent again, to the new address.
    return c.redirect(withQuery(target, search.slice(1)), isRead ? 301 : 308);
  };
}
