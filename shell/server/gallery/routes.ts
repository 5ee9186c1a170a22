/** Shows widgets in iframes with pages like a partner's. Their `api` is an address here that answers with an example's content. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { once } from '../../../widgets/runtime/core/once';
import { isLanguage } from '../../../widgets/runtime/language/language';
import type { WebFont } from '../bank/fonts';
import { colourOf, type Theme, tokensOf } from '../bank/theme';
import type { Widgets } from '../content/paths';
import { describedPaths } from '../description/paths';
import { reply } from '../forms/endpoints';
import { messages } from '../forms/messages';
import { type Environment, originOf } from '../http/context';
import { majorOf, type Releases } from '../http/releases';
import { contentSecurityPolicy, widgetPolicy } from '../http/security-headers';
import { sendFile } from '../http/send-file';
import { backendPage } from './backend-page';
import { catalogue, type Documentation, downloadsOf, type Entry } from './catalogue';
import type { GalleryDocument } from './layout';
import { overviewPage } from './overview-page';
import { previewPage } from './preview-page';
import { ownLanguage, type Script } from './snippet';
import { themePage } from './theme-page';
import { builtInExamples, widgetPage } from './widget-page';

interface GalleryOptions {
  widgets: Widgets;
  documentation: Documentation;
  fonts: readonly WebFont[];
  bankTheme: Theme;
  dist: string;
  releases: Releases;
  publicDir: string;
  mediaBase: string | undefined;
  stopping: AbortSignal;
}

/** In ms; a little longer than a widget waits. */
const unansweredTimeout = 35_000;
const maxUnanswered = 50;
let unanswered = 0;

