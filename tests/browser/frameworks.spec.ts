import type { Page } from '@playwright/test';
import { demoJson } from '../support/demo-bank';
import { partners, startPartners } from '../support/partners';
import { apart, complaints, expect, test } from '../support/site';

type Both = Record<'English' | 'Indonesia', { banner: { titleBanner: string } }>;
const content = (path: string): Both => JSON.parse(demoJson(`content/${path}.json`));
const pay = content('services/pay');
const topUp = content('services/top-up');
const faq = content('faq/all');
const headline = ({ banner }: { banner: { titleBanner: string } }) => banner.titleBanner;

/** Everything in the host page that a widget could change, apart from the widget's own elements. */
const hostOf = (page: Page) =>
  page.evaluate(() => {
    const looks = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) return selector;
      const style = getComputedStyle(element);
      // Used sizes depend on the content, not on rules; `--serambi-*` properties are the widgets' own.
      const sizes = /(^|-)(width|height|(block|inline)-size|origin|inset.*|top|right|bottom|left)$|^--serambi-/;
      const names = [...style].filter((name) => !sizes.test(name)).sort();
      return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    };
    const natives = [history.pushState, history.replaceState, fetch, addEventListener, customElements.define];
    return {
      html: [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`),
      body: [...document.body.attributes].map(({ name, value }) => `${name}=${value}`),
      children: [...document.body.children].map(({ localName }) => localName),
      head: document.head.innerHTML,
      title: document.title,
      globals: Object.getOwnPropertyNames(globalThis).sort(),
      natives: natives.map((native) => /\[native code\]/.test(String(native))),
      styles: ['html', 'body', 'h1', 'button', 'output'].map(looks),
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      fonts: document.fonts.size,
      cookies: document.cookie,
      session: sessionStorage.length,
      address: location.href,
      historyLength: history.length,
    };
  });

const storage = (page: Page) => page.evaluate(() => ({ ...localStorage }));

// A shared page has the history of other tests.
test.use({ ownContext: true });

for (const partner of partners.filter((name) => name !== 'plain')) {
  test(
    `widgets live in a partner’s page with ${partner} as its own elements do`,
    apart,
    async ({ page, browser, site }) => {
      const server = await startPartners(site.origin);
      const address = `${server.origin}/${partner}/`;

      // The same page without the widgets' code, for comparison.
      const bare = await browser.newPage();
      await bare.route(`${site.origin}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
      await bare.goto(address);
      await expect(bare.getByRole('button', { name: 'Remove' })).toBeVisible();
      const host = await hostOf(bare);
      await bare.close();

      const messages = complaints(page);
      const strays: string[] = [];
      page.on('request', (request) => {
        const { origin, pathname } = new URL(request.url());
        if (origin === server.origin && !pathname.startsWith(`/${partner}/`)) strays.push(request.url());
      });
      await page.goto(address);
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      const events = page.locator('output');
      const service = page.locator('serambi-service h2').first();
      const help = page.locator('serambi-faq h2').first();
      // They use the page's language, English, until somebody chooses.
      await expect(service).toHaveText(headline(pay.English));
      await expect(help).toHaveText(headline(faq.English));
      await expect(page.locator('serambi-services h3').first()).toBeAttached();
      await expect(events).toContainText('service ready');
      await expect(events).toContainText('faq ready');
      expect(await storage(page)).toEqual({});

      await press('Top up');
      await expect(service).toHaveText(headline(topUp.English));
      await press('English');
      await expect(service).toHaveText(headline(topUp.English));
      await expect(help).toHaveText(headline(faq.English));
      await press('Pin');
      await expect(help).toHaveText(headline(faq.Indonesia));
      await expect(service).toHaveText(headline(topUp.English));
      await press('Unpin');
      await expect(help).toHaveText(headline(faq.English));

      const second = page.locator('serambi-faq details').nth(1);
      await second.locator('summary').click();
      await expect(second).toHaveAttribute('open');
      await press('No such service');
      await expect(events).toContainText('service error: needs a valid service attribute');
      await press('Pay');
      await expect(service).toHaveText(headline(pay.English));

      await press('Remove');
      await expect(page.locator('serambi-service, serambi-faq, serambi-services')).toHaveCount(0);
      const count = (await events.textContent())?.split('faq ready').length ?? 0;
      await press('Put back');
      await expect(service).toHaveText(headline(pay.English));
      await expect(help).toHaveText(headline(faq.English));
      // Bootstrap's page reinserts the same elements, which keep their state; the frameworks make new ones.
      if (partner !== 'bootstrap') {
        await expect.poll(async () => (await events.textContent())?.split('faq ready').length).toBeGreaterThan(count);
      }

      expect(await hostOf(page)).toEqual(host);
      expect(await storage(page)).toEqual({ language: 'English' });
      expect(messages.toSorted()).toEqual([
        expect.stringMatching(/^Serambi: <serambi-service service="none"> knows only pay, top-up, /),
        'Serambi: <serambi-service> needs a valid service attribute',
      ]);
      expect(strays, 'requests that went to the partner').toEqual([]);
      await server.stop();
    },
  );
}
