/** Back and Forward restore the scroll position of each history entry. */
import type { Page } from '@playwright/test';
import { fontAddress } from '../support/chunks';
import { restingPlace } from '../support/in-page';
import { apart, changeLanguage, expect, hold, hydrated, navigable, test } from '../support/site';
import { scrollTop } from '../support/steps';

test.use({ ownContext: true });

/** Returns the position at which the page comes to rest, with all sections above it laid out. */
async function wheel(page: Page, distance: number): Promise<number> {
  await hydrated(page);
  const before = await scrollTop(page);
  await page.mouse.move(150, 500);
  await page.mouse.wheel(0, distance);
  await expect.poll(() => scrollTop(page)).not.toBe(before);
  await hydrated(page);
  return page.evaluate(restingPlace);
}

/** Follows a link, in view or not, and waits for the other page's heading. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((href) => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    roots
      .map((root) => root.querySelector<HTMLElement>(`a[href="${href}"]`))
      .find(Boolean)
      ?.click();
  }, href);
  // Not read in the page, because another document may be replacing it.
  await expect.poll(() => page.url().slice(new URL(page.url()).origin.length)).toBe(href);
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
}

/** Expects a page at a position, also after the last of its content has arrived. */
async function expectAt(page: Page, path: string, position: number): Promise<void> {
  // Not read in the page, because another document may be replacing it.
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await page.waitForLoadState();
  await hydrated(page);
  await expect.poll(async () => Math.abs((await scrollTop(page)) - position), `${path} at ${position}`).toBeLessThan(3);
  await page.waitForLoadState('networkidle');
  expect(Math.abs((await scrollTop(page)) - position), `${path} stays at ${position}`).toBeLessThan(3);
}

/** Runs in its own task, because the other document may end this one. */
const go = (page: Page, entries: number) =>
  page.evaluate((entries) => void setTimeout(() => history.go(entries)), entries);

async function open(page: Page, path: string): Promise<void> {
  // With the font cached no line moves when it is applied.
  await page.goto('/robots.txt');
  await page.evaluate(async (font) => (await fetch(font)).blob(), fontAddress);
  await page.goto(path);
  await navigable(page);
  await page.waitForLoadState('networkidle');
}

for (const [where, viewport, hasApi, details = {}] of [
  ['on a phone', { width: 390, height: 844 }, true],
  ['on a desktop, without the Navigation API', { width: 1440, height: 900 }, false, apart],
] as const) {
  test.describe(where, details, () => {
    test.use({ viewport });
    test.beforeEach(async ({ page }) => {
      if (!hasApi) await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    });

    test('each page is where it was left, also at its top', async ({ page }) => {
      await open(page, '/help');
      await follow(page, '/products');
      const products = await wheel(page, 1_500);
      expect(products).toBeGreaterThan(1_000);
      await page.goBack();
      await expectAt(page, '/help', 0);
      const help = await wheel(page, 350);
      await page.goForward();
      await expectAt(page, '/products', products);
      await follow(page, '/promo');
      const promo = await wheel(page, 700);
      // Two entries.
      await go(page, -2);
      await expectAt(page, '/help', help);
      await go(page, 2);
      await expectAt(page, '/promo', promo);
    });

    test('nothing changes by loading a document in between', async ({ page, start }) => {
      const other = await start.page('<!doctype html>Elsewhere');
      await open(page, '/news');
      const news = await wheel(page, 400);
      await follow(page, '/promo');
      const promo = await wheel(page, 800);
      await page.reload();
      await expectAt(page, '/promo', promo);
      await page.goBack();
      await expectAt(page, '/news', news);
      await page.goForward();
      await expectAt(page, '/promo', promo);
      await page.goto(other);
      await page.goBack();
      await expectAt(page, '/promo', promo);
      await page.goBack();
      await expectAt(page, '/news', news);
      await go(page, 2);
      await expect(page).toHaveURL(`${other}/`);
      // Past the entry that the browser takes care of.
      await go(page, -2);
      await expectAt(page, '/news', news);
    });

    test('a page that takes its time is where it was left once it is there', async ({ page }) => {
      await open(page, '/products');
      const products = await wheel(page, 1_800);
      await follow(page, '/download');
      await page.reload();
      await navigable(page);
      const answer = await hold(page, '**/*main=*');
      await page.goBack();
      await expect(page.locator('#main .waiting')).toBeVisible();
      answer();
      await expectAt(page, '/products', products);
    });
  });
}

/** State of the fields, tabs, answers, filters and panels in the page's widgets. */
const choices = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#main *')].flatMap(({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll('input,textarea,details,[role=tab],[part=panel] h2,[aria-current]') ?? [])].map(
        (each) => {
          const { value, checked, open } = each as Partial<HTMLInputElement & HTMLDetailsElement>;
          return [each.textContent?.slice(0, 40), value, checked, open, each.ariaSelected, each.ariaCurrent].join(' ');
        },
      ),
    ),
  );

const press = (selector: string) => (page: Page) => page.locator(selector).click();
const fill = (field: string, text: string) => (page: Page) => page.locator(field).fill(text);
async function search(page: Page): Promise<void> {
  await page.locator('serambi-faq [type=search]').fill('biaya');
  await expect(page.locator('serambi-faq [role=search] [role=status]')).toHaveText(/\d/);
}
const relations = '/about-us/investor-relations';

