/** `npm run export`, served by a server of static files. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { routes } from '../../shell/routes';
import { demoBank } from '../support/demo-bank';
import { askToWait } from '../support/form-page';
import { startServer } from '../support/listen';
import { apart, test as base, complaints, expect, hydrated, openPage } from '../support/site';
import { isMarked, mark, menu, switchTo } from '../support/steps';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const publicOrigin = 'https://bank.example';

const pagesOfForms = ['/help', '/about-us/corporate-governance'];
const otherPages = routes
  .map(({ path }) => path)
  .filter((path) => path !== '/' && !path.includes(':') && !pagesOfForms.some((page) => page.startsWith(path)));

/** All visits of this bank send figures. The site is written to `folder/site`. */
async function exportTo(folder: string, formsOrigin: string, disabledPages = otherPages) {
  for (const part of ['content', 'public', 'facts.json']) await symlink(join(root, 'demo', part), join(folder, part));
  await writeFile(join(folder, 'bank.json'), JSON.stringify({ ...demoBank, fieldShare: 1, disabledPages }));
  await run('node', ['dist/server/export.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PUBLIC_ORIGIN: publicOrigin,
      SITE_CONFIG: join(folder, 'bank.json'),
      EXPORT_DIR: join(folder, 'site'),
      FORMS_ORIGIN: formsOrigin,
    },
  });
  return join(folder, 'site');
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** A static host: a folder is its `index.html`, an unknown path is `404.html`. */
const serve = (folder: string, asked: string[]) =>
  startServer(async (request, response) => {
    const { method, url = '/' } = request;
    const { pathname, search } = new URL(url, 'http://host');
    const path = decodeURIComponent(pathname);
    asked.push(`${method} ${path}`);
    const file = join(folder, path);
    const found = await stat(file).catch(() => undefined);
    if (found?.isDirectory() && !path.endsWith('/')) {
      return response.writeHead(301, { Location: `${pathname}/${search}` }).end();
    }
    const name = found?.isDirectory() ? join(file, 'index.html') : file;
    const body = await readFile(name).catch(() => undefined);
    const type = types[extname(body ? name : '404.html')] ?? 'application/octet-stream';
    response.writeHead(body ? 200 : 404, { 'Content-Type': type });
    return response.end(body ?? (await readFile(join(folder, '404.html'))));
  });

/** Accepts the forms. */
const serveForms = (posted: string[]) =>
  startServer(({ method, url = '' }, response) => {
    if (method === 'POST') posted.push(url);
    const isEndpoint = url.startsWith('/api/');
    response.writeHead(200, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
      'Content-Type': isEndpoint ? 'application/json' : 'text/html',
    });
    response.end(isEndpoint ? '{"allowed":true,"msg":"ok"}' : '<title>Forms</title>');
  });

interface Exported {
  origin: string;
  /** Requests to the static host. */
  asked: string[];
  formsOrigin: string;
  /** Paths of POST requests to the server for forms. */
  posted: string[];
}

const test = base.extend<{ exported: Exported }>({
  exported: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright finds a fixture's needs in this pattern.
    async ({}, use) => {
      const [asked, posted]: [string[], string[]] = [[], []];
      const forms = await serveForms(posted);
      const folder = await mkdtemp(join(tmpdir(), 'serambi-export-'));
      const host = await serve(await exportTo(folder, forms.origin, []), asked);
      await use({ origin: host.origin, asked, formsOrigin: forms.origin, posted });
      await host.stop();
      await forms.stop();
      await rm(folder, { recursive: true });
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ exported }, use) => use(exported.origin),
});

test(
  'an exported form asks its server before the browser sends it without its code, and keeps what was typed if the language changes',
  apart,
  async ({ page, exported: { origin, formsOrigin, posted } }) => {
    await page.route('**/chunks/*.js', (route) => route.abort());
    await page.goto(`${origin}/help/`);
    const name = page.locator('serambi-contact-form[data-lost] [name=name]');
    await name.fill('Budi Santoso');
    const answer = page.waitForResponse(`${formsOrigin}/healthz`);
    await name.press('Enter');
    await answer;
    await expect(askToWait(page)).toBeInViewport();
    expect(posted).not.toContain('/help?lang=id');
    await expect(async () => {
      await name.press('Enter');
      await expect(page).toHaveTitle('Forms', { timeout: 1_000 });
    }).toPass();
    expect(posted).toContain('/help?lang=id');

    await page.unroute('**/chunks/*.js');
    await page.goto(`${origin}/help/#contact`);
    const typed = page.locator('serambi-contact-form:defined [name=name]');
    await typed.fill('Sari Wulandari');
    await page.locator('serambi-header').getByRole('link', { name: 'English' }).first().click();
    await expect(page.locator('serambi-contact-form').getByRole('button', { name: 'Send message' })).toBeVisible();
    await expect(typed).toHaveValue('Sari Wulandari');
  },
);

test('a site that sends forms to its own origin has them in its files', apart, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'serambi-export-'));
  const site = await exportTo(folder, publicOrigin);
  for (const [page, tag] of [
    ['about-us/corporate-governance', 'whistleblowing-form'],
    ['help', 'contact-form'],
  ]) {
    const html = await readFile(join(site, page ?? '', 'index.html'), 'utf8');
    const after = html.slice(html.indexOf(`<serambi-${tag} `));
    const action = /<form [^>]*action="([^"]*)" method="post"/.exec(after)?.[1];
    expect(action).toBe(`/${page}?lang=id#outcome`);
  }
  await rm(folder, { recursive: true });
});

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

