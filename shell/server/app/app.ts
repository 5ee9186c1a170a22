/** The server's routes and their order. */
import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { streamSSE } from 'hono/streaming';
import type { Widget } from '../../../widgets/runtime/element/definition';
import { codes, isLanguage, type Language, languages } from '../../../widgets/runtime/language/language';
import { matchPath } from '../../match';
import { mainParam } from '../../page';
import type { Route } from '../../routes';
import { beaconPath } from '../../visit';
import type { Site } from '../bank/site';
import { routeTableOf } from '../bank/site-table';
import type { ContentSource, Notes } from '../content/content-source';
import { withEmptyBlocks } from '../content/empty-blocks';
import { withJoins } from '../content/joins';
import { contentOf, existingPages, leftOut, pageCount, pagesIn } from '../content/long-lists';
import { partsOf, readParts } from '../content/parts';
import { contentAt } from '../content/paths';
import { inTime } from '../core/in-time';
import { createLog, type Log } from '../core/log';
import type { ServerWidget } from '../core/widgets';
import { description } from '../description/routes';
import { formPaths } from '../forms/endpoints';
import { formTokens } from '../forms/form-token';
import { type Maintenance, maintenance } from '../forms/maintenance';
import { unscriptedForms } from '../forms/unscripted';
import { readDocumentation, valuesOf } from '../gallery/catalogue';
import { gallery } from '../gallery/routes';
import { textSender } from '../http/compression';
import type { Environment } from '../http/context';
import { tagOf } from '../http/etag';
import { factsElsewhere, pageConfiguration } from '../http/page-config';
import { plainHost } from '../http/plain-host';
import { type Checks, readiness } from '../http/readiness';
import { plainPath, redirects } from '../http/redirects';
import type { Releases } from '../http/releases';
import { requestIdOf } from '../http/request-id';
import { isSameSecret } from '../http/same-secret';
import { commonHeaders, contentSecurityPolicy, type Hsts, pageHeaders, reportHeader } from '../http/security-headers';
import { anyOrigin, builtFiles, immutable, publicFiles } from '../http/static-files';
import { withoutDisabledPages } from '../pages/disabled-pages';
import { discovery } from '../pages/discovery';
import type { Build, Exported } from '../pages/document';
import { embedding, embedRoute } from '../pages/embed';
import { firstAnswers, firstRoute } from '../pages/first';
import { type Page, type PageRequest, pages, pageTimeout } from '../pages/pages';
import { reserveCss } from '../pages/reserve-css';
import { drawingsIn } from '../pages/sharing';
import { allSheets } from '../pages/sheets';
import { formIn, routeNameOf, showsWidget } from '../pages/site-routes';
import { createSearch, searchPath, withSearch } from '../search/search';
import { beacon } from './beacon';
import type { Metrics } from './metrics';

interface AppOptions {
  site: Site;
  mediaBase: string | undefined;
  publicOrigin: string | undefined;
  allowedOrigins: readonly string[];
  /** Answers as files that are written out (`npm run export`), not to browsers. */
  exported?: Exported | undefined;
  /** Otherwise search engines are told to keep nothing of the site. */
  isIndexed?: boolean;
  /** Otherwise there is no `/gallery`. */
  hasGallery?: boolean;
  hsts?: Hsts;
  /** Takes the number of a request from the proxy in front. */
  trustProxy?: boolean;
  source: ContentSource;
  widgets: ReadonlyMap<string, ServerWidget>;
  build: Build;
  /** Folder of the built files. */
  dist: string;
  releases: Releases;
  /** Folder of the bank's own files, which are served at the root. */
  publicDir: string;
  /** The routes that the forms post to. */
  forms: Hono<Environment>;
  /** Public keys that browsers seal reports to. */
  sealTo?: string | undefined;
  /** Secret of the tokens of forms that are sent without script. */
  formKey?: Uint8Array | string | undefined;
  /** Number of the build while sources change: pages reload when it does. */
  devBuild?: string | undefined;
  /** Further checks of `/readyz`, beside that of the home page's content. */
  checks?: Checks;
  notes?: () => Promise<Partial<Notes>>;
  /** The secret with which a content system says that content has changed (`POST /purge`). */
  purgeToken?: string | undefined;
  /** The routes of `/preview`, where the bank has a draft. */
  preview?: Hono<Environment> | undefined;
  /** The site is the draft: its pages say so, and nothing keeps or indexes them. */
  isDraft?: boolean;
  /** What `/metrics` answers. */
  metrics?: Metrics;
  /** Where the switch is that closes the site for a while. */
  closing?: Maintenance;
  log?: Log;
}

