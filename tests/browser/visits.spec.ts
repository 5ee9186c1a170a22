/** A bank's module, campaigns, field figures and announcement, in the built product. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PageView } from '../../shell/visit';
import { demoBank } from '../support/demo-bank';
import { registerWorker } from '../support/page-inspection';
import { apart, changeLanguage, complaints, expect, hydrated, startSite, testWithSite, warmUp } from '../support/site';
import { follow, menu, switchTo } from '../support/steps';

const privatePath = '/about-us/corporate-governance';

/** Stores its events in the page, and fails in each way that a module can. */
const module = `
const heard = (globalThis.heard = { views: [], widgets: [] });
addEventListener('serambi:page', ({ detail }) => {
  heard.views.push(detail);
  throw new Error('of the module');
});
document.addEventListener('serambi:ready', ({ target }) => heard.widgets.push(target.localName), true);
Promise.reject(new Error('of the module'));
`;

const announcement = {
  English: { text: 'Transfers rest on Friday night, from 11 p.m. to 1 a.m.', link: '/help' },
  Indonesia: { text: 'Transfer libur pada Jumat malam, pukul 23.00 sampai 01.00.', link: '/help' },
};

const test = testWithSite(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'serambi-bank-'));
  for (const name of ['content', 'facts.json', 'public']) {
    await cp(join('demo', name), join(folder, name), { recursive: true });
  }
  await writeFile(join(folder, 'public/marketing.js'), module);
  await writeFile(join(folder, 'public/worker.js'), "addEventListener('fetch', () => {});");
  const file = join(folder, 'bank.json');
  await writeFile(file, JSON.stringify({ ...demoBank, module: '/marketing.js', fieldShare: 1 }));
  await writeFile(join(folder, 'content/announcement.json'), JSON.stringify(announcement));
  const site = await startSite({ SITE_CONFIG: file });
  await warmUp(site.origin, ['/', '/promo', '/help']);
  return {
    ...site,
    async stop() {
      await site.stop();
      await rm(folder, { recursive: true });
    },
  };
});

const views = (page: Page) =>
  page.evaluate(() =>
    (globalThis as { heard?: { views: PageView[] } }).heard?.views.map((view) => Object.values(view)),
  );

test('a module hears of each page, a campaign stays, and figures are sent', async ({ page, request }) => {
  const messages = complaints(page);
  const campaign = 'utm_source=a%20mail&gclid=1';
  await page.goto(`/help?${campaign}`);
  await hydrated(page);
  await expect.poll(() => views(page)).toEqual([['/help', '/help', 'Bantuan | Bank Serambi', 'Indonesia']]);
  // `figures.ts` is loaded, and the click takes long enough to be measured.
  const measures = /\/figures-[\w-]{8}\.js$/;
  const files = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(files).toContainEqual(expect.stringMatching(measures));
  await page.evaluate(
    async (file) => {
      await import(file);
      await new Promise(requestAnimationFrame);
      const wait = () => {
        for (const end = performance.now() + 50; performance.now() < end; );
      };
      document.addEventListener('click', wait, { once: true });
    },
    (await files()).find((file) => measures.test(file)) ?? '',
  );
  await menu(page, 'Promo').click();
  await expect(page).toHaveURL(`/promo?${campaign}`);
  const card = page.locator('serambi-promo-grid h2 a').first();
  const address = await card.getAttribute('href');
  const opened = page.context().waitForEvent('page');
  await card.click({ modifiers: ['Control'] });
  const tab = await opened;
  await expect(tab).toHaveURL(`${address}?${campaign}`);
  await tab.close();
  await expect(card).toHaveAttribute('href', address ?? '');
  await changeLanguage(page, 'English');
  await card.click();
  await expect(page).toHaveURL(`${address}?${campaign}`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`));
  await expect.poll(async () => (await views(page))?.length).toBe(3);
  const title = await page.title();
  expect(await views(page)).toEqual([
    ['/help', '/help', 'Bantuan | Bank Serambi', 'Indonesia'],
    ['/promo', '/promo', 'Promo | Bank Serambi', 'Indonesia'],
    ['/promo/:slug', address, title, 'English'],
  ]);
  expect(await page.evaluate(() => (globalThis as { heard?: { widgets: string[] } }).heard?.widgets)).toContain(
    'serambi-promo-grid',
  );
  await page.goBack();
  await expect.poll(async () => (await views(page))?.at(-1)?.[1]).toBe('/promo');
  expect(messages.filter((message) => !message.includes('of the module'))).toEqual([]);
  expect(await page.evaluate(() => [document.cookie, sessionStorage.length])).toEqual(['language=English', 0]);

  // A link to a private page loads a document, which has neither campaign, module nor figures.
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  await follow(page, privatePath);
  await expect(page).toHaveURL(privatePath);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  // Counted at the server: Playwright does not see requests of a page that is being left.
  const figures = async () => (await request.get('/metrics')).text();
  await expect
    .poll(figures)
    .toMatch(/serambi_field_lcp_seconds_count\{page="\/help",widget="[a-z-]+",release="\d+\.\d+\.\d+"\} 1/);
  const told = await figures();
  const pagesOf = (name: string) =>
    [...told.matchAll(new RegExp(`^serambi_field_${name}(?:_seconds)?(?:_count|_total)\\{page="([^"]*)"`, 'gm'))].map(
      ([, path]) => path,
    );
  expect(new Set(pagesOf('cls'))).toEqual(new Set(['/help', '/promo', '/promo/:slug']));
  expect(pagesOf('inp')).toContain('/help');
  expect(pagesOf('errors')).toContain('/promo');
  expect(told).not.toContain('governance');
  expect(asked.filter((url) => /marketing|visit-|figures-|campaign-/.test(url))).toEqual([]);
  expect(await page.evaluate(() => 'heard' in globalThis)).toBe(false);
  await page.goto('about:blank');
  expect(pagesOf('cls')).not.toContain('private');
  expect(await figures()).not.toContain('serambi_beacon_refused_total{');
});

