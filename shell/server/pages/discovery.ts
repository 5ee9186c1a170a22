/** Routes of sitemap, feed, robots.txt, security.txt and web app manifest, and of the bank's drawings as icons and sharing pictures. */
import { type Context, Hono } from 'hono';
import { escapeHtml } from '../../../widgets/runtime/core/escape-html';
import { languages } from '../../../widgets/runtime/language/language';
import { hasPage } from '../../../widgets/runtime/widget/config';
import { addressesOf } from '../../head';
import { matchPath } from '../../match';
import type { Route } from '../../route';
import { home } from '../../routes';
import type { Site } from '../bank/site';
import { colourOf, tokensOf } from '../bank/theme';
import type { ContentSource } from '../content/content-source';
import { type AnsweredPart, descriptionsOf, lacksPage, partsOf, readParts, signatureOf } from '../content/parts';
import type { ServerWidgets } from '../core/widgets';
import { sendText } from '../http/compression';
import { languageOfCode, originOf } from '../http/context';
import { anyOrigin } from '../http/static-files';
import type { SiteOptions } from './document';
import { feed } from './feed';
import { claimedOrigin, forOrigin, keptRenderings } from './renderings';
import { type Drawings, type Format, favicon, sharing, touchIcon } from './sharing';
import { titleOf } from './texts';

interface Options extends Omit<SiteOptions, 'build'> {
  source: ContentSource;
  isIndexed: boolean;
}

const listTimeout = 3_000;
/** Characters of cached sitemaps and feeds. A sitemap with the maximum of addresses takes most of it. */
const textLimit = 32 * 1024 * 1024;
const addressLimit = 50_000;
const hour = 3_600;
/** In seconds: readers look for incidents in feeds. */
const feedAge = 300;
const day = 24 * hour;
const securityDays = 180;

const iconFormats = ({ theme }: Site): Record<string, Format> => {
  const cropped = { ground: colourOf(tokensOf(theme, 'light'), 'leaf') };
  return {
    '/icons/icon-192.png': { width: 192, height: 192 },
    '/icons/icon-512.png': { width: 512, height: 512 },
    // Devices may crop up to a tenth on each side.
    '/icons/maskable-512.png': { width: 512, height: 512, scale: 0.8, ...cropped },
    [touchIcon]: { width: 180, height: 180, ...cropped },
  };
};

