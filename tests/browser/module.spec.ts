/** Limits of a bank's own module. It runs as code of the site, but must not reach reports. */
import { request } from 'node:http';
import type { Page } from '@playwright/test';
import { startServer } from '../support/listen';
import { registerWorker } from '../support/page-inspection';
import { complaints, expect, openPage, test as withSite } from '../support/site';

const report = '/about-us/corporate-governance';

/** The site behind a server that once answered with a service worker. */
const test = withSite.extend<{ front: { origin: string; answersWorker: boolean } }>({
  front: async ({ site }, use) => {
    const front = { origin: '', answersWorker: true };
    const server = await startServer((incoming, answer) => {
      const { method, url, headers } = incoming;
      if (url === '/old.js' && front.answersWorker) {
        answer.writeHead(200, { 'Content-Type': 'text/javascript', 'Service-Worker-Allowed': '/' });
        answer.end("onactivate = () => clients.claim(); addEventListener('fetch', () => {});");
        return;
      }
      const sent = request(site.origin + url, { method, headers }, (own) =>
        own.pipe(answer.writeHead(own.statusCode ?? 500, own.headers)),
      );
      incoming.pipe(sent);
    });
    front.origin = server.origin;
    await use(front);
    await server.stop();
  },
});

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('a private page says that a service worker is there, and removes it', async ({ page, front }) => {
  await page.goto(`${front.origin}/help`);
  expect(await registerWorker(page, '/old.js')).toBe('registered');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const warning = page.getByRole('alert').filter({ hasText: 'service worker' });
  await page.goto(front.origin + report);
  await expect(warning).toContainText('Close this page');
  await expect(warning).toContainText('Tutup halaman ini');
  await expect.poll(() => registrations(page)).toBe(0);
  const messages = complaints(page);
  await page.goto('about:blank');
  await openPage(page, front.origin + report);
  await expect(warning).toBeHidden();
  expect(messages).toEqual([]);
});

test('a service worker of before is gone once the browser looks for a newer one', async ({ page, front }) => {
  await page.goto(`${front.origin}/help`);
  expect(await registerWorker(page, '/old.js')).toBe('registered');
  front.answersWorker = false;
  await page.evaluate(() =>
    navigator.serviceWorker.ready.then((registration) => registration.update()).catch(() => undefined),
  );
  await expect.poll(() => registrations(page)).toBe(0);
});

test('a private page shows itself in no frame of the site', async ({ page }) => {
  await page.goto('/help');
  const shown = await page.evaluate(async (address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    return Boolean(frame.contentDocument?.querySelector('serambi-whistleblowing-form'));
  }, report);
  expect(shown).toBe(false);
});
