import { mkdirSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { home as homeRoute, routes } from '../../../../../shell/routes';
import { routeTableOf } from '../../../../../shell/server/bank/site-table';
import type { ContentSource } from '../../../../../shell/server/content/content-source';
import { formTokens } from '../../../../../shell/server/forms/form-token';
import { pages } from '../../../../../shell/server/pages/pages';
import { drawingsIn } from '../../../../../shell/server/pages/sharing';
import { appOf, build } from '../../../../support/app';
import { demoContent, demoWith, fromFolder, sourceOf, widgets } from '../../../../support/content';
import { demoSite as bankFile, contentFolder } from '../../../../support/demo-bank';
import { recordedLog } from '../../../../support/log';
import { widgetStates } from '../../../../support/markup';
import { newFolder, sharedFolder } from '../../../../support/until-finished';

/** A bank's folder with the demo bank's content, and its log. */
async function bankFolder() {
  const folder = newFolder();
  await cp(contentFolder, folder, { recursive: true });
  const { log, lines } = recordedLog();
  return { folder, lines, source: fromFolder(folder, log) };
}

/** Drawings of no page. */
const none = sharedFolder();
mkdirSync(join(none, 'art'));

const ofBank = { site: bankFile, table: routeTableOf(bankFile), drawings: drawingsIn(none), tokens: formTokens('') };
const renderer = async (source: ContentSource = demoContent) =>
  pages({ source, search: { wordsIn: async () => '' }, widgets, build, ...ofBank });

const usual = { language: 'Indonesia', languageInAddress: false, origin: 'https://bank.example' } as const;
const request = { ...usual, path: '/', pages: { first: 1, last: 1 } };

/** Renders the home page, and returns its widgets' states. */
async function home(source: ContentSource) {
  const render = await renderer(source);
  const { status, html } = await render.html(request);
  return { status, states: Object.fromEntries(widgetStates(html)), again: () => render.html(request) };
}

/** States with complete content. */
const whole = Object.fromEntries(
  ['header', ...homeRoute.sections.map(({ widget }) => widget), 'footer'].map((widget) => [widget, 'ready']),
);
const service = { id: 1, title: 'Bayar', desc: 'x', image: '-', url: '/services/pay' };

describe('a damaged content file', () => {
  it('is named with its field, once, and all that is right of it is shown', async () => {
    const { folder, source, lines } = await bankFolder();
    const block = [service, { ...service, title: ['Transfer'] }];
    await writeFile(join(folder, 'service/all.json'), JSON.stringify({ English: [service], Indonesia: block }));
    const { status, states, again } = await home(source);
    expect({ status, states }).toEqual({ status: 200, states: whole });
    await again();
    expect(lines).toHaveLength(1);
    expect(lines[0]?.reason).toContain('Indonesia[1].title: wrong type');
  });

  it('that is no JSON is named, and its widget asks again in the browser', async () => {
    const { folder, source, lines } = await bankFolder();
    await writeFile(join(folder, 'service/all.json'), '{"English": [');
    const { status, states } = await home(source);
    expect({ status, states }).toEqual({ status: 200, states: { ...whole, services: 'loading' } });
    // The problem, and the shown block.
    expect(lines).toHaveLength(2);
    expect(lines[1]?.reason).toMatch(/service\/all\.json: .*JSON/);
  });
});

it('a block of a static widget is read once to be described and once to be rendered', async () => {
  let read = 0;
  const first = {
    ...service,
    get title() {
      read++;
      return 'Bayar';
    },
  };
  const content = { normalized: true, English: [service], Indonesia: [first] } as const;
  const found = { status: 'found', content, json: '', tag: '', problems: [] } as const;
  const page = await (await renderer(demoWith({ '/api/service/all': found }))).html(request);
  expect(page.html).toContain('Bayar');
  expect(read).toBe(2);
});

it('has the bank’s name as it is, whatever it means in a replacement', () => {
  const bank = { ...bankFile.bank, name: 'Bank $& Co' };
  const { routes: named } = routeTableOf({ ...bankFile, bank, pageTexts: {} });
  const described = named.map(({ description }) => description.English).filter((text) => text.includes('Bank $&'));
  expect(described.length).toBeGreaterThan(0);
  for (const text of described) expect(text).toContain('Bank $& Co');
});

const without = (...paths: string[]) =>
  demoWith(Object.fromEntries(paths.map((path) => [path, { status: 'missing' }] as const)));

describe('a page none of whose content can be had', () => {
  const failing: ContentSource = { read: async () => ({ status: 'failed', reason: 'down' }) };

  it('is a page for people, and says to crawlers that they should come again', async () => {
    const app = await appOf({ source: failing });
    const answer = await app.request('/');
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(await answer.text()).toContain('<serambi-services');
  });

  it('is one for a bank that has no content yet, and no cache keeps it', async () => {
    const app = await appOf({ source: sourceOf({}), publicOrigin: 'https://bank.example' });
    for (const path of ['/', '/products', '/privacy']) {
      const answer = await app.request(`${path}?lang=en`);
      const caching = ['Retry-After', 'Cache-Control'].map((name) => answer.headers.get(name));
      expect([answer.status, ...caching], path).toEqual([503, '30', 'no-cache, no-transform']);
    }
    expect((await app.request('/promo/nothing')).status).toBe(404);
  });

  it('has the report form where the bank has no introduction to it', async () => {
    const app = await appOf({ source: without('/api/page/whistleblowing', '/api/governance') });
    const html = await (await app.request('/about-us/corporate-governance')).text();
    const [, form = ''] = /<serambi-whistleblowing-form(.*?)<\/serambi-whistleblowing-form>/s.exec(html) ?? [];
    expect(form).toContain('part="submit"');
  });

  it('is none of those that miss one block of many', async () => {
    const others = routes.filter(({ path }) => !path.includes(':'));
    // The only block of its page, and one of several.
    const app = await appOf({ source: without('/api/privacy/all', '/api/privilege/all') });
    // One after the other, so that no block is late.
    for (const { path } of others) expect([path, (await app.request(path)).status]).toEqual([path, 200]);
  });

  it('is not one that shows a part of it, nor one that has none', async () => {
    const half: ContentSource = {
      read: (path) => (path === '/api/service/all' ? demoContent.read(path) : failing.read(path)),
    };
    const app = await appOf({ source: half });
    const answers = ['/', '/help/security', '/news-soon', '/nowhere'].map((path) => app.request(path));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 404]);
    expect((await app.request('/api/faq/all')).status).toBe(502);
  });
});