export function discovery({ source, widgets, site, table, drawings, isIndexed, exported }: Options) {
  const isExported = exported !== undefined;
  const app = new Hono();
  const { bank, icon } = site;
  const tokens = tokensOf(site.theme, 'light');
  const keep = keptRenderings<string>(textLimit, ({ length }) => length);

  const answer = (c: Context, text: string, type: string, seconds: number) =>
    sendText(c, text, {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': seconds ? `public, max-age=${seconds}` : 'no-cache',
    });

  app.get('/sitemap.xml', async (c) => {
    const routes = await Promise.all(
      table.routes
        .filter(({ isUnlisted }) => !isUnlisted)
        .map(async (route) => ({ route, lists: await listsOf(route, source, widgets) })),
    );
    const lists = routes.flatMap((each) => each.lists);
    const text = keep(c.req.path, signatureOf(lists), () => {
      const paths = routes.flatMap((each) => pathsIn(each.route, each.lists)).slice(0, addressLimit / 3);
      return sitemap(claimedOrigin, paths, isExported);
    });
    return answer(c, forOrigin(text, originOf(c)), 'application/xml', isComplete(lists) ? hour : 0);
  });

  for (const route of table.routes) {
    const { path, feed: address, heading } = route;
    if (!address) continue;
    app.get(address, async (c) => {
      const language = languageOfCode(c.req.query('lang')) ?? 'Indonesia';
      const listing = table.routes.find(({ listedOn }) => listedOn?.path === path) ?? route;
      const lists = await listsOf(listing, source, widgets);
      if (lacksPage(route, lists)) return c.notFound();
      const text = keep(`${address} ${language}`, signatureOf(lists), () =>
        feed({
          origin: claimedOrigin,
          path: address,
          page: path,
          language,
          title: titleOf(heading[language], bank.name),
          author: bank.name,
          items: descriptionsOf(lists).flatMap((list) => list[language].items),
          isExported,
        }),
      );
      return answer(c, forOrigin(text, originOf(c)), 'application/atom+xml', isComplete(lists) ? feedAge : 0);
    });
  }

  app.get('/robots.txt', (c) => {
    // Pages are allowed for their `X-Robots-Tag`, and `/api` because crawlers run widgets on other sites.
    const rules = isIndexed ? `Disallow: /api/search\n\nSitemap: ${originOf(c)}/sitemap.xml\n` : '';
    return answer(c, `User-agent: *\nAllow: /\n${rules}`, 'text/plain', hour);
  });

  app.get('/.well-known/security.txt', (c) => {
    const origin = originOf(c);
    const midnight = new Date().setUTCHours(0, 0, 0, 0);
    const contactPage = hasPage(bank, '/help') ? '/help' : '/';
    const lines = [
      `Contact: ${bank.email ? `mailto:${bank.email}` : origin + contactPage}`,
      `Expires: ${new Date(midnight + securityDays * day * 1000).toISOString()}`,
      'Preferred-Languages: id, en',
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    return answer(c, `${lines.join('\n')}\n`, 'text/plain', day);
  });

  app.get('/site.webmanifest', (c) => {
    const manifest = {
      id: '/',
      name: bank.name,
      short_name: bank.name,
      description: matchPath(home.path, table).route.description.Indonesia,
      lang: 'id',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      theme_color: colourOf(tokens, 'deep'),
      background_color: colourOf(tokens, 'sand'),
      icons: icons(site, drawings),
    };
    return answer(c, JSON.stringify(manifest), 'application/manifest+json', hour);
  });

  for (const [address, format] of Object.entries(iconFormats(site))) {
    app.get(address, async (c, next) => {
      if (!icon || !drawings.has(icon)) return next();
      return (await image(c, 'png', drawings.picture(icon, format))) ?? next();
    });
  }

  app.get('/favicon.ico', async (c, next) => {
    if (icon && !drawings.has(icon)) return c.redirect(icon);
    return (await image(c, 'x-icon', favicon(icon, site.theme, drawings))) ?? next();
  });

  app.get('*', async (c, next) => {
    const drawing = c.req.path.replace(/\.png$/, '.svg');
    if (drawing === c.req.path || !drawings.has(drawing)) return next();
    const format = { ...sharing, ground: colourOf(tokens, 'sand') };
    return (await image(c, 'png', drawings.picture(drawing, format))) ?? next();
  });

  return app;
}

async function image(c: Context, type: 'png' | 'x-icon', drawn: Promise<Uint8Array<ArrayBuffer> | undefined>) {
  const picture = await drawn;
  if (!picture) return undefined;
  return c.body(picture, 200, {
    'Content-Type': `image/${type}`,
    'Cache-Control': `public, max-age=${day}`,
    ...anyOrigin,
  });
}

function icons(site: Site, drawings: Drawings) {
  const { icon } = site;
  if (!icon) return [];
  const itself = { src: icon, sizes: 'any', ...(/\.svg$/i.test(icon) && { type: 'image/svg+xml' }) };
  if (!drawings.has(icon)) return [itself];
  const pictures = Object.entries(iconFormats(site)).filter(([src]) => src !== touchIcon);
  return [
    itself,
    ...pictures.map(([src, { width, height, ground }]) => ({
      src,
      sizes: `${width}x${height}`,
      type: 'image/png',
      purpose: ground ? 'maskable' : 'any',
    })),
  ];
}

function listsOf(route: Route, source: ContentSource, widgets: ServerWidgets) {
  const page = route.listedOn ?? (route.needsBlock ? route : undefined);
  return page ? readParts(source, partsOf({ route: page, params: {} }, widgets), listTimeout) : [];
}

const isComplete = (lists: readonly AnsweredPart[]) =>
  lists.every(({ answer }) => answer && answer.status !== 'failed');

function pathsIn(route: Route, lists: readonly AnsweredPart[]): string[] {
  if (lacksPage(route, lists)) return [];
  if (!route.listedOn) return [route.path];
  const slugs = new Set(
    descriptionsOf(lists)
      .flatMap((list) => languages.flatMap((language) => list[language].items))
      .flatMap(({ slug }) => slug ?? []),
  );
  return [...slugs].map((slug) => route.path.replace(/:\w+/, () => encodeURIComponent(slug)));
}

export async function pathsOf(route: Route, source: ContentSource, widgets: ServerWidgets) {
  const lists = await listsOf(route, source, widgets);
  return { paths: pathsIn(route, lists), isComplete: isComplete(lists) };
}

function sitemap(origin: string, paths: readonly string[], isExported: boolean): string {
  const urls = paths.flatMap((path) => {
    const addresses = Object.entries(addressesOf(origin + path, 1, isExported));
    const alternates = addresses.map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`,
    );
    return addresses.map(([, href]) => `<url><loc>${escapeHtml(href)}</loc>${alternates.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}
