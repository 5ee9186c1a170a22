/** Rich text: what stays and goes is the same on the server and in the browser, and nothing is wider than the page. */
import { test as base } from '@playwright/test';
import { forbidden, readShown, startCorpusSite, withoutMeasures } from '../support/rich-text';
import { cases } from '../support/rich-text-corpus';
import { expect } from '../support/site';

const test = base.extend<object, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright finds a fixture's needs in this pattern.
    async ({}, use) => {
      const site = await startCorpusSite();
      await use(site.address);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

for (const sanitiser of ['setHTML', 'DOMPurify']) {
  test(`${sanitiser} makes the same of every rich text as the server, and only what is allowed`, async ({
    page,
    address,
  }) => {
    if (sanitiser === 'DOMPurify') {
      await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
    }
    await page.goto(address);
    const { server, browser } = await page.evaluate(readShown);
    expect(server).toHaveLength(cases.length);
    expect(browser).toHaveLength(cases.length);
    for (const [index, html] of cases.entries()) {
      const [sent = [], made = []] = [server[index], browser[index]];
      expect.soft(sent.flatMap(forbidden), `server: ${html}`).toEqual([]);
      expect.soft(made.flatMap(forbidden), `${sanitiser}: ${html}`).toEqual([]);
      expect.soft(made.map(withoutMeasures), html).toEqual(sent.map(withoutMeasures));
    }
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
}
