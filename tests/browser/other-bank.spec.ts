/** The built product with another bank's folder: pages have nothing of the demo bank. */
import { join } from 'node:path';
import otherBank from '../banks/cakrawala/bank.json' with { type: 'json' };
import { demoBank } from '../support/demo-bank';
import { langs, pathsOf, saysSerambi } from '../support/page-inspection';
import { complaints, expect, openPage, startSite, testWithSite } from '../support/site';
import { switchTo } from '../support/steps';

const test = testWithSite(() => startSite({ SITE_CONFIG: join(import.meta.dirname, '../banks/cakrawala/bank.json') }));

const { disabledPages } = otherBank;
const paths = [...pathsOf('tests/banks/cakrawala').values()];
const isDisabled = (path: string) => disabledPages.some((page) => path === page || path.startsWith(`${page}/`));
const disabledLinksIn = (text: string) =>
  [...text.matchAll(/(?:href="|<loc>)([^"<]*)/g)]
    .map(([, link = '']) => new URL(link, 'http://x').pathname)
    .filter(isDisabled);

/** The demo bank's colours without white, which any bank may use. */
const demoColours = new Set(
  [...Object.values(demoBank.theme.light), ...Object.values(demoBank.theme.dark)]
    .map((colour) => colour.toLowerCase())
    .filter((colour) => colour !== '#ffffff'),
);
const demoColoursIn = (text: string) => [...demoColours].filter((colour) => text.toLowerCase().includes(colour));

test('has every page in both languages, and none has anything of the demo bank', async ({ request }) => {
  for (const path of paths.filter((path) => !isDisabled(path))) {
    for (const language of langs) {
      const answer = await request.get(`${path}?lang=${language}`);
      const html = await answer.text();
      expect(answer.status(), path).toBe(200);
      expect(html, path).toContain('Bank Cakrawala');
      expect(saysSerambi(html), path).toEqual([]);
      expect(demoColoursIn(html), path).toEqual([]);
      expect(html.match(/data-status="error"/g), path).toBeNull();
      expect(disabledLinksIn(html), path).toEqual([]);
    }
  }
});

test('answers its disabled pages and their items with 404, and its sitemap does not name them', async ({ request }) => {
  const disabled = paths.filter(isDisabled);
  expect(disabled.length).toBeGreaterThan(disabledPages.length);
  for (const path of disabled) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('serambi-coming-soon');
  }
  expect(disabledLinksIn(await (await request.get('/sitemap.xml')).text())).toEqual([]);
});

test('has its own menu, footer, plans, logo and colours', async ({ page }) => {
  const messages = complaints(page);
  await openPage(page, '/products?lang=en');
  const items = page.locator('serambi-header nav').first().locator(':scope > ul > li > :first-child');
  await expect(items).toHaveText(otherBank.menu.map(({ English }) => English));
  await expect(page.locator('serambi-header').getByRole('img', { name: 'Bank Cakrawala' })).toBeVisible();
  await expect(page.locator('serambi-footer nav:not([part]) a')).toHaveText(['Newsroom', 'Fees']);
  await expect(page.getByRole('columnheader', { name: 'Angkasa' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Compare Langit and Angkasa' })).toBeVisible();
  const header = page.locator('serambi-header header');
  await expect(header).toHaveCSS('background-color', 'rgb(247, 247, 252)');
  await switchTo(page, 'id');
  await expect(items).toHaveText(otherBank.menu.map(({ Indonesia }) => Indonesia));
  expect(messages).toEqual([]);
});

test('gives its colours to partners’ pages, fragments, devices and the gallery', async ({ request }) => {
  const { version } = await (await request.get('/widgets/manifest.json')).json();
  const leaf = otherBank.theme.light.leaf;
  for (const path of [
    '/widgets/reserve.css',
    '/v1/widgets/reserve.css',
    '/embed/faq',
    '/gallery/frame/faq',
    '/gallery/theme',
  ]) {
    const text = await (await request.get(path)).text();
    expect(text, path).toContain(leaf);
    expect(demoColoursIn(text), path).toEqual([]);
  }
  expect(await (await request.get(`/v${version}/widgets/reserve.css`)).text()).not.toContain('--serambi-leaf');
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect([manifest.theme_color, manifest.background_color]).toEqual(['#2A2766', '#F7F7FC']);
});
