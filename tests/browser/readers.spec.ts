/** Pages changed by browsers: translation, reader views, copies on disk. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { apart, complaints, expect, hydrated, openPage, test } from '../support/site';
import { switchTo, translate } from '../support/steps';

const article = '/news/aplikasi-lebih-mudah-dibaca';

test('a translated page changes its language, and leads on to pages that are whole', async ({ page }) => {
  const messages = complaints(page);
  await openPage(page, '/help?lang=en');
  await translate(page);
  await expect(page.locator('serambi-faq')).toContainText('«');
  const tab = page.locator('serambi-faq [role=tab]').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.locator('serambi-footer a[href*="/products"]').first().click();
  await expect(page).toHaveURL(/\/products/);
  await expect(page.locator('serambi-products [role=tab]').first()).toHaveText('Serambi Pay and Plus');
  await hydrated(page);
  await translate(page);
  await page.goBack();
  await expect(page.locator('serambi-faq [role=tab]').nth(1)).toBeVisible();
  expect(messages).toEqual([]);
});

test('an article’s text is in what programs serialize and save', apart, async ({ page, plain: copy }) => {
  await openPage(page, `${article}?lang=en`);
  const text =
    (await page.locator('serambi-news-detail p').filter({ visible: true }).allInnerTexts()).sort(
      (a, b) => b.length - a.length,
    )[0] ?? '';
  expect(text.length).toBeGreaterThan(140);
  const html = await page.evaluate(() => document.documentElement.getHTML({ serializableShadowRoots: true }));
  // Chromium's "Save as".
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureSnapshot');
  const saved = Buffer.from(
    data.replace(/=\r\n/g, '').replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
  expect(saved).toContain(text.slice(0, 100));
  await copy.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html>${html}` })
      : route.abort(),
  );
  await copy.goto('http://copy.example/');
  await expect(copy.getByText(text).filter({ visible: true })).toBeVisible();
});

const readability = readFileSync(createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'), 'utf8');

test('Readability finds an article and a promo, which are shown once', apart, async ({ page }) => {
  for (const [path, selector] of [
    [article, 'serambi-news-detail p'],
    ['/promo/kopi-pagi', 'serambi-promo-detail [part=detail] p'],
  ] as const) {
    await openPage(page, `${path}?lang=en`);
    const shown = page.locator(selector).filter({ visible: true });
    const [text = ''] = (await shown.allInnerTexts()).sort((a, b) => b.length - a.length);
    expect(text.length).toBeGreaterThan(60);
    await expect(page.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(1);
    const found = await page.evaluate(
      `${readability};new Readability(document.cloneNode(true), { charThreshold: 100 }).parse()?.textContent`,
    );
    expect(found).toContain(text);
    const copy = page.locator('main article:not([part])');
    await expect(copy).toHaveAttribute('lang', 'en');
    await switchTo(page, 'id');
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    await expect(copy).toHaveCount(0);
  }
});
