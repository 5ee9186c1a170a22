import type { Page } from '@playwright/test';
import { faults } from '../support/page-inspection';
import { apart, complaints, expect, test } from '../support/site';

const preview = (page: Page, at = 0) => page.frameLocator('#previews iframe').nth(at);
const root = (page: Page, name: string, at = 0) => preview(page, at).locator(`serambi-${name} .root`);
const press = (page: Page, label: string) =>
  page.locator('.choice label', { hasText: new RegExp(`^${label}$`) }).click();

test.describe('the gallery', () => {
  test('opens without a message in the console, and is not indexed by search engines', async ({ page }) => {
    const messages = complaints(page);
    const response = await page.goto('/gallery');
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    expect(messages).toEqual([]);
  });

  test('can be operated with the keyboard alone', apart, async ({ page }) => {
    await page.goto('/gallery/news-carousel');
    await page.locator('input[name=example]:checked').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/example=single/);
    await expect(preview(page).locator('serambi-news-carousel[api$="/single"]')).toBeAttached();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(root(page, 'news-carousel')).toHaveAttribute('lang', 'en');
    await expect(page.locator('#snippet')).toContainText('language="English"');
  });

  test('shows both languages beside each other, at the width chosen', apart, async ({ page }) => {
    await page.goto('/gallery/promo-detail');
    await press(page, 'Both');
    await expect(root(page, 'promo-detail', 0)).toHaveAttribute('lang', 'en');
    await expect(root(page, 'promo-detail', 1)).toHaveAttribute('lang', 'id');
    await page.getByRole('button', { name: '390' }).click();
    expect(
      await preview(page)
        .locator('html')
        .evaluate(() => innerWidth),
    ).toBe(388);
    await page.reload();
    await expect(root(page, 'promo-detail', 1)).toHaveAttribute('lang', 'id');
    await expect(page.getByRole('button', { name: '390' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('copies what was chosen', async ({ page, site, context, start }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/gallery/news-carousel');
    await page
      .getByLabel('kind')
      .and(page.locator('[data-attribute]'))
      .evaluate((control) => {
        (control as HTMLInputElement).value = 'event';
        control.dispatchEvent(new Event('input', { bubbles: true }));
      });
    await press(page, 'English');
    await expect(preview(page).locator('serambi-news-carousel')).toHaveAttribute('kind', 'event');
    await expect(root(page, 'news-carousel')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: 'Copy' }).first().click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(
      new RegExp(
        `^<link rel="stylesheet" href="${site.origin}/widgets/reserve.css">\n(<link rel="preload" as="fetch" href="${site.origin}/first\\?w=[^"]+" crossorigin="anonymous">\n)?<script type="module" src="${site.origin}/[\\w/.-]+\\.js"( integrity="[^"]+" crossorigin="anonymous")?></script>\n`,
      ),
    );
    expect(copied).toContain(
      `<serambi-news-carousel kind="event" language="English" api="${site.origin}" site="${site.origin}"></serambi-news-carousel>`,
    );
    await expect(page.locator('#fragment')).toHaveText(
      `${site.origin}/embed/news-carousel?kind=event&language=English`,
    );
    // A page with only the copied snippet.
    await page.goto(await start.page(`<!doctype html>${copied}`));
    await expect(page.locator('serambi-news-carousel .root')).toHaveAttribute('data-status', 'ready');
  });

  test('applies a theme to a widget, and shows the theme as CSS', apart, async ({ page }) => {
    await page.goto('/gallery/faq');
    await page.locator('#theme-leaf').fill('#aa0055');
    await expect(page.locator('#rule')).toHaveText(':root {\n  --serambi-leaf: #aa0055;\n}', { useInnerText: false });
    const tab = preview(page).getByRole('tab').first();
    await expect(tab).toHaveCSS('background-color', 'rgb(170, 0, 85)');
    await press(page, 'Example theme');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(tab).toHaveCSS('background-color', 'rgb(240, 168, 104)');
    await expect(page.locator('#rule')).toBeHidden();
  });

  test('reads without JavaScript', async ({ plain: page }) => {
    await page.goto('/gallery/service?example=usual&service=pay');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('service');
    await expect(page.locator('#snippet')).toContainText('<serambi-service service="pay"');
    await page.locator('label', { hasText: /^English$/ }).click();
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.locator('#snippet')).toContainText('language="English"');
  });

  for (const width of [390, 1440]) {
    test(`is accessible, and no wider than its screen, at ${width} px`, apart, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/gallery', '/gallery/news-carousel', '/gallery/theme', '/gallery/backend']) {
        await page.goto(path);
        expect(await faults(page), path).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      }
    });
  }
});

test.describe('a fragment on a partner’s page', () => {
  const hostDocument = (fragment: string, script = '') =>
    `<!doctype html><html style="font-size:10px"><title>Host</title><link rel="icon" href="data:,">${script}<body>${fragment}</body></html>`;

  test('is visible without JavaScript, as large as with it', async ({ page, partner, plain, site }) => {
    const fragment = await (await fetch(`${site.origin}/embed/faq?language=English`)).text();
    partner.show(hostDocument(fragment));
    await plain.goto(partner.origin);
    const heading = plain.locator('serambi-faq h2').first();
    await expect(heading).toBeVisible();
    await expect(plain.locator('serambi-faq details a').first()).toHaveAttribute(
      'href',
      `${site.origin}/products?lang=en`,
    );
    const box = await heading.boundingBox();

    partner.show(hostDocument(fragment, `<script type="module" src="${site.origin}/widgets/faq.js"></script>`));
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(partner.origin);
    await page.waitForFunction(() => document.querySelector('serambi-faq')?.matches(':defined'));
    expect((await page.locator('serambi-faq h2').first().boundingBox())?.height).toBe(box?.height);
  });

  test('of the whistleblowing form is a link to the bank, and has no field', async ({ page, site, start }) => {
    const messages = complaints(page);
    const fragment = await (await fetch(`${site.origin}/embed/whistleblowing-form?language=English`)).text();
    const script = `<script type="module" src="${site.origin}/widgets/whistleblowing-form.js"></script>`;
    const link = page.getByRole('link', { name: 'Open the form on the bank’s own site' });
    await page.goto(await start.page(hostDocument(fragment)));
    await expect(link).toHaveAttribute('href', `${site.origin}/about-us/corporate-governance?lang=en`);
    await expect(page.locator('serambi-whistleblowing-form :is(input, iframe)')).toHaveCount(0);

    await page.goto(await start.page(hostDocument(fragment, script)));
    await expect(page.getByText('This form cannot be filled in on this website.')).toBeVisible();
    await expect(link).toBeVisible();
    await expect(page.locator('serambi-whistleblowing-form :is(input, iframe)')).toHaveCount(0);

    // On the bank's own page with the fragment, it becomes the form.
    await page.route('**/composed', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><meta charset="utf-8">${script}${fragment}` }),
    );
    messages.length = 0;
    await page.goto('/composed');
    await expect(page.locator('serambi-whistleblowing-form form')).toBeVisible();
    await expect(link).toHaveCount(0);
    expect(messages.filter((each) => !each.includes('404'))).toEqual([]);
  });
});
