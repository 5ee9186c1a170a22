/** Connects the server's routes, in their order. */
import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { Widget } from '../../../widgets/runtime/widget/definition';
import { matchPath } from '../../match';
import { webFonts } from '../bank/fonts';
import type { Site } from '../bank/site';
import { routeTableOf } from '../bank/site-table';
import { themeFallback } from '../bank/theme';
import type { ContentSource } from '../content/content-source';
import { withEmptyBlocks } from '../content/empty-blocks';
import { withJoins } from '../content/joins';
import { partsOf, readParts } from '../content/parts';
import { contentRoutes } from '../content/routes';
import { createLog, type Log } from '../core/log';
import type { ServerWidgets } from '../core/widgets';
import { description } from '../description/routes';
import { formEndpoints } from '../forms/endpoints';
import { formTokens } from '../forms/form-token';
import { type Maintenance, maintenance } from '../forms/maintenance';
import { type Forms, formPaths } from '../forms/submit';
import { unscriptedForms } from '../forms/unscripted';
import { readDocumentation, valuesOf } from '../gallery/catalogue';
import { gallery } from '../gallery/routes';
import { clientOf } from '../guard/rate-limit';
import { nextTurn } from '../guard/turns';
import { addressOf, type Environment, originOf } from '../http/context';
import { mediaRedirects } from '../http/media';
import { bankDataElsewhere, pageConfiguration } from '../http/page-config';
import { redirects, targetsIn } from '../http/redirects';
import type { Releases } from '../http/releases';
import type { Hsts } from '../http/security-headers';
import { builtFiles, publicFiles } from '../http/static-files';
import { withoutDisabledPages } from '../pages/disabled-pages';
import { discovery } from '../pages/discovery';
import type { Build, Exported } from '../pages/document';
import { embedding, embedRoute } from '../pages/embed';
import { firstAnswers, firstRoute } from '../pages/first';
import { pages, pageTimeout } from '../pages/pages';
import { pageRoutes } from '../pages/routes';
import { drawingsIn } from '../pages/sharing';
import { requestFacts, showsWidget } from '../pages/site-routes';
import { searchRoutes } from '../search/routes';
import { createSearch, withSearch } from '../search/search';
import { beacon } from './beacon';
import { headers } from './headers';
import { type OperationOptions, operation } from './operation';

interface Content {
  site: Site;
  source: ContentSource;
  mediaBase: string | undefined;
  publicDir: string;
  /** The site is the draft: its pages say so, and they are neither cached nor indexed. */
  isDraft?: boolean;
}

interface Product {
  widgets: ServerWidgets;
  build: Build;
  dist: string;
  releases: Releases;
}

interface Host {
  publicOrigin: string | undefined;
  allowedOrigins: readonly string[];
  exported?: Exported | undefined;
  isIndexed?: boolean;
  hasGallery?: boolean;
  hsts?: Hsts;
  trustProxy?: boolean;
  preview?: Hono<Environment> | undefined;
}

interface FormOptions {
  /** Unset in an export, which sends nothing. */
  forms: Forms | undefined;
  sealTo?: string | undefined;
  formKey?: Uint8Array | string | undefined;
}

interface Operation extends OperationOptions {
  closing?: Maintenance;
  /** Aborted when the server stops. */
  stopping?: AbortSignal;
  log?: Log;
}

export interface AppOptions {
  content: Content;
  product: Product;
  host: Host;
  forms: FormOptions;
  operation: Operation;
}

