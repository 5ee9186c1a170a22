import type { Page } from '@playwright/test';
import { pages } from '../support/page-inspection';
import { apart, changeLanguage, expect, hold, navigable, openPage, test } from '../support/site';
import { drawn, noteShifts, scrollTop } from '../support/steps';

test.describe('the home page', () => {
  test.use({ ownContext: true });

  test('reads without JavaScript', async ({ plain: page }) => {
    await page.goto('/');
    for (const widget of pages.find(({ path }) => path === '/')?.widgets ?? []) {
      await expect(page.locator(`serambi-${widget} :is(h2, h3)`).first()).toBeVisible();
    }
    await expect(page.locator('serambi-header a[href*="/products"]').first()).toBeVisible();
    await expect(page.locator('serambi-footer')).toContainText('LPS');
  });

  test('lays out a section when it comes near, is focused or is printed', async ({ page }) => {
    // A font that arrives within 0.1 s after the first paint replaces invisible text.
    await page.route('**/*.woff2', (route) => route.abort());
    await noteShifts(page);
    await openPage(page, '/');
    const last = page.locator('serambi-privileges h3').last();
    const isLaidOut = () => last.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(false);
    // Beside the cards: Chromium reports a link that fills its card as moved when the pointer comes over it.
    await page.mouse.move(5, 300);
    for (let down = 0; down < 12; down++) {
      await page.mouse.wheel(0, 500);
      await drawn(page);
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

  test.describe('asks for its code', () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => {
        const ofBrowser = window.requestAnimationFrame;
        const held: FrameRequestCallback[] = [];
        window.requestAnimationFrame = (callback) => held.push(callback);
        const nextFrame = () => {
          window.requestAnimationFrame = ofBrowser;
          for (const callback of held) callback(0);
        };
        Object.assign(window, { nextFrame });
      });
    });
    const nextFrame = (page: Page) => page.evaluate(() => (window as unknown as { nextFrame(): void }).nextFrame());

    test('after its first frame', async ({ page }) => {
      const code: string[] = [];
      page.on('request', (request) => request.url().endsWith('.js') && code.push(request.url()));
      await page.goto('/', { waitUntil: 'networkidle' });
      expect(code).toEqual([]);
      await nextFrame(page);
      await page.waitForLoadState('networkidle');
      const names = () => code.map((url) => url.replace(/^.*\/|-.{8}\.js$/g, '')).sort();
      // No widget in sight has code of its own, so none loads the runtime.
      await expect.poll(names).toEqual(['behaviours', 'navigation', 'next-page', 'page-base', 'shell-main']);
    });

    test('which is little also for a page whose address can be copied', async ({ page }) => {
      const code: string[] = [];
      page.on('request', (request) => request.url().endsWith('.js') && code.push(request.url()));
      // No widget with code of its own is near.
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto('/promo/qris-akhir-tahun', { waitUntil: 'networkidle' });
      await nextFrame(page);
      await expect.poll(() => code.some((url) => url.includes('/toast-'))).toBe(true);
      await page.waitForLoadState('networkidle');
      expect(code.filter((url) => url.includes('/runtime-'))).toEqual([]);
    });

    test('at once in the background, where it has no frames', async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
      const code = page.waitForRequest('**/shell-main-*.js');
      await page.goto('/');
      await code;
    });
  });

  test('shows the next banner after 7 seconds, but not while pointer or focus is inside', async ({ page }) => {
    await page.clock.install();
    const code = page.waitForResponse('**/behaviours-*.js');
    await openPage(page, '/');
    await code;
    const title = page.locator('serambi-banner [data-current] h2');
    const first = (await title.textContent()) ?? '';
    await page.clock.runFor(7_100);
    await expect(title).not.toHaveText(first);
    const second = (await title.textContent()) ?? '';
    await page.locator('serambi-banner section').hover();
    await page.clock.runFor(20_000);
    await expect(title).toHaveText(second);
    await page.getByRole('button', { name: 'Tampilkan sorotan 1 dari 4' }).focus();
    await page.keyboard.press('Tab');
    await page.mouse.move(700, 5);
    await page.clock.runFor(20_000);
    await expect(title).toHaveText(second);

    // The other language goes on with the same banner, and so does the first one after it.
    const dot = page.locator('serambi-banner [aria-current=true]');
    await expect(dot).toHaveAccessibleName('Tampilkan sorotan 2 dari 4');
    await page.locator('serambi-banner').getByRole('button', { name: 'Jeda tayangan' }).click();
    await changeLanguage(page, 'English');
    await expect(dot).toHaveAccessibleName('Show highlight 2 of 4');
    await page.locator('serambi-banner').getByRole('button', { name: 'Play the slideshow' }).click();
    await page.getByRole('button', { name: 'Show highlight 3 of 4' }).click();
    await changeLanguage(page, 'Indonesia');
    await expect(dot).toHaveAccessibleName('Tampilkan sorotan 3 dari 4');
    await expect(page.locator('serambi-banner').getByRole('button', { name: 'Jeda tayangan' })).toBeVisible();
  });

  test('goes on rotating after Back, and waits for a keyboard’s focus that came before its code', async ({ page }) => {
    await page.clock.install();
    const load = await hold(page, /behaviours-/);
    const code = page.waitForResponse('**/behaviours-*.js');
    const sheets = page.waitForResponse('**/sheets/*');
    await page.goto('/');
    const title = page.locator('serambi-banner [data-current] h2');
    const first = (await title.textContent()) ?? '';
    await page.getByRole('button', { name: 'Tampilkan sorotan 2 dari 4' }).focus();
    await page.keyboard.press('Shift+Tab');
    load();
    await Promise.all([code, sheets]);
    await page.clock.runFor(20_000);
    await expect(title).toHaveText(first);

    await page.locator('serambi-banner [data-current] a').first().click();
    await expect(page).toHaveURL(/\/download$/);
    await page.mouse.move(700, 5);
    await page.goBack();
    await expect(title).toHaveText(first);
    await page.clock.runFor(7_100);
    await expect(title).not.toHaveText(first);
  });

  test('keeps rotating after a tap', async ({ browser, site }) => {
    const page = await browser.newPage({ hasTouch: true, viewport: { width: 390, height: 844 } });
    await page.clock.install();
    const code = page.waitForResponse('**/behaviours-*.js');
    await openPage(page, site.origin);
    await code;
    const title = page.locator('serambi-banner [data-current] h2');
    const first = (await title.textContent()) ?? '';
    await page.getByRole('button', { name: 'Tampilkan sorotan 2 dari 4' }).tap();
    await expect(title).not.toHaveText(first);
    const second = (await title.textContent()) ?? '';
    await page.clock.runFor(7_100);
    await expect(title).not.toHaveText(second);
    await page.close();
  });

  test('shows the mobile image below 768 px only', async ({ page }) => {
    const shown = () =>
      page
        .locator('serambi-banner [data-current] picture img')
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc);
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/');
    await expect.poll(shown).toMatch(/\/everyday-far\.\w+\.svg$/);
    await page.setViewportSize({ width: 767, height: 900 });
    await expect.poll(shown).toMatch(/\/everyday-far-mobile\.\w+\.svg$/);
  });

  const currentLayers = (page: Page) =>
    page
      .locator('serambi-banner [data-current] picture > img')
      .evaluateAll((images) => images.map((image) => getComputedStyle(image).translate));

  /** The events do not leave shadow roots, so the counting elements are noted there. */
  const noteCounts = (page: Page) =>
    page.locator('serambi-proof .root').evaluate((root) => {
      root.addEventListener('animationstart', ({ target }) => {
        const number = target as HTMLElement;
        number.title += `${number.dataset.count?.split('\n')[0]} `;
      });
    });

  test('moves layers, figures, pictures and rows, but nothing under reduced motion', apart, async ({ page }) => {
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) {
        const moved = this instanceof HTMLImageElement ? this.src : '';
        if (moved) document.documentElement.dataset.moved = `${moved} ${JSON.stringify(given)}`;
        return animate.apply(this, given);
      };
    });
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const moves = reducedMotion === 'no-preference';
      await page.emulateMedia({ reducedMotion });
      await openPage(page, '/?lang=en');
      await expect.poll(() => currentLayers(page)).toHaveLength(2);
      await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
      await expect
        .poll(() => currentLayers(page))
        .toEqual([moves ? expect.stringMatching(/^0px [\d.]+%$/) : 'none', 'none']);

      await noteCounts(page);
      const figure = page.getByRole('heading', { name: 'Rp17.9 trillion of deposits entrusted to us' });
      const numbers = page.locator('serambi-proof [data-count]');
      for (let time = 0; time < 2; time++) {
        await figure.scrollIntoViewIfNeeded();
        await expect(figure).toBeInViewport();
        await expect(numbers.nth(1)).toHaveText('17.9');
        if (moves) await expect(numbers.nth(1)).toHaveAttribute('title', /^00\.0 (00\.0 )?$/);
        await expect
          .poll(() => numbers.nth(1).evaluate((number) => number.getAnimations({ subtree: true }).length))
          .toBe(0);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect(figure).not.toBeInViewport();
      }
      if (!moves) await expect(numbers.nth(1)).not.toHaveAttribute('title');

      const card = page.locator('serambi-latest a[href^="/promo/"]').first();
      await navigable(page);
      await card.click();
      await expect(page.locator('serambi-promo-detail h2').first()).toBeVisible();
      const moved = page.locator('html');
      if (moves) await expect(moved).toHaveAttribute('data-moved', /qris-akhir-tahun.*translate.*"duration":250/);
      else await expect(moved).not.toHaveAttribute('data-moved');
      await expect.poll(() => scrollTop(page)).toBe(0);

      // A dragged row comes to rest at an item; the link below the pointer is not followed.
      await openPage(page, '/news?lang=en');
      const row = page.locator('serambi-news-carousel [part=slider] > ul').first();
      await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const second = await row.locator('li').nth(1).boundingBox();
      const { x, y } = { x: (second?.x ?? 0) + 150, y: (second?.y ?? 0) + 380 };
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (const by of [40, 90, 140, 190]) {
        await page.mouse.move(x - by, y);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(190);
      await page.mouse.up();
      await expect(row).not.toHaveAttribute('data-dragged');
      const at = await row.evaluate((element) => {
        const begins = [...element.children].map((item) => (item as HTMLElement).offsetLeft);
        const places = begins.map((begin) => begin - (begins[0] ?? 0));
        return { left: element.scrollLeft, places: [...places, element.scrollWidth - element.clientWidth] };
      });
      expect(at.places.some((place) => Math.abs(place - at.left) <= 1)).toBe(true);
      await expect(page).toHaveURL(/\/news\?lang=en$/);
    }
  });
});
