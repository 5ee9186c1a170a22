import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '../../../../../shell/routes';
import type { Site } from '../../../../../shell/server/bank/site';
import { type Forms, formPaths } from '../../../../../shell/server/forms/submit';
import { blockOf, demoContent as demo } from '../../../../support/content';
import { demoSite } from '../../../../support/demo-bank';
import { failed, head, locations, origin, sitesInFolder, sizeOf } from '../../../../support/discovery';
import { matches } from '../../../../support/markup';

const { folder, serve, serveDemo } = sitesInFolder();

describe('the sitemap', () => {
  it('has every page of the bank, at each of its addresses', async () => {
    const { get } = serveDemo();
    const response = await get('/sitemap.xml');
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
    const { text } = serveDemo();
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
    const lists = { '/api/promo/all': failed, '/api/news/event': new Promise(() => {}) };
    const { get } = serve({ content: { ...lists, '/api/news/news': Promise.resolve(found) } });
    const isAnswered = vi.fn();
    const answer = get('/sitemap.xml').finally(isAnswered);
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(3_000);
      expect(isAnswered).toHaveBeenCalled();
    });
    const response = await answer;
    const listed = locations(await response.text());
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(listed).toContain(`${origin}/products`);
    expect(listed).toContain(`${origin}/news/a`);
    expect(listed.filter((address) => address.includes('/promo/'))).toEqual([]);
  });

  it('takes slugs as they come, and leaves out items without one, as their widget does', async () => {
    const none = ['x', { slug: '-' }, { slug: null }, {}, null, { slug: 'half\ud83d' }];
    const items = [{ slug: 'a&b "c"' }, { slug: 7 }, ...none];
    const { text } = serve({ content: { '/api/promo/all': { dataPromo: items }, '/api/news/news': [1, null] } });
    const found = locations(await text('/sitemap.xml')).filter((address) => /\/promo\/[^?]+$/.test(address));
    expect(found).toEqual([`${origin}/promo/a%26b%20%22c%22`, `${origin}/promo/7`]);
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
    const { text } = serveDemo();
    const home = await text('/');
    for (const path of products) expect(home, path).toContain(`href="${path}"`);
  });
});

describe('what is found at a fixed address', () => {
  it('is the bank’s icon for programs that ask for /favicon.ico, or a plain one', async () => {
    for (const icon of [demoSite.icon, '']) {
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

  it('is each drawing of the bank as a picture, also one that ends the library’s process, and nothing for what is none', async () => {
    const { get } = serve();
    const tall = '<rect opacity=".5" x="10" y="260" width="30" height="30"/>';
    const files = {
      tall: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 300">${tall}</svg>`,
      wide: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 333 100"><circle cx="166" cy="50" r="40"/></svg>',
      broken: '<svg',
      endless: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 900"/>',
    };
    for (const [name, drawing] of Object.entries(files)) await writeFile(join(folder, `${name}.svg`), drawing);
    const found = await Promise.all(
      Object.keys(files).map(async (name) => {
        const answer = await get(`/${name}.png`);
        const picture = Buffer.from(await answer.arrayBuffer());
        return answer.status === 200 ? [picture.readUInt32BE(16), picture.readUInt32BE(20)] : answer.status;
      }),
    );
    expect(found).toEqual([[1200, 630], [1200, 630], 404, 404]);
    for (const path of ['/art/none.png', '/art/..%2fx.png', '/art/%E0.png']) expect((await get(path)).status).toBe(404);
  });

  it('lets robots read what widgets on other sites show, which is no page of its own', async () => {
    const lines = (await serve().text('/robots.txt')).split('\n').filter(Boolean);
    expect(lines).toEqual(['User-agent: *', 'Allow: /', 'Disallow: /api/search', `Sitemap: ${origin}/sitemap.xml`]);
    expect((await serveDemo().get('/api/faq/all')).headers.get('x-robots-tag')).toBe('noindex');
  });

  it('says whom to tell of a hole, in a file that expires within a year', async () => {
    const text = await serve().text('/.well-known/security.txt');
    const fields = Object.fromEntries([...text.matchAll(/^([\w-]+): (.*)$/gm)].map(([, name, value]) => [name, value]));
    expect(fields).toEqual({
      Contact: `mailto:${demoSite.bank.email}`,
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
    const { icons, ...manifest } = await (await get('/site.webmanifest')).json();
    const names = { name: 'Bank Serambi', short_name: 'Bank Serambi', lang: 'id', start_url: '/' };
    expect(manifest).toMatchObject({ ...names, theme_color: '#07423E', background_color: '#FBF7F0' });
    const pictures = icons.filter(({ type }: { type: string }) => type === 'image/png');
    const said = pictures.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`);
    expect(said).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
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

  it.each([
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/icons/icon-192.png', 'image/png'],
  ])('answers questions without a body, and tells who has it already so: %s', async (path, type) => {
    const { get } = serveDemo();
    const whole = await get(path);
    expect(whole.headers.get('content-type')).toBe(type);
    const asked = await get(path, { method: 'HEAD' });
    expect([asked.status, await asked.text()]).toEqual([200, '']);
    for (const name of ['content-type', 'cache-control', 'etag']) {
      expect(asked.headers.get(name), name).toBe(whole.headers.get(name));
    }
    const etag = whole.headers.get('etag');
    if (etag) expect((await get(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
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
    const { get } = serveDemo();
    const tag = (await get('/help', { headers: { 'Accept-Encoding': 'br' } })).headers.get('etag') ?? '';
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const { status } = await get('/help', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': known } });
      expect(status, known).toBe(304);
    }
    expect((await get('/help', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('comes in the encoding that is accepted, and says what it depends on', async () => {
    const { get } = serveDemo();
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

it('a page that the bank’s configuration disables takes its variants and its form along', async () => {
  const accept: Forms['contact-form'] = async () => ({ status: 200, msg: '' });
  const { 'contact-form': contact, 'whistleblowing-form': report } = formPaths;
  const forms = { 'contact-form': accept, 'whistleblowing-form': accept };
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
  const statuses = async (...disabledPages: string[]) => {
    const { get } = serve({ source: demo, forms, site: { bank: { ...demoSite.bank, disabledPages } } });
    const answers = [get('/frame/whistleblowing-form'), get(report, post), get(contact, post)];
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  expect(await statuses()).toEqual([200, 200, 200]);
  expect(await statuses('/about-us/corporate-governance')).toEqual([404, 404, 200]);
  expect(await statuses('/frame/whistleblowing-form')).toEqual([404, 200, 200]);
  expect(await statuses('/help')).toEqual([200, 200, 404]);
});

it('a private page is kept by no cache and sends no referrer, as a document and as a part', async () => {
  const { get } = serveDemo();
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

it('a site that is not indexed says so with every answer, and names no sitemap', async () => {
  const { get, text } = serve({ source: demo, isIndexed: false });
  for (const path of ['/', '/promo', '/nowhere', '/sitemap.xml', '/robots.txt']) {
    expect((await get(path)).headers.get('x-robots-tag'), path).toBe('none');
  }
  // A crawler must be able to read the header of a page.
  expect(await text('/robots.txt')).toBe('User-agent: *\nAllow: /\n');
  expect((await serveDemo().get('/')).headers.get('x-robots-tag')).toBeNull();
});
