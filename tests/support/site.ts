/** The built product on free ports as a fixture, and servers that a test controls. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Frame, type Page } from '@playwright/test';
import { langs, pages } from './page-inspection';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Tag of tests for `npm run test:load`: with them `npm test` would take over 15 minutes. */
export const apart = { tag: '@load' };
/** `npm test` runs one language of each such test, by turns. */
export const inTurn = (at: number, lang: (typeof langs)[number]) => (lang === langs[at % langs.length] ? {} : apart);

export interface Site {
  origin: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Resolves once the server listens. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'serambi-'));
  // The embedded database is only compiled once: optimizing takes most of a server's start, and few tests query much.
  const server = spawn('node', ['--liftoff-only', `${process.env.DIST ?? 'dist'}/server/main.js`], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  server.stderr.on('data', (data) => {
    errors += data;
  });
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (data) => {
      const address = /listening on (\S+)/.exec(String(data))?.[1];
      if (address) resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${errors}`)));
  });
  return {
    origin,
    process: server,
    async stop() {
      const ended = server.exitCode === null ? new Promise((resolve) => server.once('exit', resolve)) : undefined;
      server.kill('SIGTERM');
      await ended;
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

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** For one test: another backend, or a partner's page. */
export async function startServer(handler: Handler): Promise<{ origin: string; stop(): Promise<void> }> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Collects console warnings and errors, uncaught errors and policy violations. */
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
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('*')]
        .filter(({ localName }) => localName.startsWith('serambi-'))
        // Closed panels need no code yet.
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return (
            top < innerHeight && bottom > 0 && !element.shadowRoot?.querySelector('[data-static][data-status=ready]')
          );
        })
        .every((element) => element.matches(':defined') && element.shadowRoot?.adoptedStyleSheets.length),
    undefined,
    // Not by frames: a busy browser may draw none.
    { polling: 50 },
  );
}

/** Waits until page changes are possible: code and style sheets are loaded. */
export async function navigable(page: Page): Promise<void> {
  await hydrated(page);
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

/** A partner whose origin the worker's site allows for forms. */
export interface Partner {
  origin: string;
  /** Answers from now on with this HTML, or the function's result for a path. */
  show(html: string | ((path: string) => string)): void;
}

export const test = base.extend<{ page: Page }, { partner: Partner; site: Site; visitor: Page }>({
  partner: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright finds a fixture's needs in this pattern.
    async ({}, use) => {
      let html: Parameters<Partner['show']>[0] = '';
      const { origin, stop } = await startServer(({ url = '' }, response) => {
        const text = typeof html === 'string' ? html : html(url);
        response.setHeader('Content-Type', 'text/html; charset=utf-8').end(text);
      });
      const show: Partner['show'] = (next) => {
        html = next;
      };
      await use({ origin, show });
      await stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ partner }, use) => {
      const site = await startSite({ ALLOWED_ORIGINS: partner.origin });
      await warmUp(site.origin);
      await use(site);
      await site.stop();
    },
    // On a busy machine the embedded database may take half a minute to open.
    { scope: 'worker', timeout: 120_000 },
  ],
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

export { expect };
