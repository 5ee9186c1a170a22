/** Middleware for every answer: headers, caching, and the log line. */
import type { MiddlewareHandler } from 'hono';
import type { Labels } from '../../../widgets/runtime/language/strings';
import type { Log } from '../core/log';
import { type Environment, plainHost, type RequestFacts, requestIdOf } from '../http/context';
import { commonHeaders, type Hsts, pageHeaders } from '../http/security-headers';

/** Browsers send this header only when they request a service worker's script. */
const workerHeader = 'service-worker';

const proxyIgnored =
  'A request has X-Forwarded-For, which is ignored. Behind a proxy all visitors count as one client: set TRUST_PROXY=1';

interface HeaderOptions {
  labels: Labels | undefined;
  isIndexed: boolean;
  isDraft: boolean;
  hsts: Hsts;
  trustProxy: boolean;
  publicOrigin: string | undefined;
  factsOf: (path: string) => RequestFacts | undefined;
  log: Log;
}

export function headers(options: HeaderOptions): MiddlewareHandler<Environment> {
  const { labels, isIndexed, isDraft, hsts, trustProxy, publicOrigin, factsOf, log } = options;
  let isUnnoticed = !trustProxy;
  return async (c, next) => {
    const start = performance.now();
    c.set('labels', labels);
    c.set('publicOrigin', publicOrigin);
    c.set('requestId', requestIdOf(c.req.header('X-Request-Id'), trustProxy));
    if (isUnnoticed && c.req.header('X-Forwarded-For')) {
      isUnnoticed = false;
      log.warn('configuration', { reason: proxyIgnored });
    }
    const { url } = c.req;
    if (!URL.canParse(url) || !plainHost.test(new URL(url).host)) c.res = c.text('The Host header is not valid\n', 400);
    else if (c.req.header(workerHeader)) {
      // Removes a service worker that the host's previous site registered, with its storage.
      const forgotten = { 'Clear-Site-Data': '"storage"', 'Cache-Control': 'no-store' };
      c.res = c.text('This site has no service worker\n', 403, forgotten);
    } else await next();
    if (!isIndexed) c.header('X-Robots-Tag', 'none');
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html');
    const headers = { ...commonHeaders(hsts), ...(isPage && pageHeaders) };
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.header(name, value);
    // A client may send any `Host`, so a shared cache must not keep the answer.
    const caching = c.res.headers.get('Cache-Control');
    if (caching && c.get('isClaimed')) c.header('Cache-Control', caching.replace(/^public\b/, 'private'));
    if (isDraft) {
      if (isIndexed) c.header('X-Robots-Tag', 'noindex');
      if (!caching?.includes('immutable')) c.header('Cache-Control', 'no-store');
    }
    // A proxy that changes markup or code breaks hashes, hydration and `integrity`.
    const type = c.res.headers.get('Content-Type') ?? '';
    const kept = c.res.headers.get('Cache-Control');
    if (kept && /^text\/(?:html|javascript)/.test(type)) c.header('Cache-Control', `${kept}, no-transform`);
    const { method, path } = c.req;
    const facts = factsOf(path);
    if (!facts) return;
    if (c.env?.setFacts) return c.env.setFacts(facts);
    const ms = Math.round(performance.now() - start);
    log.info('request', { id: c.get('requestId'), method, ...facts, status: c.res.status, ms });
  };
}