export function createApp(options: AppOptions): Hono<Environment> {
  const { source: given, mediaBase, publicDir, isDraft = false } = options.content;
  const { widgets, build, dist, releases } = options.product;
  const { publicOrigin, allowedOrigins, exported, preview } = options.host;
  const { isIndexed = true, hasGallery = true, hsts = 'subdomains', trustProxy = false } = options.host;
  const { forms, sealTo = '', formKey = randomBytes(32) } = options.forms;
  const { closing, stopping = new AbortController().signal, metrics, log = createLog() } = options.operation;
  const app = new Hono<Environment>();
  const { labels } = options.content.site;
  // An exported page asks the server that takes its forms.
  const bank = { ...options.content.site.bank, ...((sealTo || !exported) && { sealTo }) };
  const site = { ...options.content.site, bank };
  const table = routeTableOf(site);
  const pagesOf = { bank, table, widgets };
  const joined = withJoins(given, { widgets, publicDir, log });
  const blocks = withoutDisabledPages(withEmptyBlocks(joined, widgets), pagesOf);
  const ownBlocks = withoutDisabledPages(given, pagesOf);
  const search = createSearch({ source: ownBlocks, joined: blocks, widgets, table, site, log });
  const source = withSearch(blocks, search);
  const drawings = drawingsIn(publicDir);
  const tokens = formTokens(formKey);
  const targets = targetsIn(site.redirects);
  const factsOf = (path: string) => requestFacts(path, table, targets);
  const turnOf = async (c: Context<Environment>) => {
    await nextTurn(clientOf(addressOf(c.env?.incoming, trustProxy)));
    return !c.env?.incoming?.socket.destroyed;
  };

  app.use(headers({ labels, isIndexed, isDraft, hsts, trustProxy, publicOrigin, factsOf, log }));
  app.onError((error, c) => {
    log.error('request-failed', {
      id: c.get('requestId'),
      ...factsOf(c.req.path),
      reason: error.stack ?? error.message,
    });
    return c.text('Internal server error', 500);
  });

  const home = partsOf(matchPath('/', table), widgets);
  const content = async () => {
    const parts = await readParts(ownBlocks, home, pageTimeout);
    if (home.length && !parts.some(({ answer }) => answer?.status === 'found')) {
      const isMissing = parts.every(({ answer }) => answer?.status === 'missing');
      throw new Error(isMissing ? 'the home page has none' : 'none of the home page’s could be had in time');
    }
  };
  app.route('/', operation({ ...options.operation, content, renew: source.renew }));
  if (preview) app.route('/', preview);
  const isMeasured = Boolean(metrics && site.fieldShare);
  if (metrics && isMeasured) app.route('/', beacon({ table, version: build.version, metrics, trustProxy }));

  app.use(redirects(targets));
  app.route('/', pageConfiguration({ bank, labels }));
  app.route('/', description({ widgets, version: build.version }));
  app.route('/', builtFiles({ dist, releases, themeRules: themeFallback(site.theme) }));
  const isPage = (path: string) => matchPath(path, table).route !== table.notFound;
  app.route('/', publicFiles(publicDir, isPage));
  const ofPages = { source, widgets, build, site, table, drawings, exported, isDraft };
  app.route('/', discovery({ ...ofPages, isIndexed }));

  if (closing) app.use(maintenance(closing));
  for (const [widget, path] of Object.entries(formPaths)) {
    if (!showsWidget(table, widget)) app.all(path, (c) => c.json({ msg: 'There is no such form' }, 404));
  }
  if (forms) app.route('/', formEndpoints(forms, { allowedOrigins, publicOrigin }));

  const documentation = readDocumentation(dist);
  const values = (widget: string, attribute: string) => valuesOf(documentation.get(`serambi-${widget}`), attribute);
  const bankDataOf = bankDataElsewhere({ bank, labels }, widgets);
  const embedded = { source, widgets, bankDataOf, values, origins: allowedOrigins };
  app.route('/', embedRoute(embedding({ ...embedded, theme: site.theme, tokens })));
  app.route('/', firstRoute(firstAnswers({ ...embedded, build }), turnOf));
  if (hasGallery) {
    const shown = { widgets, documentation, bankTheme: site.theme, dist, releases, publicDir, mediaBase, stopping };
    app.route('/gallery', gallery({ ...shown, fonts: webFonts(site, `/${build.font}`) }));
  }
  if (mediaBase) app.get('*', mediaRedirects(mediaBase));

  const withBankData = (c: Context, json: string, shown: readonly Widget[]): string => {
    const hasLogo = shown.some((widget) => widget.bank?.some((key) => key === 'logo' || key === 'logoLight'));
    const data = JSON.stringify(bankDataOf(shown, hasLogo ? originOf(c) : ''));
    return `${json.slice(0, -1)},${data.slice(1)}`;
  };
  /** Widgets whose path is a function answer requests, so they have no block. */
  const answering = [...widgets.values()].filter(({ content }) => typeof content?.path === 'function');
  app.route('/', searchRoutes({ search, withBankData: (c, json) => withBankData(c, json, answering) }));
  app.route('/', contentRoutes({ source, widgets, withBankData }));

  const render = pages({ ...ofPages, search, publicOrigin, tokens });
  const take = forms && unscriptedForms({ forms, tokens, allowedOrigins, publicOrigin });
  const where = { mediaBase, publicOrigin, allowedOrigins, formsOrigin: exported?.forms, isIndexed, isMeasured };
  app.route('/', pageRoutes({ table, render, take, ...where, log }));
  return app;
}
