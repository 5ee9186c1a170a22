import { describe, expect, it } from 'vitest';
import { appOf } from '../../../../support/app';
import { sourceOf } from '../../../../support/content';

describe('a slug of any text', () => {
  const slugs = ['diskon 50% & gratis', "jum'at", 'café--☕', 'a/b'];
  const details = Object.fromEntries(
    slugs.map((slug) => [
      `/api/promo/detail/${encodeURIComponent(slug)}`,
      { title: 'Promo kita', description: '<p>x</p>' },
    ]),
  );

  it.each(slugs)('is encoded in each address that the head of its page names: %s', async (slug) => {
    const app = await appOf({ source: sourceOf(details) });
    const path = `/promo/${encodeURIComponent(slug)}`;
    const answer = await app.request(`http://bank.example${path}?lang=en`);
    expect(answer.status).toBe(200);
    const html = (await answer.text()).replaceAll('&amp;', '&').replaceAll('&#39;', "'");
    const address = `http://bank.example${path}`;
    const named = [...html.matchAll(/<link rel="(?:canonical|alternate)"[^>]* href="([^"]*\/promo\/[^"]*)"/g)];
    expect(named.map(([, href]) => href)).toEqual(
      expect.arrayContaining([`${address}?lang=en`, `${address}?lang=id`, address]),
    );
    expect(html).toContain(`property="og:url" content="${address}?lang=en"`);
    expect(html).toContain(`"item":"${address}?lang=en"`);
    const [, data] = /id="serambi-page">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data ?? '').path).toBe(path);
  });
});
