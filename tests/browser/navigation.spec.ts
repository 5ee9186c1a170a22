import type { Locator, Page, Route } from '@playwright/test';
import { apart, changeLanguage, complaints, expect, hold, hydrated, isMainOf, navigable, test } from '../support/site';
import { follow, isMarked, loseOnce, mark, menu, runUntil, scrollTop, switchTo } from '../support/steps';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const head = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    shared: document.querySelector('meta[property="og:title"]')?.getAttribute('content'),
    // Structured data is read when the page is loaded, never after a client-side navigation.
    tags: document.head.querySelectorAll('[data-page]:not(script)').length,
  }));

/** Waits until links are followed within the document, and marks it. */
async function home(page: Page, search = '') {
  await page.goto(`/${search}`);
  await navigable(page);
  await mark(page);
}

test.describe('a link to another page of the site', () => {
  test('shows all of the page, none of whose code has come', async ({ page }) => {
    await home(page);
    await page.route('**/chunks/*.js', () => {});
    await menu(page, 'Bantuan').click();
    await expect(heading(page, 'Bantuan')).toBeFocused();
    await expect(page.locator('serambi-faq').getByRole('tab', { name: 'Hubungi Kami' })).toBeVisible();
    await expect(page.locator('serambi-next a').first()).toBeAttached();
    const untouched = await page.locator('main serambi-faq').evaluate((element) => element.matches(':not(:defined)'));
    expect(untouched).toBe(true);
  });

  test('brings the document’s head up to date, as if it had been loaded, in the language that the address names', async ({
    page,
  }) => {
    await home(page, '?lang=en');
    const before = await head(page);
    await menu(page, 'Help').click();
    await expect(page).toHaveURL(/\/help\?lang=en$/);
    await expect(page).toHaveTitle('Help | Bank Serambi');
    await expect(page.locator('serambi-faq .root').first()).toHaveAttribute('lang', 'en');
    const navigated = await head(page);
    expect(await isMarked(page)).toBe(true);
    await page.reload();
    expect(navigated).toEqual(await head(page));
    expect(navigated).not.toEqual(before);
    expect(navigated.canonical).toMatch(/\/help\?lang=en$/);
  });

  test(
    'brings the font that came too late for the first page, whose lines it would have moved',
    apart,
    async ({ page }) => {
      // Simulates a slow connection: the page's clock is past the first second when the font arrives.
      await page.addInitScript(() => {
        performance.now = () => 5_000;
      });
      const session = await page.context().newCDPSession(page);
      await session.send('DOM.enable');
      await session.send('CSS.enable');
      const drawnIn = async () => {
        const { result } = await session.send('Runtime.evaluate', {
          expression: `document.querySelector('serambi-footer').shadowRoot.querySelector('a[href="/news"]')`,
        });
        const { node } = await session.send('DOM.describeNode', { objectId: result.objectId });
        await session.send('DOM.getDocument', { depth: 0 });
        const { nodeIds } = await session.send('DOM.pushNodesByBackendIdsToFrontend', {
          backendNodeIds: [node.backendNodeId],
        });
        const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId: nodeIds[0] ?? 0 });
        return fonts.map(({ familyName }) => familyName);
      };
      // The page can ask for it twice.
      const arrive = await hold(page, /\.woff2$/);
      await page.goto('/', { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
      await expect.poll(drawnIn).not.toContain('Plus Jakarta Sans');
      const arrived = page.waitForResponse('**/*.woff2');
      arrive();
      await arrived;
      // Not before: without the font the shell waits 5 s for the page.
      await hydrated(page);
      expect(await drawnIn()).not.toContain('Plus Jakarta Sans');
      await menu(page, 'Promo').click();
      await expect(heading(page, 'Promo')).toBeAttached();
      await page.locator('serambi-footer').scrollIntoViewIfNeeded();
      await expect.poll(drawnIn).toEqual([expect.stringContaining('Plus Jakarta Sans')]);
    },
  );

  test('is prepared for as soon as it is pointed at, focused or pressed, and asked for once, by the press itself before what this does to the page shown', async ({
    page,
  }) => {
    await home(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (searchParams.has('main')) asked.push(pathname);
    });
    const answered = (path: string) => page.waitForResponse(isMainOf(path));
    // Moves from one link to another in the same widget.
    await Promise.all([answered('/products'), menu(page, 'Produk').hover()]);
    await Promise.all([answered('/promo'), menu(page, 'Promo').hover()]);
    await menu(page, 'Promo').focus();
    await Promise.all([answered('/help'), page.keyboard.press('Tab')]);
    await expect(menu(page, 'Bantuan')).toBeFocused();
    expect(asked).toEqual(['/products', '/promo', '/help']);
    expect(new URL(page.url()).pathname).toBe('/');
    await menu(page, 'Promo').click();
    await expect(heading(page, 'Promo')).toBeAttached();
    expect(asked.filter((path) => path === '/promo')).toHaveLength(1);

    const pressed = await menu(page, 'Keuntungan').evaluate(async (link) => {
      const { fetch } = globalThis;
      const asked: string[] = [];
      globalThis.fetch = (request, options) => {
        asked.push(String(request));
        return fetch(request, options);
      };
      const task = new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve([...asked]);
        port2.postMessage(undefined);
      });
      const press = { bubbles: true, composed: true, pointerType: 'touch' };
      // A promise of loaded code would settle in a later task.
      await Promise.all([task, link.dispatchEvent(new PointerEvent('pointerdown', press))]);
      globalThis.fetch = fetch;
      return task;
    });
    expect(pressed).toEqual(['/benefit?main=id']);
  });

  test('has its page made unseen while a pointer rests on it, which the click shows', async ({ page }) => {
    const messages = complaints(page);
    await home(page);
    const unseen = page.locator('main[inert]');
    await menu(page, 'Promo').hover();
    await expect(unseen.locator('serambi-promo-grid h2').first()).toBeAttached();
    // Another page replaces it.
    await menu(page, 'Produk').hover();
    const made = unseen.locator('serambi-products');
    await expect(made.locator('h2').first()).toBeAttached();
    await expect(unseen).toHaveCount(1);
    // It is invisible and out of reach for keyboard and assistive technology.
    await expect(made).toBeHidden();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.locator('#main').count()).toBe(1);
    // Links do not reach it either: their target is on the page shown.
    expect(await page.evaluate(() => document.querySelectorAll('main[inert] [id]').length)).toBe(0);
    await made.evaluate((element) => element.setAttribute('data-made', ''));
    await menu(page, 'Produk').click();
    await expect(heading(page, 'Produk')).toBeFocused();
    await expect(page.locator('#main serambi-products[data-made]')).toBeVisible();
    await expect(page.locator('#main serambi-next')).toBeAttached();
    await expect(unseen).toHaveCount(0);
    expect(messages).toEqual([]);
  });

  test('that was clicked last is the one that is followed', async ({ page }) => {
    await home(page);
    await page.route('**/promo?main=id', async (route) => {
      await page.waitForURL(/\/help$/);
      await route.continue();
    });
    await menu(page, 'Promo').click({ noWaitAfter: true });
    await menu(page, 'Bantuan').click();
    await expect(heading(page, 'Bantuan')).toBeFocused();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(/\/help$/);
    await expect(page).toHaveTitle('Bantuan | Bank Serambi');
  });

  test(
    'that was clicked last is followed as a document where the code for it has not come',
    apart,
    async ({ page }) => {
      await page.route('**/chunks/navigation-*.js', () => {});
      await page.goto('/');
      await hydrated(page);
      for (const name of ['Promo', 'Produk', 'Bantuan']) await menu(page, name).click({ noWaitAfter: true });
      await expect(page).toHaveURL(/\/help$/);
      await expect(page).toHaveTitle('Bantuan | Bank Serambi');
    },
  );

  for (const hasScheduler of [true, false]) {
    const how = hasScheduler ? '' : ', in a browser without tasks of its own';
    const details = hasScheduler ? {} : apart;
    test(`that was made beforehand is not overtaken by the one clicked before it${how}`, details, async ({ page }) => {
      if (!hasScheduler) await page.addInitScript(() => Reflect.deleteProperty(window, 'scheduler'));
      await home(page);
      await menu(page, 'Promo').hover();
      await expect(page.locator('main[inert] serambi-promo-grid h2').first()).toBeAttached();
      const other = await menu(page, 'Bantuan').elementHandle();
      await menu(page, 'Promo').evaluate((link: HTMLElement, other) => {
        (other as HTMLElement).click();
        link.click();
      }, other);
      await expect(heading(page, 'Promo')).toBeFocused();
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL(/\/promo$/);
    });

    test(
      `is followed although the page left turns out not to be there in the same task${how}`,
      apart,
      async ({ page }) => {
        if (!hasScheduler) await page.addInitScript(() => Reflect.deleteProperty(window, 'scheduler'));
        await page.goto('/promo/qris-akhir-tahun');
        await navigable(page);
        await menu(page, 'Produk').evaluate((link: HTMLElement) => {
          link.click();
          const detail = document.querySelector('#main serambi-promo-detail') as Element;
          detail.dispatchEvent(new CustomEvent('serambi:error', { detail: { status: 404 } }));
        });
        await expect(heading(page, 'Produk')).toBeFocused();
        await page.waitForLoadState('networkidle');
        await expect(page).toHaveURL(/\/products$/);
      },
    );
  }

  test('has a placeholder in its place, under its address, where it takes its time', async ({ page }) => {
    await home(page);
    const answer = await hold(page, '**/download?main=id');
    await page.locator('serambi-header').getByRole('link', { name: 'Download Sekarang' }).first().click();
    await expect(page).toHaveURL(/\/download$/);
    const placeholder = page.locator('#main[aria-busy=true] .waiting');
    await expect(placeholder).toBeVisible();
    // As high as the window, so that the footer does not move visibly.
    expect((await placeholder.boundingBox())?.height).toBe(page.viewportSize()?.height);
    expect(await placeholder.evaluate((element) => element.getAnimations().length)).toBe(1);
    answer();
    await expect(heading(page, 'Unduh aplikasi')).toBeFocused();
    await expect(page).toHaveTitle('Unduh aplikasi | Bank Serambi');
    await expect(page.locator('serambi-download .root')).toHaveAttribute('data-status', 'ready');
    expect(await isMarked(page)).toBe(true);
  });
});

