import { describe, expect, it } from 'vitest';
import { appOf } from '../../../../support/app';
import { demoSite as bankFile } from '../../../../support/demo-bank';

const redirects = {
  '/old': '/products',
  '/Produk/Tabungan Lama.aspx': '/products#save',
  '/promo/nama-lama': '/promo/kopi-pagi?from=old#top',
  '/shop': 'https://shop.example/start?a=1',
};

describe('an old path', () => {
  it.each([
    ['/old', '/products'],
    ['/old/', '/products'],
    ['/old?utm=1&b=%0d%0aX: y', '/products?utm=1&b=%0d%0aX:%20y'],
    ['/Produk/Tabungan%20Lama.aspx?id=5', '/products?id=5#save'],
    ['/promo/nama-lama?x=1', '/promo/kopi-pagi?from=old&x=1#top'],
    ['/shop?b=//evil.example', 'https://shop.example/start?a=1&b=//evil.example'],
    ['//evil.example/../old', '/products'],
  ])('%s leads to %s', async (from, to) => {
    const app = await appOf({ site: { ...bankFile, redirects } });
    const answer = await app.request(`http://bank.example${from}`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, to]);
    const sent = await app.request(`http://bank.example${from}`, { method: 'POST', body: 'x' });
    expect([sent.status, sent.headers.get('Location')]).toEqual([308, to]);
  });

  it('is one alone: another letter case, a path below it and any other page are as before', async () => {
    const app = await appOf({ site: { ...bankFile, redirects } });
    const statuses = ['/Old', '/old/x', '/products', '//:1'].map(async (path) => (await app.request(path)).status);
    expect(await Promise.all(statuses)).toEqual([404, 404, 200, 301]);
  });

  it('does not lead to an old path of the same host, which would lead on without end', async () => {
    const paths = { '/a': '/b', '/b/': '/a?x', '/c': '/help' };
    const redirects = Object.fromEntries(Object.entries(paths).map(([from, to]) => [from, `http://bank.example${to}`]));
    const app = await appOf({ site: { ...bankFile, redirects } });
    const answers = ['/a', '/b', '/b/', '/c'].map((path) => app.request(`http://bank.example${path}`));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 301, 301]);
    expect((await app.request('http://other.example/a')).headers.get('Location')).toBe('http://bank.example/b');
  });
});
