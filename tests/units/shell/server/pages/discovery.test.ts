import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeHTML } from 'entities';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { routes } from '../../../../../shell/routes';
import type { Site } from '../../../../../shell/server/bank/site';
import type { Answer, ContentSource } from '../../../../../shell/server/content/content-source';
import { formEndpoints, formPaths, type Handle } from '../../../../../shell/server/forms/endpoints';
import { appOf } from '../../../../support/app';
import { blockOf, demoContent as demo } from '../../../../support/content';
import { demoSite as bankFile } from '../../../../support/demo-bank';
import { elementsIn, matches } from '../../../../support/markup';
import { sharedFolder } from '../../../../support/until-finished';

const origin = 'https://serambi.example';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#f00"/></svg>';

const dist = sharedFolder();

beforeAll(async () => {
  const shared = ['share/download.id', 'share/download.en', 'share/products.id', 'share/promo.id', 'share/news/b.id'];
  for (const name of ['brand/mark', 'brand/share', 'news/a', 'promo/a', 'hero/help', ...shared]) {
    await mkdir(join(dist, 'art', name, '..'), { recursive: true });
    await writeFile(join(dist, 'art', `${name}.svg`), svg);
  }
});

afterEach(() => void vi.useRealTimers());

interface Setup extends Omit<NonNullable<Parameters<typeof appOf>[0]>, 'site'> {
  /** By path: a block for both languages, or the source's result; other paths are missing. */
  content?: Record<string, unknown>;
  site?: Partial<Site>;
}

const failed: Answer = { status: 'failed', reason: 'down' };

function serve({ content = {}, site, ...more }: Setup = {}) {
  const source: ContentSource = {
    async read(path) {
      const block = content[path];
      if (block === undefined) return { status: 'missing' };
      if (block === failed) return failed;
      if (block instanceof Promise) return block;
      return blockOf(path, block).catch(() => failed);
    },
  };
  const own = { dist, publicDir: dist, publicOrigin: origin, isIndexed: true, site: { ...bankFile, ...site } };
  const opening = appOf({ source, ...own, ...more });
  const get = async (path: string, init?: RequestInit) => (await opening).request(`http://bank.test${path}`, init);
  return { get, text: async (path: string) => (await get(path)).text() };
}

