/** Draft mode of the built server: only an editor sees the draft. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeLanguage, complaints, expect, hydrated, startSite, testWithSite } from '../support/site';

const PREVIEW_KEY = 'the-key-of-the-editors-0123456789';
const promosOf = (title: string) => {
  const block = {
    title,
    dataPromo: [{ id: 1, slug: 'rahasia', image: '-', expired: '2099-01-01', titleCard: title, descriptionCard: '-' }],
  };
  return JSON.stringify({ English: block, Indonesia: block });
};

/** One promo is published, another is in the draft. */
const test = testWithSite(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'serambi-'));
  const menu = [{ path: '/promo', English: 'Promo', Indonesia: 'Promo' }];
  await writeFile(join(folder, 'bank.json'), JSON.stringify({ name: 'Bank Uji', menu }));
  for (const [content, title] of Object.entries({ content: 'Promo terbit', 'content.draft': 'Promo rahasia' })) {
    await mkdir(join(folder, content, 'promo'), { recursive: true });
    await writeFile(join(folder, content, 'promo/all.json'), promosOf(title));
  }
  const site = await startSite({ SITE_CONFIG: join(folder, 'bank.json'), PREVIEW_KEY });
  return {
    ...site,
    async stop() {
      await site.stop();
      await rm(folder, { recursive: true });
    },
  };
});

test('an editor sees the draft until leaving it, and no form is sent', async ({ page, site }) => {
  const messages = complaints(page);
  await page.goto(`${site.origin}/promo?lang=en`);
  await expect(page.getByText('Promo terbit').first()).toBeVisible();
  await expect(page.getByText('Promo rahasia')).toHaveCount(0);
  await page.goto(`${site.origin}/preview?key=${PREVIEW_KEY}&path=/`);
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(page.getByText('Ini draf.')).toBeVisible();
  await expect(page.getByText('This is a draft.')).toBeHidden();
  // A page change stays in the draft.
  await page
    .locator('serambi-footer a[href="/promo"], serambi-header a[href="/promo"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(`${site.origin}/promo`);
  await expect(page.getByText('Promo rahasia').first()).toBeVisible();
  await hydrated(page);
  await changeLanguage(page, 'English');
  await expect(page.getByText('This is a draft.')).toBeVisible();
  await expect(page.getByText('Ini draf.')).toBeHidden();
  expect(await page.evaluate(() => document.cookie)).not.toContain('preview');
  const answered = await page.evaluate(async () => {
    const body = JSON.stringify({
      name: 'Budi Santoso',
      email: 'budi@example.com',
      phone_number: '081234567890',
      problem: 'Card lost',
      message: 'My card was lost this morning in the market.',
    });
    const headers = { 'Content-Type': 'application/json', 'X-Serambi-Language': 'English' };
    const answer = await fetch('/api/contactus/report', { method: 'POST', headers, body });
    return [answer.status, await answer.json()];
  });
  expect(answered).toEqual([
    403,
    { msg: 'This page is a draft, so nothing was sent. Leave the draft to use the form' },
  ]);
  await page.getByRole('button', { name: 'Leave the draft' }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(page.locator('.draft')).toHaveCount(0);
  await page.goto(`${site.origin}/promo`);
  await expect(page.getByText('Promo rahasia')).toHaveCount(0);
  // The bank has almost no content, and the form was refused.
  expect(messages.filter((message) => !/40[34]/.test(message))).toEqual([]);
});

/** Opens the draft without a browser. */
async function draftCookie(origin: string): Promise<string> {
  const opened = await fetch(`${origin}/preview?key=${PREVIEW_KEY}`, { redirect: 'manual' });
  return opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

test('nothing of the draft reaches others, from memory neither', async ({ site }) => {
  const cookie = await draftCookie(site.origin);
  const paths = ['/promo', '/promo?lang=en', '/promo?main=id', '/api/promo/all', '/api/search?q=rahasia&lang=id'];
  const more = ['/api/search/index?lang=id', '/sitemap.xml', '/embed/promo-grid?language=English'];
  for (let round = 0; round < 4; round++) {
    for (const path of [...paths, ...more]) {
      const draft = await fetch(site.origin + path, { headers: { cookie } });
      expect([draft.headers.get('Cache-Control'), draft.headers.get('X-Robots-Tag')], path).toEqual([
        expect.stringMatching(/^no-store\b/),
        'noindex',
      ]);
      const seen = await draft.text();
      if (path !== '/sitemap.xml') expect(seen, path).toMatch(/rahasia/i);
      const published = await fetch(site.origin + path);
      // The search shows the query again.
      expect((await published.text()).replaceAll('q=rahasia', ''), path).not.toContain('Promo rahasia');
    }
  }
});

test('the draft of a backend shows what was saved last, and the published one what is published', async ({ start }) => {
  let title = 'First draft';
  const startBackend = (titleOf: () => string) =>
    start.server(({ url }, response) => {
      if (url === '/api/promo/all') response.end(promosOf(titleOf()));
      else response.writeHead(404).end();
    });
  const API_BASE = await startBackend(() => 'Published');
  const PREVIEW_API_BASE = await startBackend(() => title);
  const site = await start.site({ API_BASE, PREVIEW_API_BASE, PREVIEW_KEY });
  const cookie = await draftCookie(site.origin);
  const text = async (headers = {}) => (await fetch(`${site.origin}/promo`, { headers })).text();
  expect(await text({ cookie })).toContain('First draft');
  expect(await text()).toContain('Published');
  title = 'Later draft';
  await expect.poll(() => text({ cookie })).toContain('Later draft');
  expect(await text()).not.toContain('draft');
});
