/** Routes of pages, of forms without script, and of the style sheets for page changes. */
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { isLanguage, type Language } from '../../../widgets/runtime/language/language';
import { matchPath } from '../../match';
import { mainParam } from '../../page';
import type { Route, RouteTable } from '../../route';
import { beaconPath } from '../../visit';
import { pagesIn } from '../content/long-lists';
import type { Log } from '../core/log';
import type { UnscriptedForms } from '../forms/unscripted';
import { sendText } from '../http/compression';
import { type Environment, languageOfCode, originOf } from '../http/context';
import { plainPath } from '../http/redirects';
import { contentSecurityPolicy, reportHeader } from '../http/security-headers';
import { immutable } from '../http/static-files';
import type { Rendered } from './document';
import type { PageRequest, Pages } from './pages';
import { formIn, requestFacts } from './site-routes';

interface Options {
  table: RouteTable;
  render: Pages;
  take?: UnscriptedForms | undefined;
  mediaBase: string | undefined;
  publicOrigin: string | undefined;
  allowedOrigins: readonly string[];
  formsOrigin: string | undefined;
  isIndexed: boolean;
  isMeasured: boolean;
  log: Log;
}

/** Sandbox of a page that answers a form: everything but scripts. */
const answerRights =
  'allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-top-navigation-by-user-activation';

const cachingOf = ({ isPrivate }: Route): Record<string, string> => ({
  Vary: 'Cookie, Accept-Encoding',
  ...(isPrivate ? { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } : { 'Cache-Control': 'no-cache' }),
});

/** A complete page with the language in its address is the same for all, so shared caches may keep it. */
const sharedCaching: Record<string, string> = {
  Vary: 'Accept-Encoding',
  'Cache-Control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=60',
};

export function pageRoutes(options: Options): Hono<Environment> {
  const { table, render, take, mediaBase, publicOrigin, allowedOrigins, formsOrigin } = options;
  const { isIndexed, isMeasured, log } = options;
  const app = new Hono<Environment>();

  const pageRequest = (c: Context): PageRequest => {
    const { path } = c.req;
    const named = languageOfCode(c.req.query('lang'));
    const cookie = getCookie(c, 'language');
    const main = languageOfCode(c.req.query(mainParam));
    const language: Language = main ?? named ?? (isLanguage(cookie) ? cookie : 'Indonesia');
    return {
      // Encoded again: Hono decodes all escapes but reserved ones.
      path: encodeURI(path).replaceAll('%25', '%'),
      language,
      isMain: main !== undefined && !matchPath(path, table).route.isPrivate,
      languageInAddress: named !== undefined,
      origin: originOf(c),
      pages: pagesIn(c.req.query('page')),
      // The last value of a name counts: a form sends the pressed button after its field.
      query: Object.fromEntries(new URL(c.req.url).searchParams),
    };
  };

  app.get('/sheets/*', (c) => {
    const { path, tag, text } = render.sheets;
    if (c.req.path !== path) return c.notFound();
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': immutable };
    return sendText(c, text, headers, { tag });
  });

  const isSecure = publicOrigin?.startsWith('https:') ?? false;
  /** Not sampled: the answer is the same for all visitors, so that it can be cached. */
  const reportTo = ({ isPrivate }: Route) => (isMeasured && !isPrivate ? beaconPath : undefined);
  const policyOf = (route: Route, { styles, scripts }: Rendered) =>
    contentSecurityPolicy({
      styles,
      scripts,
      mediaBase,
      // Scripts of the bank's own pages could read a page in a frame.
      frameAncestors: route.isBare ? ["'self'", ...allowedOrigins] : [route.isPrivate ? "'none'" : "'self'"],
      reportTo: reportTo(route),
      isSecure,
      formsOrigin,
      changesPages: !route.isPrivate,
      isFramed: route.isBare ?? false,
    });

  for (const route of table.routes) {
    const form = formIn(route);
    if (!form || !take) continue;
    app.post(route.path, async (c) => {
      const request = pageRequest(c);
      const taken = await take(c, form, request.language);
      const page = await render.answer(request, form, taken);
      const answered = { ...route, isPrivate: true };
      return c.body(page.html, taken.status, {
        'Content-Type': 'text/html; charset=utf-8',
        ...cachingOf(answered),
        // The page has no code. `sandbox` makes it look like a page without script in browsers that run scripts.
        'Content-Security-Policy': `${policyOf(answered, page)}; sandbox ${answerRights}`,
        'X-Robots-Tag': 'noindex',
        ...(taken.retryAfter && { 'Retry-After': taken.retryAfter }),
      });
    });
  }

  app.get('*', async (c) => {
    const { path } = c.req;
    const { pathname, search } = new URL(c.req.url);
    const plain = plainPath(pathname);
    if (plain !== pathname) return c.redirect(plain + search, 301);
    const { route } = matchPath(path, table);
    const request = pageRequest(c);
    const page = await render.html(request);
    const facts = page.isPartial && requestFacts(path, table);
    if (facts) log.info('page-damaged', { id: c.get('requestId'), ...facts, status: page.status });
    // Without `publicOrigin` the page contains the request's own host.
    const isShared =
      publicOrigin &&
      (request.languageInAddress || request.isMain) &&
      !page.isPartial &&
      !route.isPrivate &&
      !route.takesQuery;
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      ...cachingOf(route),
      ...(isShared && sharedCaching),
      'Content-Security-Policy': policyOf(route, page),
      ...(reportTo(route) && isSecure && reportHeader(beaconPath)),
      ...(page.status === 503 && { 'Retry-After': '30' }),
      ...((route.isBare || route.takesQuery || request.isMain) && isIndexed && { 'X-Robots-Tag': 'noindex' }),
    };
    return sendText(c, page.html, headers, { status: page.status, tag: page.etag });
  });
  return app;
}