const locations = (sitemap: string) => matches(sitemap, /<loc>(.*?)<\/loc>/g);
const head = (html: string) => html.slice(0, html.indexOf('</head>'));
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="(.*?)"`).exec(head(html))?.[1];
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const facts = (html: string): Record<string, unknown>[] =>
  matches(head(html), /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g).map((text) => JSON.parse(text));
const factOf = (html: string, type: string) => facts(html).find((fact) => fact['@type'] === type);

/** Width and height of a PNG, read from its header. */
const sizeOf = async (response: Response) => {
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

describe('the sitemap', () => {
  it('has every page of the bank, at each of its addresses', async () => {
    const { get } = serve({ source: demo });
    const response = await get('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    const found = locations(await response.text());
    const plain = routes.map(({ path }) => path).filter((path) => !path.includes(':'));
    const unlisted = ['/about-us/csr', '/news-soon', '/frame/whistleblowing-form', '/search'];
    for (const path of plain) {
      for (const query of ['', '?lang=id', '?lang=en']) {
        expect(found.includes(`${origin}${path}${query}`), path + query).toBe(!unlisted.includes(path));
      }
    }
    expect(new Set(found).size).toBe(found.length);
    expect(found.filter((address) => /\/promo\/[\w-]+$/.test(address))).toHaveLength(13);
    expect(found.filter((address) => /\/news\/[\w-]+$/.test(address))).toHaveLength(20);
  });

  it('names the addresses that the page’s own head names', async () => {
    const { text } = serve({ source: demo });
    const entry = (await text('/sitemap.xml'))
      .split('\n')
      .find((line) => line.includes(`<loc>${origin}/help?lang=en<`));
    const links = (text = '') => matches(text, /rel="alternate" (hreflang="[\w-]+" href="[^"]+")/g).sort();
    expect(links(entry)).toEqual(links(await text('/help?lang=en')));
    expect(links(entry)).toEqual([
      `hreflang="en" href="${origin}/help?lang=en"`,
      `hreflang="id" href="${origin}/help?lang=id"`,
      `hreflang="x-default" href="${origin}/help"`,
    ]);
  });

  it('is served without the slugs of a list that fails or hangs, and soon asked for again', async () => {
    const found = await blockOf('/api/news/news', { title: 'x', dataNews: [{ slug: 'a', titleCard: 'A' }] });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { get } = serve({
      content: {
        '/api/promo/all': failed,
        '/api/news/event': new Promise(() => {}),
        '/api/news/news': Promise.resolve(found),
      },
    });
    let response: Response | undefined;
    get('/sitemap.xml').then((answer) => {
      response = answer;
    });
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(3_000);
      expect(response).toBeDefined();
    });
    const listed = locations((await response?.text()) ?? '');
    expect([response?.status, response?.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(listed).toContain(`${origin}/products`);
    expect(listed).toContain(`${origin}/news/a`);
    expect(listed.filter((address) => address.includes('/promo/'))).toEqual([]);
  });

  it('leaves out an item that is not what the contract says, as its widget does', async () => {
    const { text } = serve({
      content: { '/api/news/news': { dataNews: ['x', { slug: 'a', titleCard: 'A' }, null] } },
    });
    const found = locations(await text('/sitemap.xml')).filter((address) => /\/news\/[^?]+$/.test(address));
    expect(found).toEqual([`${origin}/news/a`]);
  });

  it('takes slugs as they come, and none for one', async () => {
    const items = [{ slug: 'a&b "c"' }, { slug: 7 }, { slug: '-' }, { slug: null }, {}, null, { slug: 'half\ud83d' }];
    const { text } = serve({ content: { '/api/promo/all': { dataPromo: items }, '/api/news/news': [1, null] } });
    const found = locations(await text('/sitemap.xml')).filter((address) => /\/promo\/[^?]+$/.test(address));
    expect(found).toEqual([`${origin}/promo/a%26b%20%22c%22`, `${origin}/promo/7`]);
  });
});

describe('the feed of news', () => {
  const item = (slug: unknown, publish_date: unknown, titleCard: unknown = 'A') => ({ slug, publish_date, titleCard });
  const feed = (...dataNews: unknown[]) => serve({ content: { '/api/news/news': { dataNews } } });
  const entries = (xml: string) => matches(xml, /<entry><id>(.*?)<\/id>/g);

  it('has every article of the bank in its language, the newest first', async () => {
    const { get } = serve({ source: demo });
    for (const [lang, title] of [
      ['id', 'Berita dan acara | Bank Serambi'],
      ['en', 'News and events | Bank Serambi'],
    ]) {
      const response = await get(`/news/feed.xml?lang=${lang}`);
      expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('public, max-age=300');
      const xml = await response.text();
      expect(xml).toContain(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">`);
      expect(/<title>(.*?)<\/title>/.exec(xml)?.[1]).toBe(title);
      expect(xml).toContain(`<link rel="self" href="${origin}/news/feed.xml?lang=${lang}"/>`);
      expect(xml).toContain(`<link rel="alternate" href="${origin}/news/paparan-publik-2026?lang=${lang}"/>`);
      expect(entries(xml)).toHaveLength(20);
      const days = matches(xml, /<updated>(.*?)<\/updated>/g);
      expect(days).toEqual([...days].sort().reverse());
    }
    const html = await (await get('/?lang=en')).text();
    expect(head(html)).toContain('type="application/atom+xml" title="News and events" href="/news/feed.xml?lang=en"');
  });

  it('is text whatever the backend wrote, and bounded', async () => {
    const xml = await feed(item('a/b?', '2026-01-01', '&lt;/title>]]>&\u0000\ud800 &lt;b>"')).text('/news/feed.xml');
    expect(xml).toContain('<title>&lt;/title&gt;]]&gt;&amp;\ufffd &lt;b&gt;&quot;</title>');
    expect(entries(xml)).toEqual([`${origin}/news/a%2Fb%3F`]);
    const many = Array.from({ length: 500 }, (_, index) => item(`a${index}`, '2026-01-01'));
    expect(entries(await feed(...many).text('/news/feed.xml'))).toHaveLength(50);
  });

  it('leaves out an item without a page, a title or a day', async () => {
    const { text } = feed(
      item('-', '2026-01-01'),
      item('b', 'soon'),
      item('c', '2026-01-01', '-'),
      item('half\ud83d', '2026-01-01'),
      item('e', '2026-01-02 23:00'),
    );
    expect(entries(await text('/news/feed.xml'))).toEqual([`${origin}/news/e`]);
    expect(await serve().text('/news/feed.xml')).toContain('<updated>1970-01-01T00:00:00+07:00</updated>');
  });

  it('is not kept when a list could not be read, and not there when the bank has no news page', async () => {
    const { get } = serve({ content: { '/api/news/news': failed } });
    expect((await get('/news/feed.xml')).headers.get('cache-control')).toBe('no-cache');
    const without = serve({ site: { bank: { ...bankFile.bank, disabledPages: ['/news'] } } });
    expect((await without.get('/news/feed.xml')).status).toBe(404);
    expect(head(await without.text('/'))).not.toContain('atom+xml');
  });
});

