/** The built product with a bank's folder and an odd backend: pages show every good item and nothing else. */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { routes } from '../../shell/routes';
import { startOddBackend } from '../banks/oddities/odd-backend.mjs';
import { foreign, titles } from '../banks/oddities/titles.mjs';
import { saysSerambi } from '../support/page-inspection';
import { apart, changeLanguage, complaints, expect, hydrated, inTurn, startSite, testWithSite } from '../support/site';
import { follow } from '../support/steps';

const paths = [
  ...new Set([
    ...Object.keys(titles),
    // Some widgets' blocks are not in the backend.
    ...routes
      .filter(({ path, isBare, needsBlock }) => !isBare && !needsBlock && !path.includes(':'))
      .map(({ path }) => path),
  ]),
];
const languages = { en: 'English', id: 'Indonesia' } as const;

const test = testWithSite(async () => {
  const backend = await startOddBackend();
  const site = await startSite({
    API_BASE: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    SITE_CONFIG: join(import.meta.dirname, '../banks/oddities/bank.json'),
  });
  // One path fails on its first request.
  for (const path of paths) {
    await expect
      .poll(async () => (await fetch(site.origin + path)).text(), { timeout: 30_000 })
      .not.toMatch(/data-status="(?:loading|error)"/);
  }
  return {
    ...site,
    async stop() {
      await site.stop();
      backend.closeAllConnections();
      backend.close();
    },
  };
});

const textOf = (html: string): string => {
  const read = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (/^(?:script|style)$/i.test(node.nodeName)) return '';
    if (node instanceof HTMLTemplateElement) {
      return node.hasAttribute('shadowrootmode') ? [...node.content.childNodes].map(read).join(' ') : '';
    }
    return [...node.childNodes].map(read).join(' ');
  };
  return read(new DOMParser().parseFromString(html, 'text/html').body).replace(/\s+/g, ' ');
};

for (const [lang, language] of Object.entries(languages) as [keyof typeof languages, 'English' | 'Indonesia'][]) {
  test(
    `every page shows each good text and nothing foreign (${language})`,
    inTurn(0, lang),
    async ({ page, request }) => {
      test.setTimeout(120_000);
      for (const path of paths) {
        const answer = await request.get(`${path}?lang=${lang}`);
        const html = await answer.text();
        expect(answer.status(), path).toBe(200);
        expect(html.match(/data-status="error"/g), path).toBeNull();
        expect(saysSerambi(html), path).toEqual([]);
        const text = await page.evaluate(textOf, html);
        expect(text, path).toContain('Bank Cempaka');
        for (const title of titles[path]?.[language] ?? []) expect(text, path).toContain(title);
        for (const each of foreign) expect(text, path).not.toContain(each);
      }
    },
  );
}

test('no page has an error in the console after a navigation and a change of language', apart, async ({ page }) => {
  test.setTimeout(240_000);
  const messages = complaints(page);
  await page.goto('/?lang=id');
  await hydrated(page);
  for (const path of [...paths].reverse()) {
    await follow(page, path);
    await page.waitForURL((url) => url.pathname === path);
    await hydrated(page);
    for (const [lang, language] of Object.entries(languages)) {
      await changeLanguage(page, language);
      await expect(page.locator('html'), path).toHaveAttribute('lang', lang);
    }
    if (path !== '/term-condition') continue;
    for (const title of titles[path]?.Indonesia ?? []) await expect(page.locator('serambi-terms')).toContainText(title);
  }
  expect(messages).toEqual([]);
});

test('the bank’s own words stand in the place of the product’s', async ({ page }) => {
  await page.goto('/help?lang=en');
  await expect(page.locator('serambi-faq')).toContainText('Write to the garden');
});