for (const [what, address, choose, chosen, details = {}] of [
  ['a search', '/help', search, /help$/, apart],
  ['a search', '/help#faq-safe-money', search, /#faq-safe-money$/, apart],
  ['a main tab', '/help', press('serambi-faq [role=tab]:has-text("Hubungi")'), /#contact$/],
  ['a category', '/help', press('serambi-faq [role=tabpanel] [role=tab] >> nth=1'), /#faq-./, apart],
  ['an answer', '/help', press('serambi-faq summary:visible >> nth=2'), /#faq-./],
  ['a text', '/help/security#asked=Hadiah', fill('serambi-verify textarea', 'Anda menang'), /#asked=Hadiah$/, apart],
  ['a tab', '/products', press('serambi-products [role=tab] >> nth=1'), /products#./, apart],
  ['a product', '/products', press('serambi-simulation label:has([name=product]) >> nth=2'), /product=/, apart],
  ['a filter', '/promo', press('serambi-promo-grid [part=filter] >> nth=2'), /kind=/, apart],
  ['a menu', relations, press('serambi-investor-relations [part=menu] > li:nth-child(3) > *'), /relations#./, apart],
  ['a search', relations, fill('serambi-investor-relations [name=find]', 'laporan'), /find=laporan/, apart],
] as const) {
  test(`${what} is as it was after Back and Forward: ${address}`, details, async ({ page }) => {
    const click = (href: string) =>
      page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.body.append(link);
        link.click();
      }, href);
    await open(page, '/news-soon');
    await click(address);
    await expect.poll(() => page.url()).toContain(address);
    await hydrated(page);
    await choose(page);
    await expect(page).toHaveURL(chosen);
    await hydrated(page);
    const before = await choices(page);
    await click('/benefit#main');
    await expect(page.locator('h1')).toBeFocused();
    const expectSame = async () => {
      await expect(page).toHaveURL(chosen);
      await expect(page.locator('h1')).toBeFocused();
      await expect.poll(() => choices(page)).toEqual(before);
    };
    await page.goBack();
    await expectSame();
    await page.goBack();
    await expect(page).toHaveURL(/news-soon$/);
    await page.goForward();
    await expectSame();
  });
}

test('an entry whose address names a language follows one chosen since', async ({ page }) => {
  await open(page, '/help?lang=en');
  await follow(page, '/products?lang=en');
  await changeLanguage(page, 'Indonesia');
  await page.goBack();
  await expect(page).toHaveURL(/\/help\?lang=id$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});

test('a dialog that was open when its page was left is closed there, and opens again', apart, async ({ page }) => {
  await open(page, '/about-us/values');
  await follow(page, '/about-us/profiles');
  const dialog = page.locator('serambi-leaders dialog').first();
  const opener = page.locator('serambi-leaders [aria-haspopup=dialog]').first();
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/values$/);
  await page.goForward();
  await expect(opener).toBeVisible();
  await expect(dialog).toBeHidden();
  await opener.click();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('entries of one page, made by fragments, have a position each', async ({ page }) => {
  await open(page, '/help');
  const help = await wheel(page, 300);
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await expect.poll(() => scrollTop(page)).toBeLessThan(help);
  const main = await wheel(page, 500);
  await page.goBack();
  await expectAt(page, '/help', help);
  await page.goForward();
  await expectAt(page, '/help', main);
  await follow(page, '/promo');
  await page.goBack();
  await expectAt(page, '/help', main);
  await page.goBack();
  await expectAt(page, '/help', help);
});

test('a page whose address names a question is where it was left, not at the question', async ({ page }) => {
  await open(page, '/help#faq-2-1');
  const help = await wheel(page, 250);
  await follow(page, '/products');
  await page.goBack();
  await expectAt(page, '/help', help);
});

test('a change of language keeps the position of an entry', async ({ page }) => {
  await open(page, '/privacy?lang=id');
  await changeLanguage(page, 'English');
  await expect(page).toHaveURL(/\/privacy\?lang=en$/);
  const privacy = await wheel(page, 500);
  await follow(page, '/promo?lang=en');
  const promo = await wheel(page, 300);
  await page.goBack();
  await expectAt(page, '/privacy', privacy);
  await page.goForward();
  await expectAt(page, '/promo', promo);
});

for (const hasApi of [true, false]) {
  const how = hasApi ? '' : ', without the Navigation API';
  const title = `the same words are seen again where sections have other heights than a page expects of them${how}`;
  test(title, apart, async ({ page }) => {
    if (!hasApi) await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('serambi-inside{min-height:1500px}serambi-services{height:300px;overflow:clip}');
      document.adoptedStyleSheets.push(sheet);
    });
    await page.setViewportSize({ width: 390, height: 844 });
    /** Position of its heading in the window. */
    const placeOf = (section: string) =>
      page.locator(section).evaluate((element) => Math.round(element.getBoundingClientRect().top));
    /** Leaves the page and comes back in both ways; the section stays at its place. */
    const expectSame = async (section: string) => {
      const place = await placeOf(section);
      const expectThere = async () => {
        await expect.poll(async () => Math.abs((await placeOf(section)) - place), section).toBeLessThan(3);
        await expect(page.locator('html[data-restoring]')).toHaveCount(0);
        expect(Math.abs((await placeOf(section)) - place), `${section} stays`).toBeLessThan(3);
      };
      await follow(page, '/promo');
      await page.goBack();
      await expectThere();
      await page.reload();
      await hydrated(page);
      await expectThere();
    };

    // As a reader does: what comes near is laid out.
    await open(page, '/');
    await page.locator('serambi-privileges').evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await wheel(page, 100);
    await expectSame('serambi-privileges');
    // Past sections that were never laid out.
    await open(page, '/');
    await page.locator('serambi-footer').evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await wheel(page, -200);
    await expectSame('serambi-footer');
  });
}