function placeholderOf(theme: Theme): string {
  const tokens = tokensOf(theme, 'light');
  const petal = `<path d="M20 20C28 16 34 10 36 4C30 6 24 12 20 20Z" fill="${colourOf(tokens, 'on-leaf')}"/>`;
  const petals = [0, 90, 180, 270].map((angle) => `<g transform="rotate(${angle} 20 20)">${petal}</g>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><pattern id="kawung" width="40" height="40" patternUnits="userSpaceOnUse">${petals}</pattern><rect width="100%" height="100%" fill="${colourOf(tokens, 'leaf')}"/><rect width="100%" height="100%" fill="url(#kawung)" opacity=".22"/></svg>`;
}

export function gallery(options: GalleryOptions): Hono<Environment> {
  const { widgets, documentation, fonts, bankTheme, dist, releases, publicDir, mediaBase, stopping } = options;
  const app = new Hono<Environment>();
  // The files of this version may differ from the running build: they may have changed since.
  const [release = releases.running] = releases.named(`v${releases.running.version}`);
  // Loaded by the first request, so that the server starts faster.
  const entriesOf = once(() => catalogue(widgets, documentation, release));
  const downloads = once(() => downloadsOf(release));
  const paths = once(() => describedPaths(widgets));
  const major = majorOf(release.version);
  const signedScript = (name: string): Script | undefined => {
    const { signatures } = releases.named(major)[0] ?? {};
    const file = `standalone/${name}.js`;
    if (!signatures?.files[file]) return undefined;
    return { path: `/${major}/${file}`, integrity: signatures.keys.map((key) => `ed25519-${key}`).join(' ') };
  };
  const exampleTheme = () => readFileSync(join(dist, 'gallery/theme.css'), 'utf8');
  const shared = async () => ({ entries: await entriesOf(), fonts, bankTheme });
  const placeholder = placeholderOf(bankTheme);

  app.use(async (c, next) => {
    await next();
    c.header('X-Robots-Tag', 'noindex');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-cache');
  });

  const answer = (c: Context, { html, style }: GalleryDocument) =>
    c.html(html, 200, {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': contentSecurityPolicy({ styles: [style], mediaBase }),
    });

  for (const file of ['main.js', 'layout.css', 'pages.css', 'theme.css']) {
    app.get(`/${file}`, async (c) => (await sendFile(c, join(dist, 'gallery', file), () => ({}))) ?? c.notFound());
  }

  app.get('/', async (c) => {
    const policy = widgetPolicy({ origin: originOf(c), mediaBase });
    return answer(
      c,
      overviewPage({ shared: await shared(), downloads: await downloads(), origin: originOf(c), policy }),
    );
  });
  app.get('/theme', async (c) => answer(c, themePage({ ...(await shared()), theme: exampleTheme() })));

  app.get('/backend', async (c) => answer(c, backendPage({ ...(await shared()), paths: await paths() })));

  app.get('/preview/:name', async (c) => {
    const entry = (await entriesOf()).get(c.req.param('name'));
    if (!entry) return c.notFound();
    const { example = 'usual', look, centred, ...query } = c.req.query();
    const attributes = { language: ownLanguage, ...attributesOf(entry, example, query) };
    const isThemed = look === 'example';
    return answer(
      c,
      previewPage({ entry, example, attributes, isThemed, isCentred: centred !== undefined, fonts, bankTheme }),
    );
  });

  app.all('/api/:name/:example/*', async (c) => {
    const { name, example } = c.req.param();
    const prefix = `/api/${name}/${example}`;
    const path = c.req.path.slice(c.req.path.indexOf(prefix) + prefix.length);
    if (path === '/widgets/config.json') return c.json({});
    if (!path.startsWith('/api/')) {
      if (/^(\/[\w-]+)+\.\w+$/.test(path) && existsSync(join(publicDir, path))) return c.redirect(path, 307);
      if (!/\.(svg|png|jpe?g|avif|webp)$/.test(path)) return c.notFound();
      return c.body(placeholder, 200, { 'Content-Type': 'image/svg+xml' });
    }
    if (example === 'loading') {
      if (unanswered < maxUnanswered) {
        unanswered += 1;
        const signal = AbortSignal.any([c.req.raw.signal, stopping]);
        await sleep(unansweredTimeout, undefined, { signal, ref: false }).catch(() => {});
        unanswered -= 1;
      }
      return c.json({ msg: 'The request was left unanswered' }, 504);
    }
    // Widgets do not retry after 400, so the error shows immediately.
    if (example === 'error') return c.json({ msg: 'It is the error that was asked for' }, 400);
    if (c.req.method === 'POST') return reply(c, 403, messages.preview);
    const shown = (await entriesOf()).get(name)?.examples.get(example);
    if (!shown) return c.json({ msg: 'There is no such example' }, 404);
    return c.json(shown.content ?? { English: {}, Indonesia: {} });
  });

  app.get('/:name', async (c, next) => {
    const entries = await entriesOf();
    const entry = entries.get(c.req.param('name'));
    if (!entry) return next();
    const { example = 'usual', language = '', look = 'bank', ...query } = c.req.query();
    const known = entry.examples.has(example) || Object.hasOwn(builtInExamples, example);
    const shown = known ? example : 'usual';
    return answer(
      c,
      widgetPage({
        ...(await shared()),
        entry,
        signed: signedScript(entry.name),
        example: shown,
        language: isLanguage(language) || language === 'both' ? language : '',
        attributes: attributesOf(entry, shown, query),
        look: look === 'example' ? 'example' : 'bank',
        origin: originOf(c),
        theme: exampleTheme(),
      }),
    );
  });

  return app;
}

/** Attributes of the query override the example's attributes; an empty one removes it. */
function attributesOf(entry: Entry, example: string, query: Record<string, string>): Record<string, string> {
  const { attributes } = entry.examples.get(example) ?? entry.examples.get('usual') ?? {};
  const isOwn = ([name, value]: [string, string]) =>
    entry.attributes.some((each) => each.name === name) || (name === 'language' && isLanguage(value));
  const chosen = { ...attributes, ...Object.fromEntries(Object.entries(query).filter(isOwn)) };
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ''));
}