describe('the feed of the service status', () => {
  const incident = { id: 'a b', title: 'Late', text: 'x', from: '2026-11-26T13:40' };
  const scam = { id: 'main', title: 'A slip', day: '2026-11-26' };
  const [page, path] = ['/help/status', '/help/status/feed.xml'];

  it('has incidents with their newest update, and scams, the newest first, by their place on the page', async () => {
    const updates = [
      { at: '2026-11-26T15:00', text: 'Solved' },
      { at: '2026-11-26T14:00', text: 'Found' },
    ];
    const { get, text } = serve({
      content: { '/api/status': { incidents: [{ ...incident, updates }], scams: [scam] } },
    });
    const xml = await text(`${path}?lang=en`);
    expect(matches(xml, /<entry><id>(.*?)<\/id>/g)).toEqual([
      `${origin}${page}#status-a%20b`,
      `${origin}${page}#status-main`,
    ]);
    expect(xml).toContain(`<link rel="alternate" href="${origin}${page}?lang=en#status-a%20b"/>`);
    expect(xml).toContain('<updated>2026-11-26T08:00:00.000Z</updated>');
    expect(xml).toContain('<summary>Solved</summary>');
    expect(head(await (await get(`${page}?lang=en`)).text())).toContain(`href="${path}?lang=en"`);
    expect(await text('/sitemap.xml')).toContain(`${origin}${page}?lang=en`);
  });

  it('leads to the entry: the page has its id, at the entry’s heading, in whichever language', async () => {
    const html = await serve({ content: { '/api/status': { incidents: [incident], scams: [scam] } } }).text(page);
    // A bank's id does not repeat one of the page.
    expect(matches(html, /id="(main)"/g)).toHaveLength(1);
    const ids = ['status-a b', 'status-main'];
    expect(matches(html, /<span id="([^"]*)" slot="\1" tabindex="-1">/gi)).toEqual(ids);
    const places = matches(html, /<h3[^>]*><slot name="([^"]*)">/g);
    expect(places).toEqual([...ids, ...ids]);
  });

  it('says of what is planned when the bank last looked, not a day to come', async () => {
    const status = { checked: '2026-11-26T08:00', incidents: [{ ...incident, from: '2099-01-01' }] };
    const xml = await serve({ content: { '/api/status': status } }).text(path);
    expect(xml).toContain('<published>2026-11-26T01:00:00.000Z</published>');
  });

  it('is not there, nor is its page, on no page a link to it, for a bank without the block', async () => {
    const { get, text } = serve();
    expect((await get(path)).status).toBe(404);
    expect((await get(page)).status).toBe(404);
    expect(await text('/sitemap.xml')).not.toContain(page);
    const { get: demoGet } = serve({ source: demo });
    expect((await demoGet(page)).status).toBe(200);
    expect(head(await (await demoGet('/')).text())).not.toContain(path);
  });
});

describe('a product’s page', () => {
  const products = ['debit-card', 'savings-goals', 'micro-credit'].map((name) => `/products/${name}`);

  it('is there with its block, in the sitemap and in search, and not there without it', async () => {
    const [shown = '', ...others] = products;
    const { get, text } = serve({ content: { '/api/services/debit-card': { banner: { titleBanner: 'One card' } } } });
    expect(await (await get(shown)).text()).toContain('One card');
    const listed = await text('/sitemap.xml');
    const found = await text('/api/search?q=micro-business+loans');
    expect(listed).toContain(`${origin}${shown}?lang=en`);
    for (const path of others) {
      expect((await get(path)).status).toBe(404);
      expect(listed).not.toContain(path);
      expect(found).not.toContain(path);
    }
  });

  it('is where its card on the home page leads', async () => {
    const { text } = serve({ source: demo });
    const home = await text('/');
    for (const path of products) expect(home, path).toContain(`href="${path}"`);
  });
});

describe('what is found at a fixed address', () => {
  it('is the bank’s icon for programs that ask for /favicon.ico, or a plain one', async () => {
    for (const icon of [bankFile.icon, '']) {
      const response = await serve({ site: { icon } }).get('/favicon.ico');
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 1]);
      expect([bytes.readUInt8(6), bytes.readUInt8(7), bytes.readUInt32LE(14)]).toEqual([48, 48, bytes.length - 22]);
      expect(bytes.toString('latin1', bytes.readUInt32LE(18) + 1, bytes.readUInt32LE(18) + 4)).toBe('PNG');
    }
    const elsewhere = await serve({ site: { icon: 'https://bank.example/icon.png' } }).get('/favicon.ico');
    expect(elsewhere.headers.get('location')).toBe('https://bank.example/icon.png');
  });

  it('lets robots read what widgets on other sites show, which is no page of its own', async () => {
    const response = await serve().get('/robots.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await response.text()).split('\n').filter(Boolean);
    expect(lines).toEqual(['User-agent: *', 'Allow: /', 'Disallow: /api/search', `Sitemap: ${origin}/sitemap.xml`]);
    expect((await serve({ source: demo }).get('/api/faq/all')).headers.get('x-robots-tag')).toBe('noindex');
  });

  it('says whom to tell of a hole, in a file that expires within a year', async () => {
    const response = await serve().get('/.well-known/security.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const fields = Object.fromEntries(
      (await response.text())
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/).slice(0, 2)),
    );
    expect(fields).toEqual({
      Contact: `mailto:${bankFile.bank.email}`,
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00.000Z$/),
      'Preferred-Languages': 'id, en',
      Canonical: `${origin}/.well-known/security.txt`,
    });
    const left = Date.parse(fields.Expires ?? '') - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(365 * 24 * 3_600_000);
  });

  it.each<[string, Site['bank'], string]>([
    ['its help page', { name: 'Bank Lain' }, '/help'],
    ['its home page, where it has no other', { name: 'Bank Lain', disabledPages: ['/help'] }, '/'],
  ])('names as a contact of a bank without an e-mail address %s', async (_, bank, path) => {
    expect(await serve({ site: { bank } }).text('/.well-known/security.txt')).toContain(`Contact: ${origin}${path}\n`);
  });

  it('describes the site to home screens, with icons that exist and have the size stated', async () => {
    const { get } = serve();
    const response = await get('/site.webmanifest');
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    const { icons, ...manifest } = await response.json();
    expect(manifest).toMatchObject({
      name: 'Bank Serambi',
      short_name: 'Bank Serambi',
      lang: 'id',
      start_url: '/',
      theme_color: '#07423E',
      background_color: '#FBF7F0',
    });
    const pictures = icons.filter(({ type }: { type: string }) => type === 'image/png');
    expect(pictures.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of pictures) {
      const picture = await get(src);
      expect(picture.headers.get('content-type')).toBe('image/png');
      expect((await sizeOf(picture)).join('x')).toBe(sizes);
    }
    const html = await (await get('/')).text();
    const touch = /<link rel="apple-touch-icon" href="(.*?)"/.exec(head(html))?.[1] ?? '';
    expect(await sizeOf(await get(touch))).toEqual([180, 180]);
  });

  it('names an icon that is no drawing of the build as it is, and promises no other', async () => {
    const { get, text } = serve({ site: { icon: 'https://bank.example/icon.png' } });
    const { icons } = await (await get('/site.webmanifest')).json();
    expect(icons).toEqual([{ src: 'https://bank.example/icon.png', sizes: 'any' }]);
    expect(await text('/')).not.toContain('apple-touch-icon');
    expect((await get('/apple-touch-icon.png')).status).toBe(404);
  });

  it('answers questions without a body, and tells who has it already so', async () => {
    const { get } = serve({ source: demo });
    const others = ['/site.webmanifest', '/.well-known/security.txt', '/icons/icon-192.png'];
    for (const path of ['/sitemap.xml', '/robots.txt', ...others]) {
      const whole = await get(path);
      const asked = await get(path, { method: 'HEAD' });
      expect([asked.status, await asked.text()], path).toEqual([200, '']);
      for (const name of ['content-type', 'cache-control', 'etag']) {
        expect(asked.headers.get(name), `${path} ${name}`).toBe(whole.headers.get(name));
      }
      const etag = whole.headers.get('etag');
      if (etag) expect((await get(path, { headers: { 'If-None-Match': etag } })).status, path).toBe(304);
    }
  });
});

