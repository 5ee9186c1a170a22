/** A backend whose endpoints fail, hang or answer invalid content, one after the other: the rest of the page works. */
import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { routes } from '../../shell/routes';
import { demoAnswer } from '../support/demo-bank';
import { shownText } from '../support/in-page';
import { expectToFit, faults, leftovers, pages, wake } from '../support/page-inspection';
import {
  apart,
  changeLanguage,
  complaints,
  expect,
  hydrated,
  navigable,
  type Start,
  test,
  warmUp,
} from '../support/site';
import { follow, menu } from '../support/steps';

/** Blocks that no widget requires. */
const optional = ['/api/soon', '/api/channels'];

const seen = new Set<string>();
/** Pages that together show every widget with content, and their endpoints in the order of the widgets. */
const withContent = pages
  // The server answers some blocks itself.
  .map(({ blocks, ...page }) => ({
    ...page,
    paths: blocks.filter((each) => !optional.includes(each) && demoAnswer(each)),
  }))
  .filter(({ paths }) => paths.length > 0)
  .filter(({ widgets }) => {
    const isNew = widgets.some((widget) => !seen.has(widget));
    for (const widget of widgets) seen.add(widget);
    return isNew;
  });
/** Pages that a bank without their block does not have. */
const needingBlock = new Set(routes.filter(({ needsBlock }) => needsBlock).map(({ path }) => path));
const rounds = Math.max(...withContent.map(({ paths }) => paths.length));

/** In round n the nth endpoint of each page fails; pages with fewer endpoints are not visited. */
const victims = (round: number) => new Set(withContent.flatMap(({ paths }) => paths[round] ?? []));
const visited = (round: number) => withContent.filter(({ paths }) => paths.length > round);

type Change = (value: string, name: string) => unknown;

/** Changes each text in a copy of the block. */
const changed = (value: unknown, change: Change, name = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => changed(each, change, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changed(each, change, key)]));
  }
  return typeof value === 'string' && !['slug', 'id', 'path'].includes(name) ? change(value, name) : value;
};
const rewritten = (path: string, change: Change) =>
  JSON.stringify(changed(JSON.parse(demoAnswer(path) ?? '{}'), change));

const attack =
  '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script><a href="javascript:window.hacked=1">x</a>';
const isAddress = /image|icon|link|url|pdf|ios|android/i;

/** Gives successive endpoints different answers. */
const inTurn = (answers: { status: number; body: string }[]) => {
  const turns = new Map<string, number>();
  return (path: string) => {
    if (!turns.has(path)) turns.set(path, turns.size);
    return answers[(turns.get(path) ?? 0) % answers.length];
  };
};

/** The backend's answer for each kind of failure; without one it never answers. */
const troubles = {
  fails: inTurn([
    { status: 500, body: 'Internal server error' },
    { status: 200, body: '{"English": [{"title": "Ha' },
    { status: 200, body: '{"English": [[1], "x"], "Indonesia": [[1], "x"]}' },
    { status: 200, body: '{}' },
    { status: 200, body: '[]' },
  ]),
  hangs: () => undefined,
  hostile: (path: string) => ({
    status: 200,
    body: rewritten(path, (value, name) =>
      isAddress.test(name) ? 'java\tscript:window.hacked=1' : `${attack}${value}`,
    ),
  }),
};

function answerAsDemo(path: string, response: ServerResponse, headers = {}) {
  const body = demoAnswer(path);
  response.writeHead(body ? 200 : 404, headers).end(body);
}

/** A site whose backend has this trouble with the blocks of a round, or with all. Returns its origin. */
const startTroubled = (start: Start, trouble: keyof typeof troubles, round?: number) =>
  start.siteOn(({ url = '' }, response) => {
    if (round !== undefined && !victims(round).has(url)) return answerAsDemo(url, response);
    const answer = troubles[trouble](url);
    if (answer) response.writeHead(answer.status).end(answer.body);
  });