test(
  'back and forward lead through the pages of the visit without loading them anew, and after a reload, too',
  apart,
  async ({ page }) => {
    await home(page);
    await menu(page, 'Promo').click();
    await expect(heading(page, 'Promo')).toBeFocused();
    await menu(page, 'Bantuan').click();
    await expect(heading(page, 'Bantuan')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveTitle('Promo | Bank Serambi');
    await expect(page.locator('serambi-promo-grid h2').first()).toBeVisible();
    await expect(heading(page, 'Promo')).toBeFocused();
    await page.goBack();
    await expect(page.locator('serambi-banner h2').filter({ visible: true })).toHaveCount(1);
    await expect(heading(page, 'Bank digital yang selalu terbuka')).toBeFocused();
    await page.goForward();
    await expect(heading(page, 'Promo')).toBeFocused();
    await page.goForward();
    await expect(heading(page, 'Bantuan')).toBeFocused();
    expect(await isMarked(page)).toBe(true);

    const load = await hold(page, '**/chunks/navigation-*');
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL('/promo');
    // The visitor goes back before the code that follows history is loaded.
    load();
    await expect(page).toHaveTitle('Promo | Bank Serambi');
    await expect(page.locator('serambi-promo-grid h2').first()).toBeVisible();
  },
);

test.describe('a click that the shell leaves to the browser', () => {
  test(
    'opens a tab where a key or a button asks for one, and stays with a script that has taken it',
    apart,
    async ({ page, context }) => {
      await home(page);
      for (const how of [{ modifiers: ['Control'] }, { modifiers: ['Shift'] }, { button: 'middle' }] as const) {
        const opened = context.waitForEvent('page');
        await menu(page, 'Promo').click(how as Parameters<Locator['click']>[0]);
        const other = await opened;
        await expect(other).toHaveURL(/\/promo$/);
        await other.close();
        expect(new URL(page.url()).pathname).toBe('/');
      }
      await page.evaluate(() =>
        document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true }),
      );
      await menu(page, 'Promo').click();
      await expect(page.locator('serambi-banner')).toBeAttached();
      expect(new URL(page.url()).pathname).toBe('/');
    },
  );

  test('on a document of the site’s own leaves the page as it is', async ({ page, context }) => {
    await page.goto('/about-us/investor-relations');
    await hydrated(page);
    await mark(page);
    const link = page.locator('serambi-investor-relations a[href$=".pdf"]:visible').first();
    await expect(link).toHaveAttribute('target', '_blank');
    const opened = context.waitForEvent('page');
    await link.click();
    await (await opened).close();
    expect(await isMarked(page)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/about-us/investor-relations');
  });
});

