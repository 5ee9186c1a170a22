import type { Page } from '@playwright/test';
import { chunkWith } from '../support/chunks';
import { demoBank } from '../support/demo-bank';
import { gate } from '../support/gate';
import { apart, changeLanguage, complaints, expect, hold, hydrated, openPage, test } from '../support/site';
import { drawn, header, scrollTop } from '../support/steps';

const below = (page: Page, path: string) => header(page).locator(`nav ul ul a[href="${path}"]`).first();

async function open(page: Page, width = 1440) {
  await page.setViewportSize({ width, height: 844 });
  await openPage(page, '/');
  // Away from the header, because the pointer keeps a dropdown open.
  await page.mouse.move(width / 2, 700);
}

test.describe('the emergency entry', () => {
  const entry = (page: Page) => header(page).getByRole('button', { name: 'Darurat' });
  const call = (page: Page) => header(page).locator('[popover] a[href^="tel:"]').first();

  test('opens before any code has come, stays open while that comes, and closes with a link', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const load = await hold(page, /\.js$/);
    const code = page.waitForResponse(`**${chunkWith('ui/behaviours.ts')}`);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await entry(page).click();
    await expect(call(page)).toBeInViewport();
    await expect(header(page).locator('[popover]').getByRole('link', { name: 'Dari luar negeri' })).toBeInViewport();
    await expect(header(page).locator('[popover] li')).toHaveText([
      'Blokir kartu',
      'Saya tertipu',
      'Benarkah ini nomor bank?',
    ]);
    load();
    await code;
    await hydrated(page);
    await drawn(page);
    await expect(call(page)).toBeVisible();
    // Escape closes it also from within, and gives the focus back.
    await entry(page).focus();
    await page.keyboard.press('Tab');
    await expect(call(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(call(page)).toBeHidden();
    await expect(entry(page)).toBeFocused();
    await entry(page).click();
    await header(page).getByRole('link', { name: 'Benarkah ini nomor bank?' }).click();
    await expect(page).toHaveURL(/\/help\/security#asked$/);
    await expect(call(page)).toBeHidden();
  });
});

test.describe('a dropdown of the header', () => {
  test.use({ ownContext: true });
  test('waits for as long as the keyboard’s focus is inside, and closes when it leaves', async ({ page }) => {
    await page.clock.install();
    await open(page);
    // From here on only the test advances the clock.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await header(page).locator('nav').getByRole('button', { name: 'Tentang Kami', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(50);
    await page.keyboard.press('Tab');
    await expect(below(page, '/about-us')).toBeFocused();
    await page.clock.runFor(20_000);
    await expect(below(page, '/about-us/profiles')).toBeVisible();
    for (let place = 0; place < 6; place++) await page.keyboard.press('Tab');
    await page.clock.runFor(50);
    await expect(header(page).locator('nav').getByRole('link', { name: 'Keuntungan' })).toBeFocused();
    await expect(below(page, '/about-us/profiles')).toBeHidden();
  });
});

test.describe('the header on wide screens', () => {
  test('is operated by keyboard alone, in reading order, and stays on screen', async ({ page }) => {
    await open(page);
    const reached: string[] = [];
    for (let step = 0; step < 16; step++) {
      await page.keyboard.press('Tab');
      reached.push(
        await page.evaluate(() => {
          const inside = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
          return (inside?.getAttribute('aria-label') ?? inside?.textContent ?? '').trim();
        }),
      );
    }
    expect(reached).toEqual([
      'Langsung ke isi',
      expect.stringMatching(/.*/),
      'Produk',
      'Layanan',
      'Tentang Kami',
      'Keuntungan',
      'Promo',
      'Bantuan',
      'EN, English',
      'ID, Bahasa Indonesia',
      'Tampilan gelap',
      'Download Sekarang',
      'Darurat',
      'Cari',
      expect.anything(),
      expect.anything(),
    ]);
    await page.mouse.wheel(0, 1_500);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
    expect(await header(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  });
});

test.describe('the menu of narrow screens', () => {
  const opener = (page: Page) => header(page).getByRole('button', { name: 'Buka menu' });
  const menu = (page: Page) => header(page).locator('dialog');
  const isOpen = (page: Page) => menu(page).evaluate((element) => (element as HTMLDialogElement).open);
  /** The menu's animation time from its styles, because a busy machine may draw no frame of it. */
  const seconds = (page: Page) =>
    menu(page).evaluate((dialog) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(dialog);
      const durations = transitionDuration.split(', ');
      return Number.parseFloat(durations[transitionProperty.split(', ').indexOf('transform') % durations.length] ?? '');
    });
  /** Ends the menu's animation. */
  const arrive = (page: Page) =>
    menu(page).evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });

  async function draw(page: Page) {
    await open(page, 390);
    await opener(page).click();
    await expect(menu(page).getByRole('link', { name: 'Produk' })).toBeVisible();
    await arrive(page);
  }

  test('opens after a press that came before any code', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const load = await hold(page, chunkWith('client/main.ts'));
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await opener(page).click();
    expect(await isOpen(page)).toBe(false);
    load();
    await expect.poll(() => isOpen(page)).toBe(true);
  });

  test('keeps the focus and every page of the menu, until the window has room for the bar', async ({ page }) => {
    const messages = complaints(page);
    await draw(page);
    const isInside = () =>
      menu(page).evaluate((element) => element.contains((element.getRootNode() as ShadowRoot).activeElement));
    expect(await isInside()).toBe(true);
    // After the last link, focus goes to the browser's own controls or back to the first link.
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press('Tab');
      const onPage = await page.evaluate(() => {
        const active = document.activeElement;
        return active !== null && active !== document.body && active.localName !== 'serambi-header';
      });
      expect(onPage).toBe(false);
    }
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 2_000);
    // A scroll begins within two frames.
    await drawn(page);
    expect(await scrollTop(page)).toBe(0);

    // Links of dropdowns are below their names.
    const groups = demoBank.menu.filter(({ links }) => links);
    for (const { Indonesia } of groups) await menu(page).locator('summary').filter({ hasText: Indonesia }).click();
    const paths = demoBank.menu.flatMap(({ path, links }) => links?.map((link) => link.path) ?? path);
    for (const path of [...paths, '/download']) {
      // The footer's links below may have one of them, too.
      await expect(menu(page).locator(`a[href="${path}"]`).first()).toBeVisible();
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(menu(page)).toBeHidden();
    await expect(header(page).getByRole('link', { name: 'Produk' }).first()).toBeVisible();
    expect(messages).toEqual([]);
  });

  test('slides out for 1 second, opens again meanwhile, and closes with Back', apart, async ({ page }) => {
    const isClosing = async () => {
      await expect.poll(() => isOpen(page)).toBe(false);
      // The menu takes no clicks while it slides out.
      await expect(menu(page)).toHaveAttribute('inert');
      expect(await seconds(page)).toBe(1);
      await arrive(page);
      await expect(menu(page)).toBeHidden();
    };
    await draw(page);
    await page.keyboard.press('Escape');
    await isClosing();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await arrive(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
    await opener(page).click();
    await expect.poll(() => isOpen(page)).toBe(true);
    await arrive(page);
    await menu(page).getByRole('link', { name: 'Promo' }).click();
    await isClosing();
    await expect(page).toHaveURL(/\/promo$/);
    await opener(page).click();
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('h1')).toBeFocused();
  });

  test('closes if another tab changes the language, and opens again in each', async ({ page }) => {
    await draw(page);
    const burger = header(page).locator('[aria-haspopup]');
    for (const language of ['English', 'Indonesia']) {
      await changeLanguage(page, language);
      expect(await isOpen(page)).toBe(false);
      await expect(burger).toBeFocused();
      await expect(burger).toHaveAttribute('aria-expanded', 'false');
      await burger.click();
      expect(await menu(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    }
  });

  test('closes without animation under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await draw(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(await seconds(page)).toBeLessThan(0.01);
    await expect(menu(page)).toBeHidden();
  });

  test('can be operated by keyboard alone', async ({ page }) => {
    await open(page, 390);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await arrive(page);
    await menu(page).locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu(page).locator('a[href="/services"]')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu(page).locator('a[href="/services/pay"]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/services\/pay$/);
    await expect.poll(() => isOpen(page)).toBe(false);
  });
});

test.describe('the switch for a dark page', () => {
  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const isDark = async (page: Page) => {
    const [, red = ''] = /rgb\((\d+)/.exec(await ground(page)) ?? [];
    return Number(red) < 128;
  };

  test('begins with the system’s scheme, keeps a choice, and follows the system again', async ({ page }) => {
    const messages = complaints(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page);
    const control = header(page).getByRole('button', { name: 'Tampilan gelap' });
    await expect(control).toHaveAttribute('aria-pressed', 'true');
    expect(await isDark(page)).toBe(true);

    await control.click();
    await expect(control).toHaveAttribute('aria-pressed', 'false');
    expect(await isDark(page)).toBe(false);
    // Without the page's code, as before it is loaded.
    await page.route('**/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await isDark(page)).toBe(false);
    expect(messages.filter((each) => !each.includes('ERR_FAILED'))).toEqual([]);

    await page.unroute('**/*.js');
    await open(page);
    await control.click();
    expect(await isDark(page)).toBe(true);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(control).toHaveAttribute('aria-pressed', 'false');
    expect(await isDark(page)).toBe(false);
  });

  test('is in the menu of narrow screens', async ({ page }) => {
    await open(page, 390);
    await header(page).getByRole('button', { name: 'Buka menu' }).click();
    const control = header(page).getByRole('button', { name: 'Tampilan gelap' });
    await control.click();
    await expect(control).toHaveAttribute('aria-pressed', 'true');
    expect(await isDark(page)).toBe(true);
  });
});

test('the menu stands still while the rest of the page’s markup arrives', async ({ page, site, start }) => {
  const document = await (await fetch(site.origin)).text();
  // Without the site's font the bar would wrap on a machine whose own fonts are wide.
  const html = document.replace(/<serambi-header.*?<nav/s, '$& style="letter-spacing:-.15em"');
  const cut = html.indexOf('</li>', html.indexOf('<nav'));
  const { open: release, opened: released } = gate();
  const slow = await start.server(async ({ url }, response) => {
    if (url !== '/') return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(html.slice(0, cut));
    await released;
    response.end(html.slice(cut));
  });
  await page.goto(slow, { waitUntil: 'commit' });
  await expect(page.locator('serambi-header nav li').first()).toBeAttached();
  const shifts = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const found: number[] = [];
        new PerformanceObserver((list) => {
          found.push(...list.getEntries().map((entry) => (entry as never as { value: number }).value));
        }).observe({ type: 'layout-shift', buffered: true });
        addEventListener('load', () => requestAnimationFrame(() => setTimeout(() => resolve(found))));
      }),
  );
  // The part that has arrived.
  await drawn(page);
  release();
  expect(await shifts).toEqual([]);
  await expect(page.locator('serambi-header nav a').first()).toBeVisible();
});

