/** The server's routes. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { getCookie } from 'hono/cookie';
import { streamSSE } from 'hono/streaming';
import type { Widget } from '../../../widgets/runtime/element/definition';
import { codes, isLanguage, type Language, languages } from '../../../widgets/runtime/language/language';
import { matchPath } from '../../match';
import type { ContentSource } from '../content/content-source';
import type { Environment } from '../forms/endpoints';
import { readDocumentation, valuesOf } from '../gallery/catalogue';
import { gallery } from '../gallery/routes';
import { discovery } from '../pages/discovery';
import type { Build } from '../pages/document';
import { embedding, embedRoute } from '../pages/embed';
import { type PageRequest, pages } from '../pages/pages';
import { drawingsIn } from '../pages/sharing';
import { routeTableOf } from '../pages/site-routes';
import type { Options } from '../start/options';
import { commonHeaders, contentSecurityPolicy } from './security-headers';
import { anyOrigin, builtFiles, isKnown, publicFiles } from './static-files';

interface AppOptions extends Pick<Options, 'apiBase' | 'publicOrigin' | 'site' | 'allowedOrigins'> {
  source: ContentSource;
  widgets: ReadonlyMap<string, Widget>;
  build: Build;
  /** Folder of the built files. */
  dist: string;
  /** Folder of the bank's own files, which are served at the root. */
  publicDir: string;
  /** The routes that the forms post to. */
  forms: Hono<Environment>;
  log?: (line: string) => void;
}

export function createApp({
  source,
  widgets,
  build,
  site,
  forms,
  apiBase,
  publicOrigin,
  allowedOrigins,
  dist,
  publicDir,
  log = console.error,
}: AppOptions) {
  const app = new Hono<Environment>();
  const table = routeTableOf(site);
  const drawings = drawingsIn(publicDir);
  const render = pages({ source, widgets, build, site, table, drawings });
  const compressed = compression();
  const originOf = (c: Context) => publicOrigin ?? new URL(c.req.url).origin;

  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    for (const [name, value] of Object.entries(commonHeaders)) if (!c.res.headers.has(name)) c.header(name, value);
    const { method, path } = c.req;
    log(JSON.stringify({ method, path, status: c.res.status, ms: Math.round(performance.now() - start) }));
  });

  app.onError((error, c) => {
    console.error(JSON.stringify({ event: 'request-failed', path: c.req.path, reason: error.stack ?? error.message }));
    return c.text('Internal server error', 500);
  });

  if (process.env.SERAMBI_BUILD) {
    app.get('/build', (c) =>
      streamSSE(c, async (stream) => {
        // A page that loses this server looks for the next one at once.
        await stream.writeSSE({ data: process.env.SERAMBI_BUILD ?? '', retry: 100 });
        await new Promise<void>((resolve) => stream.onAbort(resolve));
      }),
    );
  }
  app.get('/healthz', (c) => c.text('ok'));

  app.route('/', builtFiles({ dist, version: build.version, publicOrigin }));
  app.route(
    '/',
    publicFiles(publicDir, (path) => matchPath(path, table).route !== table.notFound),
  );
  app.route('/', discovery({ source, widgets, site, table, drawings, originOf, send: compressed }));

  app.route('/', forms);

  const requestOf = (c: Context, path: string, lang: string | undefined): PageRequest => {
    const named = languages.find((language) => codes[language] === lang);
    const cookie = getCookie(c, 'language');
    const language: Language = named ?? (isLanguage(cookie) ? cookie : 'Indonesia');
    return {
      path,
      language,
      languageInAddress: named !== undefined,
      origin: originOf(c),
    };
  };

  app.get('/page.json', async (c) => {
    const data = JSON.stringify(await render.data(requestOf(c, c.req.query('path') ?? '/', undefined)));
    const tag = createHash('sha256').update(data).digest('base64url').slice(0, 22);
    return compressed(c, data, tag, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Cookie, Accept-Encoding',
    });
  });

  const documentation = readDocumentation(dist);
  const values = (widget: string, attribute: string) => valuesOf(documentation.get(`serambi-${widget}`), attribute);
  const fragment = embedding({ source, widgets, bank: site.bank, values, origins: allowedOrigins });
  const embed = embedRoute(fragment, compressed, anyOrigin);
  app.get('/embed/:name', (c) => embed(c, c.req.param('name'), originOf(c)));

  app.route(
    '/gallery',
    gallery({ widgets, documentation, dist, publicDir, font: `/${build.font}`, apiBase, origin: originOf }),
  );

  // Media that the bank's content names relative to its own backend: whatever is asked for as a picture, and files.
  if (apiBase) {
    app.get('*', async (c, next) => {
      const { pathname, search } = new URL(c.req.url);
      const isMedia = c.req.header('sec-fetch-dest') === 'image' || mediaFile.test(pathname);
      return isMedia ? c.redirect(apiBase + pathname + search, 307) : next();
    });
  }

  app.get('/api/*', async (c) => {
    const answer = await source.read(c.req.path);
    if (answer.status === 'missing') return c.json({ msg: 'There is no such content' }, 404, anyOrigin);
    if (answer.status === 'failed') return c.json({ msg: 'The content cannot be had at the moment' }, 502, anyOrigin);
    const headers = {
      ...anyOrigin,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=30',
    };
    return compressed(c, answer.source, answer.tag, headers);
  });

  app.get('*', async (c) => {
    const { path } = c.req;
    if (path !== '/' && path.endsWith('/')) {
      // As it was sent, not decoded. No more than one slash at the front: two of them would lead to another host.
      const { pathname, search } = new URL(c.req.url);
      return c.redirect(`/${pathname.replace(/^\/+|\/+$/g, '')}${search}`, 301);
    }
    const { route } = matchPath(path, table);
    const page = await render.html(requestOf(c, path, c.req.query('lang')));
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': contentSecurityPolicy({
        styles: page.styles,
        apiBase,
        frameAncestors: route.isBare ? allowedOrigins : [],
      }),
      Vary: 'Cookie, Accept-Encoding',
      ...(route.isPrivate && { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }),
      ...(route.isBare && { 'X-Robots-Tag': 'noindex' }),
    };
    return compressed(c, page.html, page.etag, headers, page.status);
  });
  return app;
}

