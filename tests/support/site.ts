/** The built product as a fixture, and servers that a test controls. */
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Frame, type Page } from '@playwright/test';
import { expect } from './expect';
import { gate } from './gate';
import { isHydrated } from './in-page';
import { startServer } from './listen';
import { langs, pages } from './page-inspection';
import { startProcess, stopProcess } from './server-process';

/** Tag of tests for `npm run test:load`: with them `npm test` would take over 15 minutes. */
export const apart = { tag: '@load' };
/** `npm test` runs one language of each such test, by turns. */
export const inTurn = (at: number, lang: (typeof langs)[number]) => (lang === langs[at % langs.length] ? {} : apart);

export interface Site {
  origin: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Resolves once the server listens. Few tests query the embedded database much, so it is not optimized. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'serambi-'));
  const file = `${process.env.DIST ?? 'dist'}/server/main.js`;
  const server = await startProcess(file, { ...process.env, PORT: '0', DATA_DIR: dataDir, ...env });
  return {
    origin: server.address,
    process: server.process,
    async stop() {
      // Not SIGTERM: a request that its backend never answers would be waited for.
      await stopProcess(server, 'SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Requests pages until none is incomplete: the server omits blocks that take over a second. */
export async function warmUp(origin: string, paths = pages.map(({ path }) => path)): Promise<void> {
  for (const path of paths) {
    let html: string;
    do html = await (await fetch(origin + path)).text();
    while (html.includes('data-status="loading"'));
  }
}

/** Starts servers that end with the test. */
export interface Start {
  /** Another backend, for example. Returns its origin. */
  server(handler: RequestListener): Promise<string>;
  /** A partner's page. Returns its origin. */
  page(html: string, headers?: Record<string, string>): Promise<string>;
  site(env?: Record<string, string>): Promise<Site>;
  /** A site with this backend. Returns its origin. */
  siteOn(backend: RequestListener): Promise<string>;
}

/** Holds the page's requests for these addresses until the function that it returns is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { open, opened } = gate();
  await page.route(addresses, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** Changes the language as a script of the page may. */
export const changeLanguage = (page: Page, value: string) =>
  page.evaluate(
    (value) => void dispatchEvent(new CustomEvent('serambi:language', { detail: { type: 'CHANGE', value } })),
    value,
  );

/** Collects console warnings and errors, uncaught errors and policy violations. Normal use has none. */
export function complaints(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  return messages;
}

/** Waits until every visible widget has loaded its code and hydrated. */
export async function hydrated(page: Page | Frame): Promise<void> {
  // Not by frames: a busy browser may draw none.
  await page.waitForFunction(isHydrated, false, { polling: 50 });
}

/** Opens a page, and waits until it is hydrated. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until page changes are possible: code and style sheets are loaded. */
export async function navigable(page: Page): Promise<void> {
  await hydrated(page);
  await sheetsLoaded(page);
}

export async function sheetsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/sheets/')),
    undefined,
    { polling: 50 },
  );
}

/** True for a request or response of a page's `<main>`. */
export const isMainOf = (path: string) => (each: { url(): string }) => {
  const { pathname, searchParams } = new URL(each.url());
  return pathname === path && searchParams.has('main');
};

/** A partner from whose origin the site takes forms. Each worker has one. */
export interface Partner {
  origin: string;
  /** Answers from now on with this HTML, or the function's result for a path. */
  show(html: string | ((path: string) => string)): void;
}

export const test = base.extend<
  { page: Page; ownContext: boolean; plain: Page; start: Start },
  { partner: Partner; site: { origin: string }; visitor: Page }
>({
  // For tests that fail in a page that others have used: of history and of two pages side by side. Also for tests that leave
  // something: fake clocks, which Playwright does not remove whole, and a size of text set through DevTools.
  ownContext: [false, { option: true }],
  context: async ({ context, ownContext, browser }, use) => {
    if (!ownContext) return use(context);
    const own = await browser.newContext();
    await use(own);
    await own.close();
  },
  /** A page without scripts. */
  plain: async ({ browser, baseURL, viewport }, use) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL, viewport });
    await use(page);
    await page.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright finds a fixture's needs in this pattern.
  start: async ({}, use) => {
    const started: { stop(): Promise<void> }[] = [];
    const noted = async <Server extends { origin: string; stop(): Promise<void> }>(starting: Promise<Server>) => {
      const server = await starting;
      started.unshift(server);
      return server;
    };
    const server: Start['server'] = async (handler) => (await noted(startServer(handler))).origin;
    const site: Start['site'] = (env) => noted(startSite(env));
    await use({
      server,
      site,
      page: (html, headers) =>
        server((_, response) => {
          response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(html);
        }),
      siteOn: async (backend) => (await site({ API_BASE: await server(backend) })).origin,
    });
    for (const { stop } of started) await stop();
  },
  partner: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright finds a fixture's needs in this pattern.
    async ({}, use, { parallelIndex }) => {
      let html: Parameters<Partner['show']>[0] = '';
      const port = Number(process.env.PARTNER_PORTS?.split(',')[parallelIndex]);
      const { origin, stop } = await startServer(({ url = '' }, response) => {
        const text = typeof html === 'string' ? html : html(url);
        response.setHeader('Content-Type', 'text/html; charset=utf-8').end(text);
      }, port);
      const show: Partner['show'] = (next) => {
        html = next;
      };
      await use({ origin, show });
      await stop();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright finds a fixture's needs in this pattern.
  site: [async ({}, use) => use({ origin: process.env.SITE ?? '' }), { scope: 'worker' }],
  // One page for many tests fetches and compiles shared code once. It keeps cookies and listeners of earlier tests.
  visitor: [
    async ({ browser, site }, use) => {
      const page = await browser.newPage({ baseURL: site.origin });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

/** Tests on a site of their file's own. They run in one worker, because each worker would start another site. */
export function testWithSite<Own extends { origin: string; stop(): Promise<unknown> }>(start: () => Promise<Own>) {
  test.describe.configure({ mode: 'default' });
  return test.extend<object, { site: Own }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright finds a fixture's needs in this pattern.
      async ({}, use) => {
        const site = await start();
        await use(site);
        await site.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  });
}

export { expect };
