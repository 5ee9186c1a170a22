import { readdirSync } from 'node:fs';
import { routes } from '../../shell/routes';
import { changeLanguage, expect, navigable, openPage, test } from '../support/site';
import { switchTo } from '../support/steps';

const art = readdirSync(new URL('../../demo/public/art', import.meta.url), { recursive: true, encoding: 'utf8' });
/** A drawing with words or amounts has a file for each language. The other one shows until it is loaded. */
const isInEachLanguage = (url: string): boolean => {
  const [, name] = /\/art\/(.+?)(?:\.en)?\.[0-9a-f]{6}\.svg$/.exec(url) ?? [];
  return art.includes(`${name}.en.svg`);
};

test.describe('the language', () => {
  // Private pages load no style sheets of other pages, which tell that a page can be changed.
  const withSlots = routes
    .filter(({ sections, isPrivate }) => !isPrivate && sections.some(({ slots }) => slots))
    .map(({ path }) => path);
  for (const path of ['/', '/no/such/page', ...withSlots]) {
    test(`is switched on all of ${path} without a request for words`, async ({ page }) => {
      await page.goto(path);
      await navigable(page);
      await page.waitForLoadState('networkidle');
      const asked: string[] = [];
      // An idle page loads the code of distant sections, the style sheets, and the pictures of the banner's next slide.
      page.on(
        'request',
        (request) => /\/(?:chunks|sheets|art\/banner)\//.test(request.url()) || asked.push(request.url()),
      );
      for (const code of ['en', 'id', 'en'] as const) {
        await switchTo(page, code);
        await expect
          .poll(() =>
            page.evaluate(() => {
              const roots = [...document.querySelectorAll('*')].flatMap(
                ({ shadowRoot }) => shadowRoot?.querySelector('.root') ?? [],
              );
              return [...new Set([document.documentElement, ...roots].map((each) => each.getAttribute('lang')))];
            }),
          )
          .toEqual([code]);
      }
      await expect(page.locator('serambi-footer')).toContainText('deposit guarantee');
      expect(asked.filter((url) => !isInEachLanguage(url))).toEqual([]);
    });
  }

  test('is switched by the header’s toggle before any code has loaded, by the server', async ({ page }) => {
    await page.route('**/chunks/*.js', () => {});
    await page.goto('/help', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    await switchTo(page, 'en');
    await expect(page).toHaveURL(/\/help\?lang=en$/);
    await expect(page).toHaveTitle('Help | Bank Serambi');
    await expect(page.locator('serambi-header .root')).toHaveAttribute('lang', 'en');
  });

  // A change after the frame would compute the styles of the whole page again.
  test('of the document changes in the frame of the new words', async ({ page }) => {
    await openPage(page, '/news');
    const [lang, words] = await page.evaluate(async () => {
      dispatchEvent(new CustomEvent('serambi:language', { detail: { type: 'CHANGE', value: 'English' } }));
      await new Promise(requestAnimationFrame);
      return [
        document.documentElement,
        document.querySelector('serambi-footer')?.shadowRoot?.querySelector('.root'),
      ].map((element) => element?.getAttribute('lang'));
    });
    expect(lang).toBe('en');
    expect(words).toBe('en');
  });

  test('of the document stays what a page translation made of it, until it is switched', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive') document.documentElement.lang = 'de';
      });
    });
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await changeLanguage(page, 'English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('is the stored one on all of the page, although the server did not know', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('language', 'English'));
    await context.clearCookies();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    for (const name of ['header', 'banner', 'services', 'footer']) {
      await expect(page.locator(`serambi-${name} .root`), name).toHaveAttribute('lang', 'en');
    }
  });

  test('is switched on an article’s page: its title is there in both, whatever the address', async ({ page }) => {
    await openPage(page, '/news/enam-juta-nasabah');
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    // Code may still arrive while the page is idle.
    page.on('request', (request) => request.resourceType() === 'fetch' && asked.push(request.url()));
    for (const [value, title] of [
      ['English', 'Six million people now bank with Serambi | Bank Serambi'],
      ['Indonesia', 'Enam juta orang kini menjadi nasabah Serambi | Bank Serambi'],
    ] as const) {
      await changeLanguage(page, value);
      await expect(page).toHaveTitle(title);
    }
    expect(asked).toEqual([]);
  });

  test('never flashes for a visitor with the cookie', async ({ context, page, site }) => {
    await context.addCookies([{ name: 'language', value: 'English', url: site.origin }]);
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(globalThis, { seen });
      const look = () => {
        if (document.documentElement?.lang) seen.add(document.documentElement.lang);
        for (const element of document.querySelectorAll('serambi-banner')) {
          const lang = element.shadowRoot?.querySelector('.root')?.getAttribute('lang');
          if (lang) seen.add(lang);
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await openPage(page, '/');
    expect(await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen])).toEqual(['en']);
  });
});