/** Widgets without content, or that do without it. */
const others = ['about-links', 'coming-soon', 'contact-form', 'next', 'search', 'security', 'channels', 'verify'];

/** Expects a number of the page's widgets in a state, and a number ready: several may show the same block. */
async function expectStates(page: Page, where: string, expected: { state: string; least: number; ready: number }) {
  const all = await page.evaluate(
    (others) =>
      [...document.querySelectorAll('main [class*=band] *')]
        .map(({ localName, shadowRoot }) => [localName, shadowRoot?.querySelector('.root')] as const)
        .filter(([name]) => name.startsWith('serambi-') && !others.includes(name.slice('serambi-'.length)))
        .map(([, root]) => root?.getAttribute('data-status')),
    others,
  );
  const count = (state: string) => all.filter((each) => each === state).length;
  expect(count(expected.state), `${where}: ${all}`).toBeGreaterThanOrEqual(expected.least);
  expect(count('ready'), `${where}: ${all}`).toBeGreaterThanOrEqual(expected.ready);
  if (expected.state !== 'ready') expect(count(expected.state) + count('ready'), `${where}: ${all}`).toBe(all.length);
}

/** Expects header and footer, no printed missing values, and no injected script. */
async function expectRestToWork(page: Page, where: string) {
  await expect(page.locator('serambi-header a[href^="/"]').first(), where).toBeVisible();
  await expect(page.locator('serambi-footer'), where).toContainText('LPS');
  expect(await page.evaluate(shownText), where).not.toMatch(leftovers);
  expect(await page.evaluate(() => 'hacked' in window), where).toBe(false);
}

/**
 * Console messages without those of failed widgets, and of the browser about failed requests. Also without the policy’s about event
 * handlers that `setHTML` parses before it removes them.
 */
const surprises = (messages: string[]) =>
  messages.filter(
    (each) => !/^(Serambi: <|Failed to load resource|Executing inline event handler violates)/.test(each),
  );

test.describe.configure({ mode: 'parallel' });

for (const section of ['first', 'later'] as const) {
  test(
    `a ${section} section whose endpoint fails shows an error, the others their content`,
    apart,
    async ({ browser, start }) => {
      test.slow();
      const page = await browser.newPage();
      const messages = complaints(page);
      await page.clock.install();
      const [from, to] = section === 'first' ? [0, 1] : [1, rounds];
      for (let round = from; round < to; round++) {
        const site = await startTroubled(start, 'fails', round);
        for (const { path, paths } of visited(round)) {
          const where = `${path}, round ${round}`;
          const html = await (await fetch(site + path)).text();
          expect(html, where).toMatch(/data-status="(error|loading)"/);
          await page.goto(site + path);
          await wake(page);
          const least = paths.filter((each) => victims(round).has(each)).length;
          await expect(async () => {
            await page.clock.runFor(500);
            await expectStates(page, where, { state: 'error', least, ready: paths.length - least });
          }).toPass({ intervals: [10], timeout: 10_000 });
          const retry = page.getByRole('alert').getByRole('button', { name: 'Coba lagi' }).first();
          await expect(retry, where).toBeVisible();
          await expectRestToWork(page, where);
        }
      }
      expect(surprises(messages)).toEqual([]);
    },
  );
}