test('what the policy stops is reported and counted, but for private pages', async ({ page, request }) => {
  const counted = async () =>
    (await (await request.get('/metrics')).text()).match(/^serambi_(policy|beacon_refused)\S+ \d+$/gm);
  for (const path of [privatePath, '/help']) {
    await page.goto(path);
    await page.evaluate(async () => {
      const stopped = new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve));
      document.body.append(Object.assign(new Image(), { src: 'https://tracker.example/pixel.gif' }));
      await stopped;
    });
  }
  await expect.poll(counted).toEqual(['serambi_policy_reports_total{page="/help",directive="img-src"} 1']);
});

test('a module that cannot be run changes nothing', apart, async ({ page }) => {
  await page.route('**/marketing.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'not a script' }),
  );
  const messages = complaints(page);
  await page.goto('/help');
  await expect.poll(() => messages).toEqual([expect.stringContaining('/marketing.js could not be run')]);
  await menu(page, 'Promo').click();
  await expect(page.locator('serambi-promo-grid h2').first()).toBeVisible();
});

test('a module cannot register a service worker, whatever the document’s policy', async ({ browser, baseURL }) => {
  // Its own page: Chromium waits for ever where one that tried this is emptied for another test.
  const page = await browser.newPage({ baseURL });
  await page.goto('/help');
  const onPage = await page.evaluate(() =>
    navigator.serviceWorker.register('/worker.js').then(
      () => 'registered',
      (error: Error) => error.name,
    ),
  );
  for (const outcome of [onPage, await registerWorker(page, '/worker.js')]) expect(outcome).not.toBe('registered');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.close();
});

for (const [browser, hasSanitizer] of [
  ['with a sanitiser of its own', true],
  ['without', false],
] as const) {
  test(`a module cannot take the names of the page’s Trusted Types policies in a browser ${browser}`, async ({
    page,
  }) => {
    if (!hasSanitizer) await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
    const body = `const refused = (name) => {
    try {
      trustedTypes.createPolicy(name, { createHTML: (html) => html });
      return false;
    } catch {
      return true;
    }
  };
  document.title = ['dompurify', 'serambi-page'].filter(refused).join();`;
    await page.route('**/marketing.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
    // It has no rich text, so the sanitiser has not created its policy yet.
    const answer = await page.goto('/services');
    expect(await answer?.headerValue('content-security-policy')).toContain('; trusted-types dompurify serambi-page;');
    await expect(page).toHaveTitle('dompurify,serambi-page');
  });
}

test('an announcement is above each page until it is closed, and moves nothing', async ({ page, plain }) => {
  const messages = complaints(page);
  const line = page.getByRole('complementary', { name: /Announcement|Pengumuman/ });
  await page.goto('/promo');
  await hydrated(page);
  await switchTo(page, 'en');
  await line.getByRole('link', { name: announcement.English.text }).click();
  await expect(page).toHaveURL('/help');
  await expect(line).toBeVisible();
  await line.getByRole('button', { name: 'Close the announcement' }).press('Enter');
  await expect(line).toBeHidden();
  await expect(page.locator('h1')).toBeFocused();

  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => (entry as unknown as { value: number }).value);
      document.documentElement.dataset.shift = String(shifts.reduce((sum, each) => sum + each, 0));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/promo');
  await hydrated(page);
  await expect(line).toBeHidden();
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01);
  expect(messages.filter((message) => !message.includes('of the module'))).toEqual([]);

  await plain.setViewportSize({ width: 320, height: 640 });
  await plain.goto('/promo');
  const shown = plain.getByRole('complementary', { name: 'Pengumuman' });
  await expect(shown).toHaveText(announcement.Indonesia.text);
  await expect(shown.getByRole('button')).toBeHidden();
  const { x, y, width } = (await shown.boundingBox()) ?? {};
  expect([x, y, width]).toEqual([0, 0, 320]);
});
