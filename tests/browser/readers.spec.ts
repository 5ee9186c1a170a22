/** Pages changed by extensions, browsers and proxies: Dark Reader, Cloudflare, translation, reader views, copies on disk. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { apart, complaints, expect, hydrated, openPage, test } from '../support/site';
import { partnerPage, script, switchTo, translate } from '../support/steps';

const article = '/news/aplikasi-lebih-mudah-dibaca';

test(
  'Dark Reader’s styles stay in each widget, and what the server has rendered stays as well',
  apart,
  async ({ browser, site }) => {
    // The styles of an extension are not subject to the page's policy.
    const context = await browser.newContext({ baseURL: site.origin, bypassCSP: true });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const style = (name: string) => {
        const made = document.createElement('style');
        made.className = `darkreader darkreader--${name}`;
        made.textContent = '[data-darkreader-inline-color] { color: var(--darkreader-inline-color) !important }';
        return made;
      };
      const rendered = new Map<Element, Element | null>();
      Object.assign(window, { rendered });
      new MutationObserver(() => {
        for (const element of document.querySelectorAll('*')) {
          const { shadowRoot } = element;
          if (!shadowRoot?.querySelector('.root') || rendered.has(element)) continue;
          rendered.set(element, shadowRoot.querySelector('.root > *'));
          shadowRoot.prepend(style('inline'), style('override'));
        }
      }).observe(document, { childList: true, subtree: true });
    });
    const messages = complaints(page);
    await openPage(page, '/help?lang=en');
    const tab = page.locator('serambi-faq [role=tab]').nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const changed = await page.evaluate(() =>
      [...(window as unknown as { rendered: Map<Element, Element | null> }).rendered].flatMap(([element, before]) => {
        const root = element.shadowRoot;
        const isSame = root?.querySelector('.root > *') === before;
        const count = root?.querySelectorAll('style.darkreader').length;
        return isSame && count === 2
          ? []
          : [`${element.localName}: ${isSame ? 'the same' : 'other'} nodes, ${count} styles`];
      }),
    );
    expect(changed).toEqual([]);
    expect(messages).toEqual([]);
    await context.close();
  },
);

/** Imitates Cloudflare: removes the content of `email_off`, and scripts. */
const obfuscated = (html: string) =>
  html.replace(
    /<!--email_off-->.*?<!--\/email_off-->|<script.*?<\/script>|(<a [^>]*href=")mailto:[^"]*|[\w.]+@[\w-]+\.\w+/gs,
    (found, link) =>
      found.startsWith('<!--') || found.startsWith('<script')
        ? found
        : link
          ? `${link}/cdn-cgi/l/email-protection#00`
          : '<span class="__cf_email__" data-cfemail="00">[email&#160;protected]</span>',
  );

test(
  'Cloudflare leaves the e-mail addresses of a fragment in a partner’s page',
  apart,
  async ({ page, site, start }) => {
    const fragment = await (await fetch(`${site.origin}/embed/channels?language=English`)).text();
    const html = partnerPage(`${script(`${site.origin}/widgets/channels.js`)}
    <a href="mailto:partner@example.com">partner@example.com</a>${fragment}`);
    await page.goto(await start.page(obfuscated(html)));
    await expect(page.locator('body > a')).toHaveText('[email protected]');
    const link = page.locator('serambi-channels a[href^="mailto:"]').first();
    await expect(link).toContainText('@');
    await expect(page.locator('serambi-channels')).not.toContainText('protected]');
  },
);

test('a translated page of the bank changes its language, and leads on to pages that are not mixed up', async ({
  page,
}) => {
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

test(
  'an article’s text is in what programs serialize, and in a copy on the disk',
  apart,
  async ({ page, plain: copy }) => {
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
  },
);

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