test('an endpoint that hangs: its widget is loading, the others show their content', apart, async ({ page, start }) => {
  test.slow();
  const messages = complaints(page);
  // The first block of each page, then the second block of pages that have more.
  for (const round of [0, 1]) {
    const site = await startTroubled(start, 'hangs', round);
    await Promise.all(
      visited(round).map(async ({ path, paths }) => {
        const html = await (await fetch(site + path)).text();
        const shown = [...html.matchAll(/data-status="(\w+)"/g)].map(([, status]) => status);
        const hanging = paths.filter((each) => victims(round).has(each));
        expect(shown.filter((status) => status === 'loading').length, path).toBeGreaterThanOrEqual(hanging.length);
        expect(html, path).not.toMatch(/>\s*(undefined|null|NaN|\[object Object\])\s*</);
        expect(html, path).toContain('LPS');
      }),
    );
    // The first round has hung a block of every page.
    const opened = round === 0 ? visited(round).filter(({ paths }) => paths.length > 1) : [];
    for (const { path, paths } of opened) {
      const where = `${path}, round ${round}`;
      await page.goto(site + path);
      await wake(page);
      const least = paths.filter((each) => victims(round).has(each)).length;
      await expect(async () => {
        await expectStates(page, where, { state: 'loading', least, ready: paths.length - least });
      }).toPass({ timeout: 20_000 });
      await expectRestToWork(page, where);
    }
  }
  expect(surprises(messages)).toEqual([]);
});

test('every page works with endpoints whose every text is hostile', apart, async ({ page, start }) => {
  test.slow();
  const messages = complaints(page);
  const site = await startTroubled(start, 'hostile');
  for (const [at, { path, paths }] of withContent.entries()) {
    await page.goto(`${site}${path}?lang=id`);
    const lang = at % 2 ? 'id' : 'en';
    // Half of the pages as sent, the other half as the browser renders them after a change of language.
    if (lang === 'en') {
      await hydrated(page);
      await changeLanguage(page, 'English');
      await expect(page.locator('html'), path).toHaveAttribute('lang', 'en');
    }
    await wake(page);
    const ready = paths.length;
    await expect(() => expectStates(page, path, { state: 'ready', least: ready, ready })).toPass({ timeout: 20_000 });
    await expect.poll(() => page.locator(`main [class*=band] .root:not([lang=${lang}])`).count()).toBe(0);
    await expectRestToWork(page, `${path} in ${lang}`);
    const dangers = await page.evaluate(() => {
      const found: string[] = [];
      const look = (root: Document | ShadowRoot) => {
        for (const element of root.querySelectorAll('*')) {
          if (element.shadowRoot) look(element.shadowRoot);
          for (const { name, value } of element.attributes) {
            const runs = /^(href|src|action|formaction|srcset|data)$/.test(name) && /script\s*:/i.test(value);
            if (name.startsWith('on') || runs) found.push(`${element.localName} ${name}=${value}`);
          }
          if (element.localName === 'script' && root instanceof ShadowRoot) found.push('script');
        }
      };
      look(document);
      return found;
    });
    expect(dangers, path).toEqual([]);
  }
  expect(surprises(messages)).toEqual([]);
});

test('a widget in another’s slot works while that one fails or loads', apart, async ({ page, start }) => {
  const site = await start.siteOn(({ url = '' }, response) => {
    if (url === '/api/faq/all') return response.writeHead(500).end();
    if (url !== '/api/benefit/all') answerAsDemo(url, response);
  });
  await page.goto(`${site}/help#contact`);
  await expect(page.locator('serambi-contact-form form')).toBeVisible();
  await page.goto(`${site}/benefit`);
  await expect(page.locator('serambi-benefit .root').first()).toHaveAttribute('data-status', 'loading');
  await expect(page.locator('serambi-partner-card h2, serambi-partner-card h3').first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await expectToFit(page, 360);
});

test('a section without items takes no space, and a page of such sections says so', apart, async ({ page, start }) => {
  test.slow();
  const messages = complaints(page);
  const emptied = (value: unknown): unknown => {
    if (Array.isArray(value)) return [];
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, emptied(each)]));
  };
  const site = await start.siteOn(({ url = '' }, response) => {
    const body = demoAnswer(url);
    response.writeHead(body ? 200 : 404).end(body && JSON.stringify(emptied(JSON.parse(body))));
  });
  /** For each section whether it shows anything, and its height; and the page's message where all are empty. */
  const seen = () =>
    page.evaluate(() => ({
      sections: [...document.querySelectorAll<HTMLElement>('.band')].map((band) => ({
        shows: Boolean(band.firstElementChild?.shadowRoot?.querySelector('.root')?.hasChildNodes()),
        height: band.offsetHeight,
        // At the end of every page (`isAside`).
        closes: ['serambi-next', 'serambi-proof'].includes(band.firstElementChild?.localName ?? ''),
      })),
      says: getComputedStyle(document.querySelector('main') as Element, '::after').content,
    }));
  const barePaths: string[] = [];
  const look = async (path: string, how: string) => {
    await wake(page);
    const { sections, says } = await seen();
    for (const { shows, height } of sections) expect(height > 0, `${path} ${how}`).toBe(shows);
    const isBare = sections.every(({ shows, closes }) => !shows || closes);
    expect(says, `${path} ${how}`).toBe(isBare ? '"Saat ini belum ada isi di sini."' : 'none');
    return isBare;
  };
  for (const { path } of withContent) {
    await page.goto(site + path);
    if (await look(path, 'as it comes')) barePaths.push(path);
  }
  // The same after a page change, from each page to the one before it.
  for (const { path } of withContent.toReversed()) {
    await follow(page, path);
    await expect(page).toHaveURL(site + path);
    await expect.poll(() => look(path, 'by a click')).toBe(barePaths.includes(path));
  }
  expect(barePaths).not.toEqual([]);
  expect(surprises(messages)).toEqual([]);
});

