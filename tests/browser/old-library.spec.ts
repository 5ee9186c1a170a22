/** Widgets on pages whose scripts have changed built-in objects. */
import type { Page } from '@playwright/test';
import { demoBank } from '../support/demo-bank';
import { contactMessage } from '../support/form-data';
import { oldLibrary } from '../support/old-library';
import { tagOf, widgetNames } from '../support/page-inspection';
import { apart, complaints, expect, test } from '../support/site';
import { ready } from '../support/steps';

const tags = (bank: string) =>
  widgetNames.map((name) => tagOf(name, `language="English" api="${bank}" site="${bank}"`)).join('');

/** Waits until all widgets show their text. */
async function texts(page: Page): Promise<string> {
  await ready(page, widgetNames);
  // A browser sanitises text, and lists its headings, after the widget is ready.
  await page.waitForFunction(
    () => ![...document.body.children].some(({ shadowRoot }) => shadowRoot?.querySelector('[data-of]:empty')),
  );
  return page.evaluate((names) => {
    let found = '';
    for (const name of names) {
      const root = document.querySelector(`serambi-${name}`)?.shadowRoot?.querySelector<HTMLElement>('.root');
      found += `${name}: ${root?.innerText.replace(/\s+/g, ' ')}\n`;
    }
    return found;
  }, widgetNames);
}

// A moving banner shows another picture each time.
test.use({ contextOptions: { reducedMotion: 'reduce' }, ownContext: true });

test('widgets work where a page has changed built-in objects', apart, async ({ context, page, start }) => {
  const partner = await start.server(({ url }, response) => {
    const script = url?.includes('old') ? `<script>${oldLibrary}</script>` : '';
    const config = url?.includes('code') ? { bank: demoBank } : {};
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Partner</title><link rel="icon" href="data:,">${script}
      <script type="application/json" id="serambi-config">${JSON.stringify(config)}</script>
      <script type="module" src="${bank.origin}/widgets/auto.js"></script>${tags(bank.origin)}`);
  });
  const bank = await start.site({ ALLOWED_ORIGINS: partner });
  const messages = complaints(page);
  const plain = await context.newPage();
  for (const way of ['code', 'markup']) {
    await plain.goto(`${partner}/${way}`);
    await page.goto(`${partner}/${way}/old`);
    // Parts that a widget can do without may come after it is ready, on either page.
    await expect(async () => expect(await texts(page), way).toEqual(await texts(plain))).toPass({ timeout: 20_000 });
    const form = page.locator('serambi-contact-form');
    for (const [name, value] of Object.entries(contactMessage)) await form.locator(`[name=${name}]`).fill(value);
    await form.locator('[part=submit]').click();
    await expect(form).toContainText('We have received your message');
    expect(messages).toEqual([]);
  }
});
