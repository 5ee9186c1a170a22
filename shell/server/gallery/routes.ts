/**
 * The gallery's routes. Widgets are shown in frames, each used as a partner would use it: the script, the tag, and as
 * its `api` an address below which one example is all that there is.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import type { Widget } from '../../../widgets/runtime/element/definition';
import { isLanguage } from '../../../widgets/runtime/language/language';
import { contentSecurityPolicy } from '../http/security-headers';
import { colourOf, type Theme, tokensOf } from '../theme';
import { catalogue, type Documentation, type Entry } from './catalogue';
import { framePage, galleryPage, overviewPage, themePage } from './page';

export interface GalleryOptions {
  widgets: ReadonlyMap<string, Widget>;
  documentation: Documentation;
  /** Address of the font's file. */
  font: string;
  bankTheme: Theme;
  /** Folder of the built files. */
  dist: string;
  /** Folder of the bank's own files. */
  publicDir: string;
  apiBase: string | undefined;
  /** The bank's address, for what is copied. */
  origin(c: Context): string;
}

/** How long a request may be left without an answer: a little longer than a widget waits. */
const patience = 35_000;
const mostHeld = 50;
const signals = ['SIGTERM', 'SIGINT'];

/** What stands for pictures of examples that do not exist: kawung, four petals round a point, in the bank's colours. */
function placeholderOf(theme: Theme): string {
  const tokens = tokensOf(theme, 'light');
  const petal = `<path d="M20 20C28 16 34 10 36 4C30 6 24 12 20 20Z" fill="${colourOf(tokens, 'on-leaf')}"/>`;
  const petals = [0, 90, 180, 270].map((angle) => `<g transform="rotate(${angle} 20 20)">${petal}</g>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><pattern id="kawung" width="40" height="40" patternUnits="userSpaceOnUse">${petals}</pattern><rect width="100%" height="100%" fill="${colourOf(tokens, 'leaf')}"/><rect width="100%" height="100%" fill="url(#kawung)" opacity=".22"/></svg>`;
}

/** The states that an example is not needed for. */
const states = ['loading', 'error'];

export function gallery({
  widgets,
  documentation,
  font,
  bankTheme,
  dist,
  publicDir,
  apiBase,
  origin,
}: GalleryOptions): Hono {
  const app = new Hono();
  // Read when somebody comes to look: a server starts without.
  let read: ReturnType<typeof catalogue> | undefined;
  const entriesOf = () => {
    read ??= catalogue(widgets, documentation, dist);
    return read;
  };
  const exampleTheme = () => readFileSync(join(dist, 'gallery/theme.css'), 'utf8');
  const shared = async () => ({ entries: await entriesOf(), font, bankTheme });
  const placeholder = placeholderOf(bankTheme);

  app.use(async (c, next) => {
    await next();
    c.header('X-Robots-Tag', 'noindex');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-cache');
  });

  const answer = (c: Context, { html, style }: { html: string; style: string }) =>
    c.html(html, 200, {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': contentSecurityPolicy({ styles: [style], apiBase }),
    });

  for (const file of ['main.js', 'gallery.css', 'theme.css']) app.get(`/${file}`, serveStatic({ root: dist }));

  app.get('/', async (c) => answer(c, overviewPage(await shared())));
  app.get('/theme', async (c) => answer(c, themePage({ ...(await shared()), theme: exampleTheme() })));

  app.get('/frame/:name', async (c) => {
    const entry = (await entriesOf()).get(c.req.param('name'));
    if (!entry) return c.notFound();
    const { example = 'usual', look, centred, ...query } = c.req.query();
    const attributes = attributesOf(entry, example, query);
    const isThemed = look === 'example';
    return answer(
      c,
      framePage({ entry, example, attributes, isThemed, isCentred: centred !== undefined, font, bankTheme }),
    );
  });

  app.all('/api/:name/:example/*', async (c) => {
    const { name, example } = c.req.param();
    const prefix = `/api/${name}/${example}`;
    const path = c.req.path.slice(c.req.path.indexOf(prefix) + prefix.length);
    if (!path.startsWith('/api/')) {
      // An example's pictures and documents are the bank's, or stand for any.
      if (/^(\/[\w-]+)+\.\w+$/.test(path) && existsSync(join(publicDir, path))) return c.redirect(path, 307);
      if (!/\.(svg|png|jpe?g|avif|webp)$/.test(path)) return c.notFound();
      return c.body(placeholder, 200, { 'Content-Type': 'image/svg+xml' });
    }
    if (example === 'loading') {
      await hang(c.req.raw.signal);
      return c.json({ msg: 'Nobody waits this long' }, 504);
    }
    // Not one that a widget tries again by itself, so that the error shows at once.
    if (example === 'error') return c.json({ msg: 'It is the error that was asked for' }, 400);
    if (c.req.method === 'POST') return c.json({ msg: 'Received by the gallery, which keeps nothing' });
    const content = (await entriesOf()).get(name)?.examples.get(example)?.content;
    return content ? c.json(content) : c.json({ msg: 'There is no such example' }, 404);
  });

  app.get('/:name', async (c, next) => {
    const entries = await entriesOf();
    const entry = entries.get(c.req.param('name'));
    if (!entry) return next();
    const { example = 'usual', language = '', look = 'bank', ...query } = c.req.query();
    const known = entry.examples.has(example) || states.includes(example) || example === 'live';
    const shown = known ? example : 'usual';
    return answer(
      c,
      galleryPage({
        ...(await shared()),
        entry,
        example: shown,
        language: isLanguage(language) || language === 'both' ? language : '',
        attributes: attributesOf(entry, shown, query),
        look: look === 'example' ? 'example' : 'bank',
        origin: origin(c),
        theme: exampleTheme(),
      }),
    );
  });

  return app;
}

/** The example's attributes, with what the query says instead; what it leaves empty is not set. */
function attributesOf(entry: Entry, example: string, query: Record<string, string>): Record<string, string> {
  const { attributes } = entry.examples.get(example) ?? entry.examples.get('usual') ?? {};
  const isOwn = ([name, value]: [string, string]) =>
    entry.attributes.some((each) => each.name === name) || (name === 'language' && isLanguage(value));
  const chosen = { ...attributes, ...Object.fromEntries(Object.entries(query).filter(isOwn)) };
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ''));
}

/** Requests that are left waiting, each by what ends it. */
const held = new Set<() => void>();
const endAll = () => {
  for (const end of held) end();
};

/** Leaves a request waiting until it is given up, the time is over or the server ends; no more than so many at once. */
function hang(signal: AbortSignal): Promise<void> {
  if (held.size >= mostHeld || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      held.delete(end);
      if (!held.size) for (const name of signals) process.off(name, endAll);
      resolve();
    };
    const timer = setTimeout(end, patience);
    signal.addEventListener('abort', end);
    if (!held.size) for (const name of signals) process.once(name, endAll);
    held.add(end);
  });
}