/** A letter begins the extension: a slug may end with a number. */
const mediaFile = /\.(?!json$)[a-z][a-z0-9]{1,4}$/i;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressedKept = 500;

/** Answers a text compressed as the client likes it best, and not at all when the client has it already. */
function compression() {
  const bodies = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  const encode = async (encoding: string, text: string): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(
      encoding === 'br'
        ? await brotli(text, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
          })
        : await gzipped(text),
    );

  return async (c: Context, text: string, tag: string, headers: Record<string, string>, status: 200 | 404 = 200) => {
    const encoding = accepts(c, {
      header: 'Accept-Encoding',
      supports: ['br', 'gzip'],
      default: '',
      match: (accepted, { supports }) =>
        supports.find((each) => accepted.some(({ type, q }) => type === each && q > 0)) ?? '',
    });
    const etag = `"${tag}${encoding ? `-${encoding}` : ''}"`;
    const all = { Vary: 'Accept-Encoding', ...headers, ETag: etag };
    if (status === 200 && isKnown(c, etag)) return c.body(null, 304, all);
    if (!encoding) return c.body(text, status, all);
    let body = bodies.get(etag);
    if (!body) {
      body = encode(encoding, text);
      bodies.set(etag, body);
      for (const oldest of bodies.keys()) {
        if (bodies.size <= compressedKept) break;
        bodies.delete(oldest);
      }
    }
    return c.body(await body, status, { ...all, 'Content-Encoding': encoding });
  };
}