const list = (image: string) => ({ title: 'News', dataNews: [{ slug: 'a', image, titleCard: 'A' }] });
const article = (title: string, more = {}) => ({
  '/api/detail/a': { title, description: '<p>What <b>happened</b></p>', tanggal_publish: '2026-09-10', ...more },
});

describe('structured data', () => {
  it('introduces the bank on its home page, as it is configured', async () => {
    const html = await serve().text('/');
    expect(facts(html)).toHaveLength(1);
    expect(factOf(html, 'BankOrCreditUnion')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BankOrCreditUnion',
      '@id': `${origin}/#bank`,
      name: 'Bank Serambi',
      url: `${origin}/`,
      logo: `${origin}/art/brand/logo.svg`,
      image: `${origin}/art/brand/share.png`,
      telephone: bankFile.bank.phones,
      email: bankFile.bank.email,
      sameAs: bankFile.bank.social?.map(({ url }) => url),
    });
  });

  it('says nothing of the bank that is not configured', async () => {
    const bank = { name: 'Bank Lain', phones: [], social: [] };
    const html = await serve({ site: { bank, share: '', icon: '' } }).text('/');
    expect(factOf(html, 'BankOrCreditUnion')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BankOrCreditUnion',
      '@id': `${origin}/#bank`,
      name: 'Bank Lain',
      url: `${origin}/`,
    });
  });

  const way = (html: string) =>
    ((factOf(html, 'BreadcrumbList')?.itemListElement ?? []) as { position: number; name: string; item: string }[]).map(
      ({ position, name, item }) => `${position} ${name} ${item}`,
    );

  it('shows the way from home to every page below it, in the language shown', async () => {
    const { text } = serve({ source: demo });
    expect(way(await text('/services/top-up'))).toEqual([
      `1 Beranda ${origin}/`,
      `2 Layanan ${origin}/services`,
      `3 Isi saldo ${origin}/services/top-up`,
    ]);
    expect(way(await text('/privacy?lang=en'))).toEqual([
      `1 Home ${origin}/?lang=en`,
      `2 Privacy notice ${origin}/privacy?lang=en`,
    ]);
    for (const { path } of routes.filter(({ path, isBare }) => path !== '/' && !path.includes(':') && !isBare)) {
      expect(way(await text(path)).at(-1), path).toMatch(new RegExp(` ${origin}${path}$`));
    }
  });

  it('ends that way with a detail’s title', async () => {
    const { text } = serve({ content: article('Six million') });
    expect(way(await text('/news/a?lang=en'))).toEqual([
      `1 Home ${origin}/?lang=en`,
      `2 News and events ${origin}/news?lang=en`,
      `3 Six million ${origin}/news/a?lang=en`,
    ]);
  });

  it('describes an article, without a space before a full stop where a tag was', async () => {
    const description = '<p>Six <b>million</b>. Then seven, <i>later</i>.</p>';
    const content = { ...article('Six million', { description }), '/api/news/news': list('/art/news/a.svg') };
    expect(factOf(await serve({ content }).text('/news/a?lang=en'), 'NewsArticle')).toMatchObject({
      headline: 'Six million',
      description: expect.stringMatching(/^Six million\. Then seven, later\./),
      datePublished: '2026-09-10',
      inLanguage: 'en',
      image: `${origin}/art/news/a.png`,
      mainEntityOfPage: `${origin}/news/a?lang=en`,
      publisher: { '@type': 'BankOrCreditUnion', name: 'Bank Serambi' },
    });
    const undated = serve({ content: article('Six million', { tanggal_publish: 'soon' }) });
    expect(factOf(await undated.text('/news/a'), 'NewsArticle')).not.toHaveProperty('datePublished');
  });

  it('contains every question with its sanitised answer', async () => {
    const question = (featureTitle: string, featureDesc: string) => ({ featureTitle, featureDesc });
    const two = [question('How?', '<p>Well</p><script>alert(1)</script>'), question('Unanswered?', '-')];
    const faqs = [
      { title: 'One', features: [question('Why?', '<p onclick="x()">So <a href="/promo">it</a></p>')] },
      { title: 'Two', features: two },
    ];
    const html = await serve({ content: { '/api/faq/all': { banner: {}, faqs } } }).text('/help');
    const answer = (name: string, text: string) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    });
    expect(factOf(html, 'FAQPage')).toMatchObject({
      inLanguage: 'id',
      mainEntity: [answer('Why?', `<p>So <a href="${origin}/promo">it</a></p>`), answer('How?', '<p>Well</p>')],
    });
  });

  it('has all questions of the demo bank', async () => {
    const html = await serve({ source: demo }).text('/help?lang=en');
    expect(factOf(html, 'FAQPage')?.mainEntity).toHaveLength(25);
  });

  it('has so many answers as search engines take notice of, which costs little where they are long', async () => {
    const features = [9_000, 30_000, 9_000, 9_000].map((length, at) => ({
      featureTitle: `Question ${at}`,
      featureDesc: 'x'.repeat(length),
    }));
    const content = { '/api/faq/all': { banner: {}, faqs: [{ title: 'One', features }] } };
    const { mainEntity } = factOf(await serve({ content }).text('/help'), 'FAQPage') as { mainEntity: object[] };
    expect(mainEntity).toMatchObject([{ name: 'Question 0' }, { name: 'Question 2' }]);
  });

  it('cannot be left by a text in it', async () => {
    const hostile = '</script><img src=x onerror=alert(1)>';
    const html = await serve({ content: article(hostile.replaceAll('<', '&lt;')) }).text('/news/a');
    expect(factOf(html, 'NewsArticle')?.headline).toBe(hostile);
    // Only a parser distinguishes text in a script from elements.
    expect(elementsIn(head(html)).filter(({ tag }) => tag === 'img')).toEqual([]);
  });

  it('is not there where the page, or its content, is not', async () => {
    const { text } = serve({ content: { '/api/faq/all': failed, '/api/detail/b': failed } });
    for (const path of ['/no/such', '/news/a', '/promo/a', '/frame/whistleblowing-form']) {
      expect(facts(await text(path)), path).toEqual([]);
    }
    expect(factOf(await text('/help'), 'FAQPage')).toBeUndefined();
    expect(factOf(await text('/news/b'), 'NewsArticle')).toBeUndefined();
  });
});

