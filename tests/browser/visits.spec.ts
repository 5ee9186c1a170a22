/** A bank's own module, campaigns and field figures, in the built product. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import bank from '../../demo/bank.json' with { type: 'json' };
import type { PageView } from '../../shell/visit';
import { complaints, expect, hydrated, startSite, warmUp, test as withoutModule } from '../support/site';

const privatePath = '/about-us/corporate-governance';

/** Keeps what it hears in the page, and fails in each way that a module can. */
const module = `
const heard = (globalThis.heard = { views: [], widgets: [] });
addEventListener('serambi:page', ({ detail }) => {
  heard.views.push(detail);
  throw new Error('of the module');
});
document.addEventListener('serambi:ready', ({ target }) => heard.widgets.push(target.localName), true);
Promise.reject(new Error('of the module'));
`;

const test = withoutModule.extend<object, { site: Awaited<ReturnType<typeof startSite>> }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright finds a fixture's needs in this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'serambi-bank-'));
      await cp('demo/content', join(folder, 'content'), { recursive: true });
      await cp('demo/public', join(folder, 'public'), { recursive: true });
      await mkdir(join(folder, 'public'), { recursive: true });
      await writeFile(join(folder, 'public/marketing.js'), module);
      const file = join(folder, 'bank.json');
      await writeFile(file, JSON.stringify({ ...bank, module: '/marketing.js', fieldShare: 1 }));
      const site = await startSite({ SITE_CONFIG: file });
      await warmUp(site.origin, ['/', '/promo', '/help']);
      await use(site);
      await site.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const views = (page: Page) =>
  page.evaluate(() =>
    (globalThis as { heard?: { views: PageView[] } }).heard?.views.map((view) => Object.values(view)),
  );
const menu = (page: Page, name: string) =>
  page.locator('serambi-header').getByRole('navigation').getByRole('link', { name, exact: true });

test('a module hears of each page, a campaign stays in the address, and figures are sent when the page is left', async ({
  page,
  request,
}) => {
  const messages = complaints(page);
  const campaign = 'utm_source=a%20mail&gclid=1';
  await page.goto(`/help?${campaign}`);
  await hydrated(page);
  await expect.poll(() => views(page)).toEqual([['/help', '/help', 'Bantuan | Bank Serambi', 'Indonesia']]);
  await menu(page, 'Promo').click();
  await expect(page).toHaveURL(`/promo?${campaign}`);
  const card = page.locator('serambi-promo-grid a').first();
  const address = await card.getAttribute('href');
  const opened = page.context().waitForEvent('page');
  await card.click({ modifiers: ['Control'] });
  const tab = await opened;
  await expect(tab).toHaveURL(`${address}?${campaign}`);
  await tab.close();
  await expect(card).toHaveAttribute('href', address ?? '');
  await page.evaluate(() => {
    const detail = { type: 'CHANGE', value: 'English' };
    window.dispatchEvent(new CustomEvent('serambi:language', { detail }));
  });
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
  await page.evaluate((path) => {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: 'report' });
    document.body.prepend(link);
    link.click();
  }, privatePath);
  await expect(page).toHaveURL(privatePath);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  // At the server, because Playwright does not see what a page sends while it is left.
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

test('a module that cannot be run changes nothing', async ({ page }) => {
  await page.route('**/marketing.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'not a script' }),
  );
  const messages = complaints(page);
  await page.goto('/help');
  await expect.poll(() => messages).toEqual([expect.stringContaining('/marketing.js could not be run')]);
  await menu(page, 'Promo').click();
  await expect(page.locator('serambi-promo-grid h2').first()).toBeVisible();
});