test('a picture that is missing has a plain ground, and its words, in its place', async ({ page }) => {
  await page.route(/\/art\/(?:inside|brand)\//, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  /** Without its ground's height the browser's own broken picture would be seen below it. */
  const ground = (image: Element) => {
    const { height, backgroundColor } = getComputedStyle(image, '::before');
    return { isWhole: Math.round(Number.parseFloat(height)) === image.clientHeight, backgroundColor };
  };
  const picture = page.locator('serambi-inside img').first();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate(ground), `${width} px`)
      .toEqual({ isWhole: true, backgroundColor: 'rgb(241, 233, 219)' });
  }
  const logo = page.locator('serambi-header img').first();
  expect((await logo.evaluate(ground)).backgroundColor).toBe('rgba(0, 0, 0, 0)');
});

test('a failed widget loads by its button once the backend works again', async ({ page, start }) => {
  let down = true;
  const site = await start.siteOn(({ url = '' }, response) =>
    answerAsDemo(down && url === '/api/inside/all' ? '' : url, response),
  );
  await page.goto(site);
  const inside = page.locator('serambi-inside');
  await inside.scrollIntoViewIfNeeded();
  await expect(inside.getByRole('alert')).toBeVisible();
  await inside.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(inside.getByRole('alert')).toBeVisible();
  expect(await faults(page, { within: 'serambi-inside' })).toEqual([]);
  await expectToFit(page, 360);
  down = false;
  // The server remembers a failure for a moment.
  await expect(async () => {
    const retry = inside.getByRole('button', { name: 'Coba lagi' });
    if (await retry.count()) await retry.click({ timeout: 500 });
    await expect(inside.locator('h3').first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  // Focus stays in the widget instead of moving to the page's top.
  expect(await inside.evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.className)).toBe('root');
});

test.describe('without a network', () => {
  test.afterEach(({ context }) => context.setOffline(false));

  test('a link says so in its language, and its page opens later', async ({ page, context }) => {
    // Its document has a heading of its own.
    await page.goto('/help?lang=en');
    await navigable(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.locator('serambi-footer a[href^="/news"]').first().click();
    await expect(page).toHaveURL(/\/news\?lang=en$/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('No connection');
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle('No connection | Bank Serambi');
    expect(await faults(page, { within: 'main' })).toEqual([]);
    await expectToFit(page, 320);
    await page.setViewportSize({ width: 1440, height: 900 });
    await changeLanguage(page, 'Indonesia');
    await expect(heading).toHaveText('Tidak ada koneksi');

    // Visited pages are still available, and so is the message.
    await page.goBack();
    await expect(page.locator('serambi-faq h2:visible').first()).toBeVisible();
    await page.goForward();
    await expect(heading).toHaveText('Tidak ada koneksi');
    await page.getByRole('link', { name: 'Coba lagi' }).click();
    await expect(heading).toHaveText('Tidak ada koneksi');
    await menu(page, 'Bantuan').click();
    await expect(page.locator('serambi-faq h2:visible').first()).toBeVisible();
    await page.goBack();
    await expect(heading).toHaveText('Tidak ada koneksi');

    await context.setOffline(false);
    await expect(page.locator('serambi-news-carousel h3').first()).toBeVisible();
    await expect(heading).toHaveText('Berita dan acara');
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL(/\/news\?lang=/);
  });
});

/** The product's own blocks, which a backend need not have, and their widgets. */
const own =
  /^\/api\/(?:announcement|proof|ways|rates|channels|soon|help|investors|documents|governance|community|status)$/;
const ownWidgets = [
  'channels',
  'community',
  'contact-topics',
  'faces',
  'fees',
  'financial-calendar',
  'governance',
  'key-figures',
  'popular-questions',
  'proof',
  'status',
  'verify',
  'ways',
];

test('a backend without the product’s own blocks has nothing in their place', apart, async ({ page, start }) => {
  test.slow();
  const messages = complaints(page);
  const backend = await start.server(({ url = '' }, response) =>
    answerAsDemo(own.test(url) ? '' : url, response, { 'Access-Control-Allow-Origin': '*' }),
  );
  const site = await start.site({ API_BASE: backend });
  // Other pages are as without it.
  const affected = pages.filter(
    ({ path, widgets }) => !needingBlock.has(path) && widgets.some((widget) => ownWidgets.includes(widget)),
  );
  expect(affected).not.toEqual([]);
  await warmUp(
    site.origin,
    affected.map(({ path }) => path),
  );
  for (const { path } of affected) {
    const html = await (await fetch(site.origin + path)).text();
    expect(html, path).not.toContain('data-status="error"');
    await page.goto(site.origin + path);
    await hydrated(page);
  }
  expect(messages).toEqual([]);
  for (const api of [site.origin, backend]) {
    const tags = ownWidgets.map((name) => `<serambi-${name} api="${api}"></serambi-${name}>`).join('');
    const html = `<!doctype html><link rel="icon" href="data:,">${tags}
      <script type="module" src="${site.origin}/widgets/auto.js"></script>`;
    await page.goto(await start.page(html));
    const statuses = () =>
      page.evaluate(
        (names) => names.map((name) => document.querySelector<HTMLElement & { status?: string }>(name)?.status),
        ownWidgets.map((name) => `serambi-${name}`),
      );
    await expect.poll(async () => (await statuses()).every((each) => each === 'ready' || each === 'empty')).toBe(true);
  }
  // Only the browser logs the 404 answers of a plain backend.
  expect(messages.filter((each) => !each.startsWith('Failed to load resource'))).toEqual([]);
});

test('every loading state moves, and none does where motion is unwanted', apart, async ({ page, start }) => {
  // Each page waits for the backend as long as a page may.
  test.slow();
  const site = await start.siteOn(() => {});
  const still = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .map((element) => [element.localName, element.shadowRoot?.querySelector('.loading')] as const)
        .filter(([, loading]) => loading && !loading.getAnimations({ subtree: true }).some(isSeen))
        .map(([name]) => name),
    );
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      isSeen: ({ effect }: Animation) => Number(effect?.getComputedTiming().duration) > 500,
    });
  });
  for (const { path } of withContent) {
    await page.goto(site + path);
    await expect(page.locator('main [data-status=loading]').first()).toBeAttached();
    expect(await still(), path).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site);
  expect(await still()).not.toEqual([]);
});

declare function isSeen(animation: Animation): boolean;