describe('the head', () => {
  const english = { headers: { Cookie: 'language=English' } };

  it('has the title of the language shown, whether the address or the cookie names it', async () => {
    const { get } = serve({ source: demo });
    for (const [path, init, title, lang, canonical] of [
      ['/help', undefined, 'Bantuan', 'id', '/help'],
      ['/help', english, 'Help', 'en', '/help'],
      ['/help?lang=en', undefined, 'Help', 'en', '/help?lang=en'],
      ['/help?lang=id', english, 'Bantuan', 'id', '/help?lang=id'],
      ['/help?lang=fr', undefined, 'Bantuan', 'id', '/help'],
    ] as const) {
      const html = await (await get(path, init)).text();
      expect(html, path).toContain(`<html lang="${lang}">`);
      for (const found of [titleOf(html), meta(html, 'og:title'), meta(html, 'twitter:title')]) {
        expect(found, path).toBe(`${title} | Bank Serambi`);
      }
      expect(html, path).toContain(`<link rel="canonical" href="${origin}${canonical}"`);
      expect(meta(html, 'og:url'), path).toBe(origin + canonical);
    }
  });

  it('leaves out the bank’s name where the title has no room for it, and cuts the page’s own part only then', async () => {
    const title = async (heading: string) => titleOf(await serve({ content: article(heading) }).text('/news/a'));
    const bar = ' | Bank Serambi';
    expect(await title('x'.repeat(60 - bar.length))).toBe('x'.repeat(60 - bar.length) + bar);
    expect(await title('x'.repeat(61 - bar.length))).toBe('x'.repeat(61 - bar.length));
    expect(await title('x'.repeat(60))).toBe('x'.repeat(60));
    expect(await title(`${'x'.repeat(50)} and more of it`)).toBe(`${'x'.repeat(50)} and more…`);
    // Between characters.
    expect(await title(`${'x'.repeat(58)}${'😀'.repeat(3)}${'y'.repeat(40)}`)).toBe(`${'x'.repeat(58)}😀…`);
  });

  it('has a title of at most 60 and a description of 70 to 160 characters on every page, in both languages', async () => {
    const { text } = serve({ source: demo });
    const paths = [...new Set(locations(await text('/sitemap.xml')).map((address) => new URL(address).pathname))];
    expect(paths.length).toBeGreaterThan(50);
    for (const path of [...paths, '/about-us/csr', '/news-soon', '/no/such']) {
      for (const lang of ['id', 'en']) {
        const html = await text(`${path}?lang=${lang}`);
        const [title, description] = [titleOf(html), meta(html, 'description')].map((each) => decodeHTML(each ?? ''));
        expect(title?.length, `${path} ${title}`).toBeLessThanOrEqual(60);
        expect(description?.length, `${path} ${description}`).toBeGreaterThanOrEqual(70);
        expect(description?.length, `${path} ${description}`).toBeLessThanOrEqual(160);
      }
    }
  });

  it('states the size of a picture that it knows, and says in the language shown what the picture is of', async () => {
    const banner = { image: 'https://cdn.example/a.jpg' };
    const { text } = serve({ content: { '/api/faq/all': { banner, faqs: [] } } });
    const picture = async (path: string) => {
      const html = await text(path);
      const names = ['og:image:width', 'og:image:height', 'og:image:alt', 'twitter:image:alt', 'twitter:card'];
      return names.map((name) => meta(html, name));
    };
    const card = 'summary_large_image';
    expect(await picture('/download')).toEqual(['1200', '630', 'Unduh aplikasi', 'Unduh aplikasi', card]);
    expect(await picture('/download?lang=en')).toEqual(['1200', '630', 'Download the app', 'Download the app', card]);
    expect(await picture('/help?lang=en')).toEqual([undefined, undefined, 'Help', 'Help', card]);
    expect(await picture('/privacy')).toEqual(['1200', '630', 'Bank Serambi', 'Bank Serambi', card]);
  });

  it('cuts a detail’s title to 60 characters and its description to 160, at the end of a word', async () => {
    const content = article('Word '.repeat(40), { description: `<p>${'long text '.repeat(40)}</p>` });
    const html = await serve({ content }).text('/news/a');
    const heading = titleOf(html) ?? '';
    expect(heading.length).toBeGreaterThan(50);
    expect(heading.length).toBeLessThanOrEqual(60);
    expect(heading).toMatch(/Word…$/);
    const description = meta(html, 'description') ?? '';
    expect(description.length).toBeGreaterThan(145);
    expect(description.length).toBeLessThanOrEqual(160);
    expect([meta(html, 'og:description'), meta(html, 'twitter:description')]).toEqual([description, description]);
  });

  it('says of an article alone that it is one', async () => {
    const { text } = serve({ content: { ...article('Six million'), '/api/promo/detail/a': { title: 'A' } } });
    for (const [path, type] of [
      ['/news/a', 'article'],
      ['/promo/a', 'website'],
      ['/news', 'website'],
    ] as const) {
      expect(meta(await text(path), 'og:type'), path).toBe(type);
    }
  });

  it.each([
    ['is not what the contract says', { '/api/detail/a': 'text' }],
    ['says “-”', article('-', { description: ' - ' })],
  ])('has the texts of the route where the block %s', async (_, content) => {
    const html = await serve({ content }).text('/news/a');
    expect(titleOf(html)).toBe('Berita | Bank Serambi');
    expect(meta(html, 'description')).toMatch(/^Berita selengkapnya/);
  });

  it('adds the route’s description to one of the content that is too short', async () => {
    const html = await serve({ content: article('Six million') }).text('/news/a?lang=en');
    expect(meta(html, 'description')).toMatch(/^What happened\. The whole story from our newsroom/);
  });

  it('writes what stands in a title as it is', async () => {
    const html = await serve({ content: article('Tips &amp;lt; Tricks &amp; &quot;more&quot;') }).text('/news/a');
    expect(titleOf(html)).toBe('Tips &amp;lt; Tricks &amp; &quot;more&quot; | Bank Serambi');
  });

  const share = `${origin}/art/brand/share.png`;
  const imageOf = async (path: string, content: Record<string, unknown>) =>
    meta(await serve({ content }).text(path), 'og:image');

  it('shares a detail’s own picture, else the one on its card, else the bank’s', async () => {
    const detail = (image: unknown) => ({ '/api/promo/detail/a': { title: 'A', image } });
    const dataPromo = ['b', 'a'].map((slug) => ({ slug, image: `/${slug}.png` }));
    const promos = { '/api/promo/all': { dataPromo } };
    expect(await imageOf('/promo/a', { ...detail('/art/promo/a.svg'), ...promos })).toBe(`${origin}/art/promo/a.png`);
    expect(await imageOf('/promo/a', { ...detail('-'), ...promos })).toBe(`${origin}/a.png`);
    expect(await imageOf('/promo/a', detail(null))).toBe(share);
    const inEvents = (image: string) => imageOf('/news/a', { ...article('A'), '/api/news/event': list(image) });
    expect(await inEvents('/art/news/a.svg')).toBe(`${origin}/art/news/a.png`);
    expect(await inEvents('-')).toBe(share);
  });

  it('shares a page’s own drawing where its content has no picture, in the language shown', async () => {
    const drawing = (page: string) => `${origin}/art/share${page}.png`;
    const { get, text } = serve();
    expect(meta(await text('/download'), 'og:image')).toBe(drawing('/download.id'));
    expect(meta(await (await get('/download', english)).text(), 'og:image')).toBe(drawing('/download.en'));
    for (const name of ['og:image', 'twitter:image']) {
      expect(meta(await text('/download?lang=en'), name)).toBe(drawing('/download.en'));
    }
    expect(await sizeOf(await get('/art/share/download.en.png'))).toEqual([1200, 630]);
    const promos = { '/api/promo/all': { dataPromo: [{ slug: 'a', image: '/a.png' }] } };
    expect(await imageOf('/promo', promos)).toBe(drawing('/promo.id'));
    const products = { banner: { image: '/b.png' }, tabs: [] };
    expect(await imageOf('/products', { '/api/produk/detail/all': products })).toBe(`${origin}/b.png`);
    // An unknown page, and one without a picture.
    for (const path of ['/news/b', '/privacy']) expect(meta(await text(path), 'og:image'), path).toBe(share);
  });

  it('shares no drawing that the bank’s configuration does not name', async () => {
    const { text } = serve({ site: { pageShares: '' } });
    for (const path of ['/download', '/download?lang=en', '/promo']) {
      expect(meta(await text(path), 'og:image'), path).toBe(share);
    }
    const elsewhere = await serve({ site: { pageShares: '/art/promo' } }).text('/download');
    expect(meta(elsewhere, 'og:image')).toBe(share);
  });

  it('waits for a card’s picture no longer than for the page’s own blocks, and has it once it is there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let come = (_: Answer) => {};
    const hanging = new Promise<Answer>((resolve) => {
      come = resolve;
    });
    const { get, text } = serve({ content: { ...article('A'), '/api/news/event': hanging } });
    await get('/healthz');
    const pending = text('/news/a');
    await vi.advanceTimersByTimeAsync(1_200);
    await vi.advanceTimersByTimeAsync(400);
    expect(meta(await pending, 'og:image')).toBe(share);
    come(await blockOf('/api/news/event', list('/a.png')));
    expect(meta(await text('/news/a'), 'og:image')).toBe(`${origin}/a.png`);
  });

  it('shares no icon, and no picture that is missing, unsupported or unsafe', async () => {
    const services = { '/api/service/all': [{ title: 'Pay', image: '/art/news/a.svg' }] };
    expect(await imageOf('/services', services)).toBe(share);
    const inBanner = (image: string) => imageOf('/help', { '/api/faq/all': { banner: { image }, faqs: [] } });
    for (const image of [
      'https://cdn.example/a.svg',
      '/art/none.svg',
      'data:image/png;base64,AA',
      'javascript:x',
      '//',
    ]) {
      expect(await inBanner(image), image).toBe(share);
    }
    const photo = 'https://cdn.example/a.jpg';
    expect(await inBanner(photo)).toBe(photo);
    const bare = await serve({ site: { share: '', icon: '' } }).text('/help');
    expect(meta(bare, 'og:image')).toBeUndefined();
  });

  it('names pictures that are there, in the format that social networks ask for', async () => {
    const { get } = serve();
    const response = await get('/art/hero/help.png');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await sizeOf(response)).toEqual([1200, 630]);
    for (const path of ['/art/none.png', '/art/..%2fx.png', '/art/%E0.png']) expect((await get(path)).status).toBe(404);
  });

  it('belongs to the same item on the server and in the shell’s markup, however its slug is encoded', async () => {
    const slugs = ['caf%C3%A9', 'a%2520b', '50%25', '%E0%A4%A'];
    for (const slug of slugs) {
      const shown = slug === '%E0%A4%A' ? slug : decodeURIComponent(slug);
      const { text } = serve({ content: { [`/api/promo/detail/${encodeURIComponent(shown)}`]: { title: 'A promo' } } });
      const html = await text(`/promo/${slug}`);
      expect(titleOf(html), slug).toBe('A promo | Bank Serambi');
      expect(html, slug).toContain(`<serambi-promo-detail slug="${shown}"`);
      expect(html, slug).toMatch(/<serambi-promo-detail[^>]*><template[^>]*>.*?data-status="ready"/s);
    }
  });

  it.each(['diskon 50% & gratis', "jum'at", 'café--☕', 'a/b'])(
    'encodes a slug of any text in each address that it names: %s',
    async (slug) => {
      const path = `/promo/${encodeURIComponent(slug)}`;
      const { text } = serve({ content: { [`/api/promo/detail/${encodeURIComponent(slug)}`]: { title: 'A promo' } } });
      const html = decodeHTML(await text(`${path}?lang=en`));
      const named = matches(html, /<link rel="(?:canonical|alternate)"[^>]* href="([^"]*\/promo\/[^"]*)"/g);
      const addresses = ['?lang=en', '?lang=id', ''].map((query) => origin + path + query);
      expect(named).toEqual(expect.arrayContaining(addresses));
      expect(meta(html, 'og:url')).toBe(addresses[0]);
      expect(html).toContain(`"item":"${addresses[0]}"`);
      expect(html).toContain(`{"path":"${path}"`);
    },
  );

  it('keeps a page that is not there from being found', async () => {
    for (const path of ['/no/such?lang=en', '/promo/none?lang=en']) {
      const html = await serve().text(path);
      expect(titleOf(html)).toBe('Page not found | Bank Serambi');
      expect(meta(html, 'robots')).toBe('noindex');
      expect(head(html)).not.toMatch(/canonical|hreflang|og:url/);
    }
  });
});