/** Extensions of pictures, films, sounds and documents. What else has one is no page either. */
export const mediaExtension =
  /\.(avif|bmp|gif|ico|jpe?g|png|svg|webp|mp4|m4v|mov|webm|mp3|m4a|ogg|wav|pdf|docx?|xlsx?|pptx?|csv|zip)$/i;

/** Milliseconds for which a request that content has changed waits until it is there. */
const renewTimeout = 5_000;

const below = (heading: string, lines: readonly string[] = []): readonly string[] =>
  lines.length ? [heading, ...lines] : [];

const isToken = (header = '', token: string): boolean =>
  isSameSecret(header.replace(/^bearer /i, 'Bearer '), `Bearer ${token}`);

/** What a page that answers a form may do: all but run scripts. */
const answerRights =
  'allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-top-navigation-by-user-activation';

/** What a browser sends with the request for a service worker's script, and for no other. */
const workerHeader = 'service-worker';
/** One that was registered before is looked up again by the browser: it goes, with all that it has stored. */
const noWorker = (c: Context) =>
  c.text('This site has no service worker\n', 403, { 'Clear-Site-Data': '"storage"', 'Cache-Control': 'no-store' });

/** How a page may be kept: a private page not at all, any other as long as it is asked for again each time. */
const cachingOf = ({ isPrivate }: Route): Record<string, string> => ({
  Vary: 'Cookie, Accept-Encoding',
  ...(isPrivate ? { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } : { 'Cache-Control': 'no-cache' }),
});

/** A complete page whose language is in its address is the same for every visitor, so that shared caches may send it, too. */
const sharedCaching: Record<string, string> = {
  Vary: 'Accept-Encoding',
  'Cache-Control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=60',
};

