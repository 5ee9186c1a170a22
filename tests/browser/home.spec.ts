import { pages } from '../support/page-inspection';
import { complaints, expect, hydrated, test } from '../support/site';

const home = pages.find(({ path }) => path === '/');

test.describe('the home page', () => {
  for (const [lang, words] of [
    ['id', 'Bank sehari-hari, terbuka seperti serambi rumah'],
    ['en', 'An everyday bank'],
  ] as const) {
    test(`reads without JavaScript (${lang})`, async ({ browser, site }) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(`${site.origin}/?lang=${lang}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('serambi-banner h2').first()).toContainText(words);
      for (const widget of home?.widgets.filter((name) => name !== 'banner') ?? []) {
        await expect(page.locator(`serambi-${widget} h3`).first()).toBeVisible();
      }
      await expect(page.locator('serambi-header a[href*="/products"]').first()).toBeVisible();
      await expect(page.locator('serambi-footer')).toContainText('LPS');
      await page.close();
    });
  }

  test('is laid out below its first section when that comes near, is focused or is printed; nothing moves', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((shifts) => {
        for (const shift of shifts.getEntries()) document.documentElement.dataset.shifted = JSON.stringify(shift);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await hydrated(page);
    const last = page.locator('serambi-privileges h3').last();
    const isLaidOut = () => last.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(false);
    // Beside the cards: Chromium reports a link that fills its card as moved when the pointer comes over it.
    await page.mouse.move(5, 300);
    for (let down = 0; down < 12; down++) {
      await page.mouse.wheel(0, 500);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    }
    await last.scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
    await expect(page.locator('html')).not.toHaveAttribute('data-shifted');
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(isLaidOut).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(isLaidOut).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(isLaidOut).toBe(false);
    const link = page.locator('serambi-footer a').last();
    await link.focus();
    await expect(link).toBeInViewport();
  });

  test('hydrates what the server sent: the same nodes, and nothing in the console', async ({ page }) => {
    const messages = complaints(page);
    await page.goto('/');
    const before = await page.locator('serambi-banner h2').first().elementHandle();
    await hydrated(page);
    await page.getByRole('button', { name: 'Tampilkan sorotan 2 dari 4' }).click();
    await expect(page.locator('serambi-banner [data-current] h2')).not.toHaveText(
      'Bank sehari-hari, terbuka seperti serambi rumah',
    );
    expect(await before?.evaluate((node) => node.isConnected)).toBe(true);
    expect(messages).toEqual([]);
  });

  test('shows the next banner after 7 seconds, and pauses while the pointer is inside', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await hydrated(page);
    const title = page.locator('serambi-banner [data-current] h2');
    const first = await title.textContent();
    await page.clock.runFor(7_100);
    await expect(title).not.toHaveText(first ?? '');
    const second = await title.textContent();
    await page.locator('serambi-banner section').hover();
    await page.clock.runFor(20_000);
    await expect(title).toHaveText(second ?? '');
  });

  test('pauses while the keyboard’s focus is inside, wherever the pointer goes', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await hydrated(page);
    const title = page.locator('serambi-banner [data-current] h2');
    await page.getByRole('button', { name: 'Tampilkan sorotan 1 dari 4' }).focus();
    await page.keyboard.press('Tab');
    const first = (await title.textContent()) ?? '';
    await page.locator('serambi-banner section').hover();
    await page.mouse.move(700, 5);
    await page.clock.runFor(20_000);
    await expect(title).toHaveText(first);
  });

  test('keeps rotating after a tap', async ({ browser, site }) => {
    const page = await browser.newPage({ hasTouch: true, viewport: { width: 390, height: 844 } });
    await page.clock.install();
    await page.goto(site.origin);
    await hydrated(page);
    const title = page.locator('serambi-banner [data-current] h2');
    const first = (await title.textContent()) ?? '';
    await page.getByRole('button', { name: 'Tampilkan sorotan 2 dari 4' }).tap();
    await expect(title).not.toHaveText(first);
    const second = (await title.textContent()) ?? '';
    await page.clock.runFor(7_100);
    await expect(title).not.toHaveText(second);
    await page.close();
  });

  test('does not rotate by itself under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Putar tayangan' })).toBeVisible();
    const title = page.locator('serambi-banner [data-current] h2');
    const first = await title.textContent();
    await page.clock.runFor(20_000);
    await expect(title).toHaveText(first ?? '');
  });

  test('shows the mobile image below 768 px only', async ({ page }) => {
    const shown = () =>
      page.locator('serambi-banner [data-current] picture img').evaluate((image: HTMLImageElement) => image.currentSrc);
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/');
    await expect.poll(shown).toMatch(/\/everyday\.\w+\.svg$/);
    await page.setViewportSize({ width: 767, height: 900 });
    await expect.poll(shown).toMatch(/\/everyday-mobile\.\w+\.svg$/);
  });

  test('answers 304 to a browser that has the page, and compresses it for one that has not', async ({ request }) => {
    const first = await request.get('/');
    const { etag = '', 'content-encoding': encoding } = first.headers();
    expect(encoding).toBe('br');
    const second = await request.get('/', { headers: { 'If-None-Match': etag } });
    expect(second.status()).toBe(304);
  });
});
