import { decodeHTML } from 'entities';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../../../../shell/server/content/content-source';
import { blockOf } from '../../../../support/content';
import {
  article,
  head,
  list,
  locations,
  meta,
  origin,
  sitesInFolder,
  sizeOf,
  titleOf,
} from '../../../../support/discovery';
import { matches } from '../../../../support/markup';

const { serve, serveDemo } = sitesInFolder();

describe('the head', () => {
  const english = { headers: { Cookie: 'language=English' } };

  it('has the title of the language shown, whether the address or the cookie names it', async () => {
    const { get } = serveDemo();
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
    const { text } = serveDemo();
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

  it('cuts a detail’s description to 160 characters, at the end of a word', async () => {
    const content = article('A', { description: `<p>${'long text '.repeat(40)}</p>` });
    const html = await serve({ content }).text('/news/a');
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
    const unsafe = ['https://cdn.example/a.svg', '/art/none.svg', 'data:image/png;base64,AA', 'javascript:x', '//'];
    for (const image of unsafe) expect(await inBanner(image), image).toBe(share);
    const photo = 'https://cdn.example/a.jpg';
    expect(await inBanner(photo)).toBe(photo);
    const bare = await serve({ site: { share: '', icon: '' } }).text('/help');
    expect(meta(bare, 'og:image')).toBeUndefined();
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

  const slugs = ['diskon 50% & gratis', "jum'at", 'café--☕', 'a/b'];
  it.each(slugs)('encodes a slug of any text in each address that it names: %s', async (slug) => {
    const path = `/promo/${encodeURIComponent(slug)}`;
    const { text } = serve({ content: { [`/api/promo/detail/${encodeURIComponent(slug)}`]: { title: 'A promo' } } });
    const html = decodeHTML(await text(`${path}?lang=en`));
    const named = matches(html, /<link rel="(?:canonical|alternate)"[^>]* href="([^"]*\/promo\/[^"]*)"/g);
    const addresses = ['?lang=en', '?lang=id', ''].map((query) => origin + path + query);
    expect(named).toEqual(expect.arrayContaining(addresses));
    expect(meta(html, 'og:url')).toBe(addresses[0]);
    expect(html).toContain(`"item":"${addresses[0]}"`);
    expect(html).toContain(`{"path":"${path}"`);
  });

  it('keeps a page that is not there from being found', async () => {
    for (const path of ['/no/such?lang=en', '/promo/none?lang=en']) {
      const html = await serve().text(path);
      expect(titleOf(html)).toBe('Page not found | Bank Serambi');
      expect(meta(html, 'robots')).toBe('noindex');
      expect(head(html)).not.toMatch(/canonical|hreflang|og:url/);
    }
  });
});