describe('an address that chooses something', () => {
  const element = async (query: Record<string, string>, path = '/rate-limit-fees') => {
    const render = await renderer();
    const { html } = await render.html({ ...request, path, query });
    return { html, tag: /<serambi-simulation[^>]*>/.exec(html)?.[0] ?? '' };
  };

  it('sets nothing but what the widget takes from addresses, and no value that is longer than any of its own', async () => {
    const { tag } = await element({ api: 'https://evil.example', slug: 'x', term: '6', amount: '1'.repeat(61) });
    expect(tag).toMatch(/^<serambi-simulation term="6" data-rendered=""|^<serambi-simulation term="6"[^=]*>$/);
    const { html } = await element({ slug: 'other', term: '6' }, '/promo');
    expect(html).not.toContain('term="6"');
  });

  it('does not take the place of a page that is kept', async () => {
    const render = await renderer();
    const plain = await render.html({ ...request, path: '/products' });
    const chosen = await render.html({ ...request, path: '/products', query: { term: '3' } });
    expect(chosen.html).not.toBe(plain.html);
    expect(await render.html({ ...request, path: '/products' })).toEqual(plain);
  });
});

describe('what a page is called', () => {
  const headOf = async (site: Parameters<typeof appOf>[0], path: string) => {
    const html = await (await (await appOf(site)).request(path)).text();
    const [, title] = /<title>([^<]*)/.exec(html) ?? [];
    const [, description = ''] = /<meta name="description" content="([^"]*)/.exec(html) ?? [];
    return { title, description };
  };
  const site = { bank: { name: 'Bank Uji' }, theme: { light: {} }, facts: new Map() };

  it('is nothing of another bank’s: its name alone stands on its home page', async () => {
    const { title, description } = await headOf({ site }, '/?lang=en');
    expect(title).toBe('Home | Bank Uji');
    expect(description).toMatch(/^The website of Bank Uji: .{50,}/);
    expect((await headOf({ site }, '/?lang=id')).title).toBe('Beranda | Bank Uji');
    const manifest = await (await (await appOf({ site })).request('/site.webmanifest')).json();
    expect(manifest).toMatchObject({ description: expect.stringContaining('Situs Bank Uji: ') });
  });

  it('is what the bank says', async () => {
    const texts = { heading: 'Savings that grow', description: 'x'.repeat(70) };
    const pageTexts = { '/products': { English: texts, Indonesia: { ...texts, heading: 'Tabungan' } } };
    const own = { site: { ...site, pageTexts } };
    const { description } = texts;
    expect(await headOf(own, '/products?lang=en')).toEqual({ title: 'Savings that grow | Bank Uji', description });
    expect((await headOf(own, '/products?lang=id')).title).toBe('Tabungan | Bank Uji');
    expect((await headOf(own, '/privacy?lang=en')).title).toMatch(/^Privacy/);
  });
});