test('the footer gives a wide logo and a long phone number a row each on a phone', async ({ page }) => {
  await open(page, 390);
  const footer = page.locator('serambi-footer');
  const number = footer.locator('[href^="tel:"]').first();
  const logo = footer.locator('img').first();
  await number.scrollIntoViewIfNeeded();
  const height = (await number.boundingBox())?.height;
  await number.evaluate((link) => {
    link.textContent = '+45 33 12 77 00';
    link.after(' Weekdays from 8:00 to 18:00, Saturdays from 9:00 to 13:00, closed on public holidays');
  });
  await logo.evaluate((image: HTMLImageElement) => {
    image.src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="700" height="100"/>';
  });
  await expect.poll(async () => (await logo.boundingBox())?.width).toBe(308);
  for (const width of [320, 390, 700, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const [box, logoBox] = [await number.boundingBox(), await logo.boundingBox()];
    expect(box?.height, `${width} px`).toBeLessThan(1.5 * (height ?? Number.NaN));
    expect((box?.x ?? 0) + (box?.width ?? Number.NaN), `${width} px`).toBeLessThanOrEqual(width);
    expect(logoBox?.width, `${width} px`).toBeGreaterThanOrEqual(288);
  }
});

test('the logo has room on any screen, beside a long emergency entry and a longer menu', async ({ page }) => {
  await open(page, 320);
  const logo = header(page).locator('header > div > a').first();
  const logoWidth = async () => (await logo.boundingBox())?.width;
  expect(await logoWidth()).toBeGreaterThan(110);
  const entry = header(page).locator('[popovertarget]');
  const before = await entry.evaluate((button) => {
    const words = button.lastChild as HTMLElement;
    const { textContent } = words;
    words.textContent = 'Block my card';
    button.toggleAttribute('data-long', true);
    return textContent;
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect((await entry.boundingBox())?.width, `${width} px`).toBe(44);
    expect(await logoWidth(), `${width} px`).toBeGreaterThan(129);
  }
  await entry.evaluate((button, words) => {
    (button.lastChild as HTMLElement).textContent = words;
    button.toggleAttribute('data-long', false);
  }, before);
  const menu = header(page).locator('nav > ul').first();
  await menu.evaluate((list) => list.append(...[...list.children].slice(0, 4).map((item) => item.cloneNode(true))));
  for (const width of [1152, 1440, 1700]) {
    await page.setViewportSize({ width, height: 844 });
    // The bar and its border; the page's `--serambi-bar` is 76 px.
    expect((await header(page).boundingBox())?.height, `${width} px`).toBe(77);
    // Its own width: the menu has two rows in any case.
    expect(await logoWidth(), `${width} px`).toBeGreaterThanOrEqual(164);
    for (const item of await menu.locator('> li').all()) await expect(item).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
  }
});
