import { describe, expect, it } from 'vitest';
import { demoSite } from '../../../../support/demo-bank';
import { failed, head, origin, sitesInFolder } from '../../../../support/discovery';
import { matches } from '../../../../support/markup';

const { serve, serveDemo } = sitesInFolder();

describe('the feed of news', () => {
  const item = (slug: unknown, publish_date: unknown, titleCard: unknown = 'A') => ({ slug, publish_date, titleCard });
  const feed = (...dataNews: unknown[]) => serve({ content: { '/api/news/news': { dataNews } } });
  const entries = (xml: string) => matches(xml, /<entry><id>(.*?)<\/id>/g);

  it('has every article of the bank in its language, the newest first', async () => {
    const { get } = serveDemo();
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
    const wrong = [
      item('-', '2026-01-01'),
      item('b', 'soon'),
      item('c', '2026-01-01', '-'),
      item('\ud83d', '2026-01-01'),
    ];
    const { text } = feed(...wrong, item('e', '2026-01-02 23:00'));
    expect(entries(await text('/news/feed.xml'))).toEqual([`${origin}/news/e`]);
    expect(await serve().text('/news/feed.xml')).toContain('<updated>1970-01-01T00:00:00+07:00</updated>');
  });

  it('is not kept when a list could not be read, and not there when the bank has no news page', async () => {
    const { get } = serve({ content: { '/api/news/news': failed } });
    expect((await get('/news/feed.xml')).headers.get('cache-control')).toBe('no-cache');
    const without = serve({ site: { bank: { ...demoSite.bank, disabledPages: ['/news'] } } });
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
    const status = { incidents: [{ ...incident, updates }], scams: [scam] };
    const { get, text } = serve({ content: { '/api/status': status } });
    const xml = await text(`${path}?lang=en`);
    const places = ['a%20b', 'main'].map((id) => `${origin}${page}#status-${id}`);
    expect(matches(xml, /<entry><id>(.*?)<\/id>/g)).toEqual(places);
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
    const { get: demoGet } = serveDemo();
    expect((await demoGet(page)).status).toBe(200);
    expect(head(await (await demoGet('/')).text())).not.toContain(path);
  });
});