describe('a page', () => {
  it('is made anew on another day: its year is the present one, and what has ended says so', async () => {
    const promo = { title: 'Promo', dataPromo: [{ id: 1, slug: 'a', titleCard: 'A', expired: '2026-12-31' }] };
    const answer = await blockOf('/api/promo/all', promo);
    const { text } = serve({ source: { read: async () => answer } });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T16:59:00Z') });
    const before = await text('/promo');
    expect(before).toContain('© <span>2026</span>');
    expect(before).not.toMatch(/<li[^>]* data-ended/);
    vi.setSystemTime(new Date('2026-12-31T17:00:00Z'));
    const after = await text('/promo');
    expect(after).toContain('© <span>2027</span>');
    expect(after).toMatch(/<li[^>]* data-ended/);
  });

  it('is known to who has it, however the tag is written', async () => {
    const { get } = serve({ source: demo });
    const tag = (await get('/help', { headers: { 'Accept-Encoding': 'br' } })).headers.get('etag') ?? '';
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const { status } = await get('/help', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': known } });
      expect(status, known).toBe(304);
    }
    expect((await get('/help', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('comes in the encoding that is accepted, and says what it depends on', async () => {
    const { get } = serve({ source: demo });
    const encoding = async (accepted: string, path = '/help') =>
      (await get(path, { headers: { 'Accept-Encoding': accepted } })).headers.get('content-encoding');
    expect(await encoding('gzip, deflate, br, zstd')).toBe('br');
    expect(await encoding('br;q=0, gzip')).toBe('gzip');
    expect(await encoding('identity')).toBeNull();
    for (const path of ['/help', '/help?main=id', '/api/faq/all']) {
      expect((await get(path)).headers.get('vary'), path).toContain('Accept-Encoding');
    }
  });
});

describe('a page that the bank’s configuration disables', () => {
  it('is answered as a page that is not there, as are those of its items, and no sitemap names them', async () => {
    const { get, text } = serve({ source: demo, site: { bank: { ...bankFile.bank, disabledPages: ['/promo'] } } });
    const answers = await Promise.all(
      ['/promo', '/promo/kopi-pagi', '/news/enam-juta-nasabah'].map((path) => get(path)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 200]);
    expect(titleOf(await text('/promo'))).toBe('Halaman tidak ditemukan | Bank Serambi');
    const found = locations(await text('/sitemap.xml'));
    expect(found.filter((address) => address.includes('/promo'))).toEqual([]);
    expect(found).toContain(`${origin}/benefit`);
  });

  it('takes its variants and its form along', async () => {
    const accept: Handle = async (c) => ({ response: c.json({}), isNew: true });
    const { 'contact-form': contact, 'whistleblowing-form': report } = formPaths;
    const forms = formEndpoints({ [contact]: accept, [report]: accept }, {});
    const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
    const statuses = async (...disabledPages: string[]) => {
      const { get } = serve({ source: demo, forms, site: { bank: { ...bankFile.bank, disabledPages } } });
      const answers = [get('/frame/whistleblowing-form'), get(report, post), get(contact, post)];
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(await statuses('/about-us/corporate-governance')).toEqual([404, 404, 200]);
    expect(await statuses('/frame/whistleblowing-form')).toEqual([404, 200, 200]);
    expect(await statuses('/help')).toEqual([200, 200, 404]);
  });
});

describe('a private page', () => {
  it('is kept by no cache and sends no referrer, as a document and as a part', async () => {
    const { get } = serve({ source: demo });
    const keeping = async (path: string) => {
      const { headers } = await get(path);
      return [headers.get('cache-control'), headers.get('referrer-policy')];
    };
    for (const { path, isPrivate, takesQuery } of routes.filter((route) => !route.path.includes(':'))) {
      const referrer = isPrivate ? 'no-referrer' : 'strict-origin-when-cross-origin';
      expect(await keeping(path), path).toEqual([`${isPrivate ? 'no-store' : 'no-cache'}, no-transform`, referrer]);
      // The language is in its address, so a proxy may keep it, but not a search.
      const shared = takesQuery ? 'no-cache' : 'public, max-age=0, s-maxage=5, stale-while-revalidate=60';
      expect(await keeping(`${path}?main=id`), path).toEqual([
        `${isPrivate ? 'no-store' : shared}, no-transform`,
        referrer,
      ]);
    }
  });
});

describe('a site that is not indexed', () => {
  it('says so with every answer, and names no sitemap', async () => {
    const { get, text } = serve({ source: demo, isIndexed: false });
    for (const path of ['/', '/promo', '/nowhere', '/sitemap.xml', '/robots.txt']) {
      expect((await get(path)).headers.get('x-robots-tag'), path).toBe('none');
    }
    // A crawler must be able to read the header of a page.
    expect(await text('/robots.txt')).toBe('User-agent: *\nAllow: /\n');
    expect((await serve({ source: demo }).get('/')).headers.get('x-robots-tag')).toBeNull();
  });
});