export function createApp({
  source: given,
  widgets,
  build,
  site,
  forms,
  sealTo,
  formKey = randomBytes(32),
  mediaBase,
  publicOrigin,
  allowedOrigins,
  exported,
  isIndexed = true,
  hasGallery = true,
  hsts = 'subdomains',
  trustProxy = false,
  dist,
  releases,
  publicDir,
  devBuild,
  checks = {},
  notes = async () => ({}),
  metrics,
  purgeToken,
  preview,
  isDraft = false,
  closing,
  log = createLog(),
}: AppOptions) {
  const app = new Hono<Environment>();
  const table = routeTableOf(site);
  const { bank, labels } = site;
  const pagesOf = { bank, table, widgets };
  const joined = withJoins(given, { widgets, publicDir, log });
  const blocks = withoutDisabledPages(withEmptyBlocks(joined, widgets), pagesOf);
  const ownBlocks = withoutDisabledPages(given, pagesOf);
  const search = createSearch({
    source: ownBlocks,
    joined: blocks,
    widgets,
    table,
    words: site.search,
    labels,
    bank,
    log,
  });
  const source = withSearch(blocks, search);
  const drawings = drawingsIn(publicDir);
  const tokens = formTokens(formKey);
  const render = pages({
    source,
    widgets,
    search,
    build,
    site,
    table,
    drawings,
    publicOrigin,
    tokens,
    sealTo,
    exported,
    isDraft,
  });
  const take = unscriptedForms({ endpoints: forms, tokens, allowedOrigins, publicOrigin });
  const send = textSender();
  /** Requests whose answer names the origin that their `Host` header claims. */
  const claimed = new WeakSet<Request>();
  const originOf = (c: Context) => {
    if (publicOrigin) return publicOrigin;
    claimed.add(c.req.raw);
    return new URL(c.req.url).origin;
  };

  app.use(async (c, next) => {
    const start = performance.now();
    c.set('labels', site.labels);
    c.set('requestId', requestIdOf(c.req.header('X-Request-Id'), trustProxy));
    if (!plainHost.test(new URL(c.req.url).host)) c.res = c.text('The Host header is not valid\n', 400);
    else if (c.req.header(workerHeader)) c.res = noWorker(c);
    else await next();
    if (!isIndexed) c.header('X-Robots-Tag', 'none');
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html');
    const headers = { ...commonHeaders(hsts), ...(isPage && pageHeaders) };
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.header(name, value);
    // Any client may claim any host, so no cache may give such an answer to another one.
    const caching = c.res.headers.get('Cache-Control');
    if (caching && claimed.has(c.req.raw)) c.header('Cache-Control', caching.replace(/^public\b/, 'private'));
    if (isDraft) {
      if (isIndexed) c.header('X-Robots-Tag', 'noindex');
      if (!caching?.includes('immutable')) c.header('Cache-Control', 'no-store');
    }
    // A proxy that changes markup or code breaks its hashes, hydration and `integrity`.
    const type = c.res.headers.get('Content-Type') ?? '';
    const kept = c.res.headers.get('Cache-Control');
    if (kept && /^text\/(?:html|javascript)/.test(type)) c.header('Cache-Control', `${kept}, no-transform`);
    const { method, path } = c.req;
    const route = routeNameOf(path, table);
    c.env?.tellRoute?.(route);
    if (c.env?.isRefresh) return;
    const ms = Math.round(performance.now() - start);
    log.info('request', { id: c.get('requestId'), method, path, route, status: c.res.status, ms });
  });

  app.onError((error, c) => {
    log.error('request-failed', { id: c.get('requestId'), path: c.req.path, reason: error.stack ?? error.message });
    return c.text('Internal server error', 500);
  });

  if (devBuild) {
    app.get('/build', (c) =>
      streamSSE(c, async (stream) => {
        // After a restart of this server the page reconnects within 100 ms.
        await stream.writeSSE({ data: devBuild, retry: 100 });
        await new Promise<void>((resolve) => stream.onAbort(resolve));
      }),
    );
  }
  app.get('/healthz', (c) => c.text('ok'));
  if (metrics) {
    app.get('/metrics', async (c) => {
      // For the machine's own network: what comes through the proxy in front comes from outside.
      if (c.req.header('X-Forwarded-For') !== undefined) return c.notFound();
      return c.body(await metrics.text(), 200, { 'Content-Type': metrics.type, 'Cache-Control': 'no-store' });
    });
  }

  if (purgeToken) {
    app.post('/purge', async (c) => {
      if (!isToken(c.req.header('Authorization'), purgeToken))
        return c.text('Unauthorized', 401, { 'WWW-Authenticate': 'Bearer' });
      const isRenewed = await inTime(source.renew?.() ?? Promise.resolve(), renewTimeout).then(
        () => true,
        () => false,
      );
      c.env?.forgetAnswers?.();
      return isRenewed ? c.body(null, 204) : c.text('Not all of the content has come yet', 202);
    });
    app.all('/purge', (c) => c.body(null, 405, { Allow: 'POST' }));
  }

  if (preview) app.route('/', preview);

  const isMeasured = Boolean(metrics && site.fieldShare);
  if (metrics && isMeasured) app.route('/', beacon({ table, version: build.version, metrics, trustProxy }));

  const home = partsOf(matchPath('/', table), widgets);
  const content = async () => {
    const parts = await readParts(ownBlocks, home, pageTimeout);
    // A page with a part of its content is still worth a visit.
    if (home.length && !parts.some(({ answer }) => answer?.status === 'found')) {
      const isMissing = parts.every(({ answer }) => answer?.status === 'missing');
      throw new Error(isMissing ? 'the home page has none' : 'none of the home page’s could be had in time');
    }
  };
  const unready = readiness({ content, ...checks });
  app.get('/readyz', async (c) => {
    const [reasons, { folder, backend, check }] = await Promise.all([unready(), notes()]);
    const lines = [
      ...(reasons.length ? reasons : ['ok']),
      ...below('The bank’s folder has mistakes, so the last right one is shown:', folder),
      ...below('The backend has problems, so the last good blocks are shown:', backend),
      ...(check ?? []),
    ];
    return c.text(lines.join('\n'), reasons.length ? 503 : 200, { 'Cache-Control': 'no-store' });
  });

  app.use(redirects(site.redirects));
  app.route('/', reserveCss({ releases, theme: site.theme, send }));
  app.route('/', pageConfiguration({ bank, labels, originOf, send }));
  app.route('/', description({ widgets, version: build.version, send }));
  app.route('/', builtFiles({ dist, releases, originOf }));
  app.route(
    '/',
    publicFiles(publicDir, (path) => matchPath(path, table).route !== table.notFound),
  );
  app.route(
    '/',
    discovery({
      source,
      widgets,
      site,
      table,
      drawings,
      originOf,
      isIndexed,
      isExported: exported !== undefined,
      send,
    }),
  );

  if (closing) app.use(maintenance(closing));
  for (const [widget, path] of Object.entries(formPaths)) {
    if (!showsWidget(table, widget)) app.all(path, (c) => c.json({ msg: 'There is no such form' }, 404));
  }
  app.route('/', forms);

  const pageRequest = (c: Context, path: string, lang: string | undefined): PageRequest => {
    const languageOf = (code: string | undefined) => languages.find((language) => codes[language] === code);
    const named = languageOf(lang);
    const cookie = getCookie(c, 'language');
    const main = languageOf(c.req.query(mainParam));
    const language: Language = main ?? named ?? (isLanguage(cookie) ? cookie : 'Indonesia');
    return {
      // Encoded as in an address, which Hono decodes but for escapes that mean something.
      path: encodeURI(path).replaceAll('%25', '%'),
      language,
      isMain: main !== undefined && !matchPath(path, table).route.isPrivate,
      languageInAddress: named !== undefined,
      origin: originOf(c),
      pages: pagesIn(c.req.query('page')),
      // Of several with one name the last, as a form sends the button that was pressed after its field.
      query: Object.fromEntries(new URL(c.req.url).searchParams),
    };
  };

  app.get('/sheets/*', (c) => {
    const { path, tag, text } = allSheets();
    if (c.req.path !== path) return c.notFound();
    return send(c, text, tag, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': immutable });
  });

  const documentation = readDocumentation(dist);
  const values = (widget: string, attribute: string) => valuesOf(documentation.get(`serambi-${widget}`), attribute);
  const fragment = embedding({
    source,
    widgets,
    bank,
    labels,
    theme: site.theme,
    values,
    tokens,
    origins: allowedOrigins,
  });
  const embed = embedRoute(fragment, send, anyOrigin);
  app.get('/embed/:name', (c) => embed(c, c.req.param('name'), originOf(c)));
  const first = firstRoute(
    firstAnswers({
      source,
      widgets,
      bank,
      labels,
      values,
      origins: allowedOrigins,
      version: build.version,
      filesOf: (name) => [...new Set([...(build.widgets[name] ?? []), ...(build.served ?? [])])],
    }),
    send,
    anyOrigin,
  );
  app.get('/first', (c) => first(c, originOf(c)));

  const exampleSite = gallery({
    widgets,
    documentation,
    bankTheme: site.theme,
    dist,
    releases,
    publicDir,
    font: `/${build.font}`,
    mediaBase,
    origin: originOf,
  });
  if (hasGallery) app.route('/gallery', exampleSite);

  // The content of a bank's own backend may name media by their path.
  if (mediaBase) {
    app.get('*', async (c, next) => {
      const { pathname, search } = new URL(c.req.url);
      const isMedia = c.req.header('sec-fetch-dest') === 'image' || mediaExtension.test(pathname);
      return isMedia ? c.redirect(mediaBase + pathname + search, 307) : next();
    });
  }

  const factsOf = factsElsewhere({ bank, labels }, widgets);
  /** Widgets whose answers are no blocks. */
  const answering = [...widgets.values()].filter(({ content }) => typeof content?.path === 'function');
  /** The JSON of content, with what its widgets on other sites show of the bank. */
  function withFacts(c: Context, json: string, shown: readonly Widget[]): string {
    const hasLogo = shown.some((widget) => widget.bank?.some((key) => key === 'logo' || key === 'logoLight'));
    const facts = JSON.stringify(factsOf(shown, hasLogo ? originOf(c) : ''));
    return `${json.slice(0, -1)},${facts.slice(1)}`;
  }

  app.get(`${searchPath}/index`, async (c) => {
    const language = languages.find((each) => codes[each] === c.req.query('lang')) ?? 'Indonesia';
    const text = await search.index(language);
    return send(c, text, tagOf(text), {
      ...anyOrigin,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=30',
    });
  });
  app.get(searchPath, async (c) => {
    const { pathname, search: query } = new URL(c.req.url);
    const answer = await source.read(pathname + query);
    if (answer.status !== 'found') return c.json({ msg: 'The content cannot be had at the moment' }, 502, anyOrigin);
    return c.body(withFacts(c, answer.json, answering), 200, {
      ...anyOrigin,
      'Content-Type': 'application/json; charset=utf-8',
      // What somebody looks for is kept nowhere.
      'Cache-Control': 'no-store',
    });
  });

  app.get('/api/*', async (c) => {
    // Not the path that Hono has decoded: a slug may hold what only stands encoded in an address.
    const { pathname } = new URL(c.req.url);
    const answer = await source.read(pathname, c.req.raw.signal);
    if (answer.status === 'missing') return c.json({ msg: 'There is no such content' }, 404, anyOrigin);
    const failed = () => c.json({ msg: 'The content cannot be had at the moment' }, 502, anyOrigin);
    if (answer.status === 'failed') return failed();
    const headers = {
      ...anyOrigin,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=30',
      'X-Robots-Tag': 'noindex',
    };
    const page = c.req.query('page');
    const { lists, widgets: shown = [] } = contentAt(pathname, widgets)?.block ?? {};
    const part = page && lists && contentOf(lists, answer, existingPages(pagesIn(page), pageCount(lists, answer)));
    if (part === leftOut) return failed();
    const text = withFacts(c, part ? JSON.stringify(part) : answer.json, shown);
    return send(c, text, tagOf(text), headers);
  });

  const isSecure = publicOrigin?.startsWith('https:') ?? false;
  /** Not sampled: the answer is the same for all visitors, so that it can be kept. */
  const reportTo = ({ isPrivate }: Route) => (isMeasured && !isPrivate ? beaconPath : undefined);
  const policyOf = (route: Route, { styles, scripts }: Pick<Page, 'styles' | 'scripts'>) =>
    contentSecurityPolicy({
      styles,
      scripts,
      mediaBase,
      // Scripts of the bank's own pages could read a page in a frame.
      frameAncestors: route.isBare ? ["'self'", ...allowedOrigins] : [route.isPrivate ? "'none'" : "'self'"],
      reportTo: reportTo(route),
      isSecure,
      formsOrigin: exported?.forms,
      changesPages: !route.isPrivate,
    });

  for (const route of table.routes) {
    const form = formIn(route);
    if (!form) continue;
    app.post(route.path, async (c) => {
      const request = pageRequest(c, c.req.path, c.req.query('lang'));
      const taken = await take(c, form, request.language);
      const page = await render.answer(request, form, taken);
      const answered = { ...route, isPrivate: true };
      return c.body(page.html, taken.status, {
        'Content-Type': 'text/html; charset=utf-8',
        ...cachingOf(answered),
        // The page has no code. Where the browser runs scripts, it is told that there are none, so that it looks as without.
        'Content-Security-Policy': `${policyOf(answered, page)}; sandbox ${answerRights}`,
        'X-Robots-Tag': 'noindex',
        ...(taken.retryAfter && { 'Retry-After': taken.retryAfter }),
      });
    });
  }

  app.get('*', async (c) => {
    const { path } = c.req;
    // The path as it was sent, not decoded.
    const { pathname, search } = new URL(c.req.url);
    const plain = plainPath(pathname);
    if (plain !== pathname) return c.redirect(plain + search, 301);
    const { route } = matchPath(path, table);
    const request = pageRequest(c, path, c.req.query('lang'));
    const page = await render.html(request);
    if (page.isPartial) {
      log.info('page-damaged', { id: c.get('requestId'), path, route: routeNameOf(path, table), status: page.status });
    }
    // Not where the request's own host is in the page.
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
    return send(c, page.html, page.etag, headers, page.status);
  });
  return app;
}
