import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { allWidgets } from '../../../../../shell/server/core/widgets';
import { appOf } from '../../../../support/app';
import { demoWith, fromFolder } from '../../../../support/content';
import { contentFolder } from '../../../../support/demo-bank';

const naming = ['/sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/embed/faq', '/'];
const get = async (path: string, publicOrigin?: string) => {
  const app = await appOf({ publicOrigin });
  const response = await app.request(`http://evil.example${path}`);
  return { caching: response.headers.get('cache-control'), text: await response.text() };
};

describe('an answer that names the site’s origin', () => {
  it.each(naming)('is not for shared caches where only the request says what it is: %s', async (path) => {
    const { caching, text } = await get(path);
    expect(text).toContain('http://evil.example');
    expect(caching).toMatch(/^(private|no-cache)/);
  });

  it.each(naming)('is for all where the server was told: %s', async (path) => {
    const { caching, text } = await get(path, 'https://bank.example');
    expect(text).not.toContain('evil');
    expect(caching).toMatch(path === '/' ? /^no-cache/ : /^public/);
  });

  it('is for none where it is a page whose language its address names, and the only kind that depends on it', async () => {
    expect((await get('/?lang=en')).caching).toMatch(/^no-cache\b/);
    expect((await get('/api/faq/all')).caching).toMatch(/^public/);
  });
});

describe('what is asked of many hosts', () => {
  /** Numbers that changed after the answer to the first host. Each answer must contain its own host. */
  async function differences(path: string, widgets: Awaited<ReturnType<typeof allWidgets>>, counted: () => number) {
    // A separate application, so that other tests' content does not count.
    const app = await appOf({ widgets, source: fromFolder(contentFolder) });
    const of = async (host: string) => (await app.request(`http://${host}${path}`)).text();
    const first = await of('bank.example');
    expect(first).toContain('http://bank.example/');
    expect(first).not.toContain('origin.invalid');
    const before = counted();
    for (const host of ['a.example', '127.0.0.1:8080', '[::1]:8080']) {
      expect(await of(host)).toBe(first.replaceAll('bank.example', host));
    }
    return counted() - before;
  }

  it.each([
    // In both languages.
    ['/', 2],
    ['/embed/banner', 1],
  ])('is rendered once for all of them, and names each to itself: %s', async (path, times) => {
    const widgets = new Map(await allWidgets());
    const banner = widgets.get('banner');
    if (!banner) throw new Error('There is no banner');
    let rendered = 0;
    const view: typeof banner.view = (props) => {
      rendered++;
      return createElement(banner.view, props);
    };
    expect(await differences(path, widgets.set('banner', { ...banner, view }), () => rendered)).toBe(0);
    expect(rendered).toBe(times);
  });

  const lists = ['/sitemap.xml', '/news/feed.xml', '/news/feed.xml?lang=en'];
  it.each(lists)('is listed once for all of them, and names each to itself: %s', async (path) => {
    const widgets = new Map(await allWidgets());
    const news = widgets.get('news-carousel');
    if (!news) throw new Error('There is no news');
    let read = 0;
    const items: typeof news.page.items = (block) =>
      news.page.items?.(block).map((item) => ({
        ...item,
        get slug() {
          read++;
          return item.slug;
        },
      })) ?? [];
    const page = { ...news.page, items };
    expect(await differences(path, widgets.set('news-carousel', { ...news, page }), () => read)).toBe(0);
    expect(read).toBeGreaterThan(0);
  });

  it.each(['a"b', "a'b", 'a&b', 'a{b'])('is not answered to one that would have to be escaped: %s', async (host) => {
    const app = await appOf();
    expect((await app.request(`http://${host}/`)).status).toBe(400);
  });
});

describe('a page behind a shared cache', () => {
  const publicOrigin = 'https://bank.example';
  const pageOf = async (app: Awaited<ReturnType<typeof appOf>>, path: string, cookie = '') => {
    const { headers, status } = await app.request(`http://internal${path}`, { headers: { cookie } });
    return { status, caching: headers.get('cache-control'), vary: headers.get('vary'), tag: headers.get('etag') };
  };
  const shared = {
    caching: 'public, max-age=0, s-maxage=5, stale-while-revalidate=60, no-transform',
    vary: 'Accept-Encoding',
  };
  const asked = { caching: expect.stringMatching(/^no-cache\b/), vary: 'Cookie, Accept-Encoding' };

  it('is kept where its address names its language, and the same then whatever cookies are sent', async () => {
    const app = await appOf({ publicOrigin });
    for (const lang of ['en', 'id']) {
      const page = await pageOf(app, `/promo?lang=${lang}`);
      expect(page).toMatchObject(shared);
      for (const language of ['English', 'Indonesia']) {
        expect(await pageOf(app, `/promo?lang=${lang}`, `language=${language}`)).toEqual(page);
      }
    }
    for (const path of ['/promo', '/promo?lang=', '/promo?lang=fr', '/promo?main=fr']) {
      expect(await pageOf(app, path), path).toMatchObject(asked);
    }
  });

  it('is not kept while a part of it is missing', async () => {
    const source = demoWith({ '/api/inside/all': { status: 'failed', reason: 'late' } });
    const app = await appOf({ publicOrigin, source });
    expect(await pageOf(app, '/?lang=en')).toMatchObject({ status: 200, ...asked });
  });
});