test.describe('an address that names nothing', () => {
  test('shows the first of what the page has, however it is reached, also if a visitor goes back before the next frame', async ({
    page,
  }) => {
    await page.goto('/help');
    await hydrated(page);
    const help = page.locator('serambi-faq').getByRole('tab', { name: /^(FAQ|Hubungi Kami)$/ });
    const link = page.locator('serambi-footer').getByRole('link', { name: 'Hubungi kami' });
    await link.click();
    await expect(help.last()).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page).toHaveURL(/\/help$/);
    await expect(help.first()).toHaveAttribute('aria-selected', 'true');

    // Back before the next frame.
    await page.evaluate(() => {
      const waiting: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (draw) => waiting.push(draw);
      const drawFrame = () =>
        new Promise<void>((drawn) => {
          for (const draw of waiting.splice(0)) draw(performance.now());
          setTimeout(drawn);
        });
      Object.assign(window, { drawFrame });
    });
    await link.evaluate((link: HTMLElement) => {
      link.click();
      history.back();
    });
    await expect(page).toHaveURL(/\/help$/);
    await page.evaluate(() => (window as unknown as { drawFrame(): Promise<void> }).drawFrame());
    expect(new URL(page.url()).hash).toBe('');
    await expect(help.first()).toHaveAttribute('aria-selected', 'true');

    await page.goto('/products#savings');
    const tabs = page.locator('serambi-products').getByRole('tab');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await menu(page, 'Produk').click();
    await expect(page).toHaveURL(/\/products$/);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  });

  test('begins at its top, and so does one that names a tab', async ({ page }) => {
    await page.goto('/help#faq-early-withdrawal');
    await hydrated(page);
    const link = page.locator('serambi-faq a[href="/products#savings"]');
    await expect(link).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await link.click();
    await expect(page.locator('serambi-products').getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
});

test.describe('a link within the page', () => {
  test('jumps, and asks for nothing, nor does “back” after it', async ({ page }) => {
    await home(page);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Langsung ke isi' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
    await page.waitForLoadState('networkidle');
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('serambi-banner [data-current] h2')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    expect(asked.filter((path) => !/^\/(chunks|art)\//.test(path))).toEqual([]);
  });

  test('can be followed again, to the answer that was closed since, also once something was typed', async ({
    page,
  }) => {
    await page.goto('/help');
    await hydrated(page);
    const field = page.locator('serambi-faq').getByRole('searchbox');
    await field.fill('kartu');
    await field.fill('');
    const link = page.locator('serambi-popular-questions').getByRole('link').first();
    const open = page.locator('serambi-faq details[open]:visible');
    const answer = decodeURIComponent(`${await link.getAttribute('href')}`.replace(/^.*#/, ''));
    await link.click();
    await expect(open).toHaveAttribute('id', answer);
    await open.locator('summary').click();
    await expect(open).toHaveCount(0);
    await link.click();
    await expect(open).toHaveAttribute('id', answer);
    await expect(open.locator('summary')).toBeFocused();
  });

  test('leaves the not-found screen where it is', async ({ page }) => {
    await page.goto('/promo/tidak-ada');
    await hydrated(page);
    await page.locator('a.skip').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('serambi-coming-soon')).toContainText('tidak ditemukan');
    await expect(page.locator('serambi-promo-detail')).toHaveCount(0);
  });

  test('to a place on another page leads to that place, and one to an unknown path asks the server, which says that it is not there', async ({
    page,
  }) => {
    await home(page);
    const link = page.locator('serambi-footer a[href="/help#contact"]').first();
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).toHaveURL(/\/help#contact$/);
    const tab = page.locator('serambi-faq').getByRole('tab', { name: 'Hubungi Kami' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const answered = page.waitForResponse(isMainOf('/no/such/page'));
    await follow(page, '/no/such/page');
    expect((await answered).status()).toBe(404);
    await expect(page.locator('serambi-coming-soon')).toContainText('tidak ditemukan');
    expect(await isMarked(page)).toBe(true);
  });

  for (const [of, path, name, heading, javaScriptEnabled] of [
    ['service', '/services/transfer', 'How to transfer', 'How to transfer', true],
    ['promo', '/promo/tagihan-hemat', /see the steps/i, 'Mechanism', false],
  ] as const) {
    const script = javaScriptEnabled ? 'with' : 'without';
    test(`to the steps of a ${of} leads to them, ${script} script`, async ({ browser, site }) => {
      const viewport = { width: 390, height: 844 };
      const page = await browser.newPage({ baseURL: site.origin, javaScriptEnabled, viewport });
      await page.goto(`${path}?lang=en`);
      const link = page.getByRole('link', { name });
      await link.click();
      await expect(page).toHaveURL(/#steps$/);
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
      await page.close();
    });
  }
});

test.describe('without a network', () => {
  test('a page that was visited opens from memory, by a link too', apart, async ({ page, context }) => {
    await page.goto('/promo');
    await navigable(page);
    await mark(page);
    await page.locator('serambi-header a[href="/"]').first().click();
    await expect(page.locator('serambi-banner h2').filter({ visible: true })).toHaveCount(1);
    await context.setOffline(true);
    await menu(page, 'Promo').click();
    await expect(page).toHaveURL(/\/promo$/);
    await expect(page.locator('serambi-promo-grid h2').first()).toBeVisible();
    await expect(heading(page, 'Promo')).toBeFocused();
    await context.setOffline(false);
    expect(await isMarked(page)).toBe(true);
  });

  test('a page whose answer is lost on its way is loaded as a document', async ({ page }) => {
    await home(page);
    await page.route('**/benefit?main=*', (route) => route.abort());
    await menu(page, 'Keuntungan').click();
    await expect(page).toHaveTitle('Keuntungan | Bank Serambi');
    await expect(page.locator('serambi-benefit h2').first()).toBeVisible();
    expect(await isMarked(page)).toBe(false);
  });

  test(
    'a widget whose code could not be had is asked for again at the next change of language',
    apart,
    async ({ page }) => {
      let isLost = true;
      await page.route('**/chunks/promo-grid-*.js', (route) => (isLost ? route.abort() : route.continue()));
      await page.goto('/promo');
      await page.waitForLoadState('networkidle');
      const grid = page.locator('serambi-promo-grid .root');
      await expect(grid).toHaveAttribute('lang', 'id');
      isLost = false;
      await switchTo(page, 'en');
      await expect(grid).toHaveAttribute('lang', 'en');
    },
  );

  test('widgets without own code work although their behaviour was lost at first', apart, async ({ page }) => {
    await page.clock.install();
    await page.route('**/chunks/behaviours-*', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('serambi-header[data-lost]')).toBeAttached();
    await page.unroute('**/chunks/behaviours-*');
    await runUntil(page, page.locator('serambi-header[data-working]'));
    await expect(page.locator('serambi-header[data-lost]')).toHaveCount(0);
  });

  test('tabs work although the code for them was lost once', apart, async ({ page }) => {
    const lost = await loseOnce(page, /chunks\/behaviours-/);
    await page.goto('/products');
    const tab = page.locator('serambi-products [role=tab]').nth(1);
    await expect(async () => {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
    }).toPass();
    await lost();
  });

  test('the site’s own code comes again although it was lost once', apart, async ({ page }) => {
    const lost = await loseOnce(page, /chunks\/shell-main-/);
    await page.goto('/help?lang=id#contact');
    await lost();
    await expect(page.locator('serambi-contact-form [name=name]')).toBeVisible();
    await changeLanguage(page, 'English');
    await expect(page.locator('serambi-contact-form button').last()).toHaveText('Send message');
  });

  test('answers change their language although the file for that was lost once', apart, async ({ page }) => {
    const lost = await loseOnce(page, /chunks\/rich-html-/);
    await page.goto('/help?lang=id');
    await hydrated(page);
    const answer = page.locator('serambi-faq details').first().locator('p').first();
    const before = (await answer.textContent()) ?? '';
    await changeLanguage(page, 'English');
    await expect(answer).not.toHaveText(before);
    await lost();
  });

  test(
    'a link is the browser’s where the code for it never came, and home is one step back',
    apart,
    async ({ page }) => {
      await page.route('**/chunks/navigation-*.js', (route) => route.abort());
      await page.goto('/');
      await hydrated(page);
      // Chromium loads a page again by itself after any other error, which can stop Back.
      const lose = (route: Route) => route.abort('blockedbyclient');
      await page.route('**/help*', lose);
      await menu(page, 'Bantuan').click();
      // Either the site's own error page or the browser's; Back leads away from both.
      await expect.poll(() => page.url()).not.toMatch(/\d\/$/);
      await page.unroute('**/help*', lose);
      await page.goBack();
      await expect(page.locator('serambi-banner [data-current] h2')).toBeVisible();
      await menu(page, 'Promo').click();
      await expect(page.locator('serambi-promo-grid h2').first()).toBeVisible();
    },
  );
});