test(
  'an exported site is read, navigated, switched, embedded and written to without its server',
  apart,
  async ({ page, plain, exported: { origin, asked, formsOrigin, posted } }) => {
    const messages = complaints(page);

    await test.step('it has a file for every address that it names', async () => {
      const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
      const named = new Set(matches(sitemap, /<loc>(.*?)<\/loc>/g).map((address) => address.replace(publicOrigin, '')));
      expect(named.size).toBeGreaterThan(120);
      for (const address of [...named].filter((address) => address.split('/').length < 5)) {
        const html = await (await fetch(origin + address)).text();
        for (const link of matches(html, /(?:href|src)="(\/[^"#]*)[#"]/g)) named.add(link);
      }
      const { version } = JSON.parse(await readFile(join(root, 'dist/manifest.json'), 'utf8'));
      const others = [
        ...['/robots.txt', '/site.webmanifest', '/favicon.ico', '/apple-touch-icon.png', '/.well-known/security.txt'],
        ...['/en/news/feed.xml', '/api/promo/all', '/promo/main.html', '/en/embed/faq.html'],
        ...[`/v${version}/widgets/faq.js`, '/widgets/reserve.css'],
      ];
      const missing = [...named, ...others].map(async (address) => {
        const { status } = await fetch(origin + address, { redirect: 'manual' });
        return status === 200 ? [] : [address];
      });
      expect((await Promise.all(missing)).flat()).toEqual([]);
      expect((await fetch(`${origin}/nowhere`)).status).toBe(404);
      // It would post to this host.
      expect((await fetch(`${origin}/en/embed/contact-form.html`)).status).toBe(404);
    });

    await test.step('links and Back load no document, and keep a campaign', async () => {
      await openPage(page, '/?utm_source=mail');
      await mark(page);
      await menu(page, 'Promo').click();
      await expect(page).toHaveURL('/promo/?utm_source=mail');
      await expect(page).toHaveTitle('Promo | Bank Serambi');
      await page.locator('serambi-promo-grid :is(h2, h3) a').first().click();
      await expect(page).toHaveURL(/\/promo\/[\w-]+\/\?utm_source=mail$/);
      await expect(page.locator('serambi-promo-detail')).toContainText(/\w{4}/);
      await page.goBack();
      await expect(page).toHaveURL('/promo/?utm_source=mail');
      await expect(page.locator('serambi-promo-grid :is(h2, h3) a').first()).toBeVisible();
      expect(await isMarked(page)).toBe(true);
    });

    await test.step('an address as the server has it leads to the file, and the switch changes its folder', async () => {
      await page.goto('/promo?lang=en#top');
      await expect(page).toHaveURL('/en/promo/#top');
      await hydrated(page);
      await expect(menu(page, 'Promo')).toHaveAttribute('aria-current', 'page');
      await mark(page);
      await switchTo(page, 'id');
      await expect(page).toHaveURL('/id/promo/#top');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${publicOrigin}/id/promo/`);
      await page.locator('serambi-promo-grid :is(h2, h3) a').first().click();
      await expect(page).toHaveURL(/\/id\/promo\/[\w-]+\/$/);
      expect(await isMarked(page)).toBe(true);
    });

    await test.step('forms are sent to the server that takes them', async () => {
      await openPage(page, '/help/#contact');
      const form = page.locator('serambi-contact-form');
      await form.locator('[name=name]').fill('Sari Wulandari');
      await form.locator('[name=email]').fill('sari@example.org');
      await form.locator('[name=phone_number]').fill('081234567890');
      await form.locator('[name=problem]').fill('Kartu hilang');
      await form.locator('[name=message]').fill('Kartu saya hilang kemarin sore di pasar.');
      await form.locator('[type=submit]').click();
      await expect(form.locator('[part=outcome]')).toBeVisible();
      expect(posted).toEqual(['/api/contactus/report']);
      await page.goto('/en/about-us/corporate-governance/');
      const own = page.locator('serambi-whistleblowing-form a').first();
      await expect(own).toHaveAttribute('href', `${formsOrigin}/about-us/corporate-governance?lang=en`);
    });

    expect(messages).toEqual([]);
    // Only files were requested: no figures, no server's address.
    expect(asked.filter((request) => !/^GET [^?]*$/.test(request))).toEqual([]);

    await test.step('without script the links, the switch and the forms work, too', async () => {
      await plain.goto('/en/');
      await menu(plain, 'Promo').click();
      await expect(plain).toHaveURL('/en/promo/');
      await switchTo(plain, 'id');
      await expect(plain).toHaveURL('/id/promo/');
      await expect(plain.locator('html')).toHaveAttribute('lang', 'id');
      await plain.goto('/en/help/');
      const form = plain.locator('serambi-contact-form form');
      await expect(form).toHaveAttribute('action', `${formsOrigin}/help?lang=en#outcome`);
    });

    await test.step('the not-found page leads on', async () => {
      await page.goto('/en/nowhere/');
      await expect(page.locator('main')).toContainText('not found');
      await hydrated(page);
      await expect(page).toHaveURL('/en/nowhere/');
      await menu(page, 'Promo').click();
      await expect(page).toHaveURL(/\/promo\/$/);
      expect(messages.filter((message) => !message.includes('status of 404'))).toEqual([]);
    });
  },
);
