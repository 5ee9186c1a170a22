import { describe, expect, it } from 'vitest';
import { routes } from '../../../../../shell/routes';
import { routeTableOf } from '../../../../../shell/server/bank/site-table';
import { foundOf } from '../../../../../shell/server/content/prepare';
import { withoutDisabledPages } from '../../../../../shell/server/pages/disabled-pages';
import { link, list, object, record, text } from '../../../../../widgets/runtime/content/shape';
import { hasPage } from '../../../../../widgets/runtime/widget/config';
import { appOf } from '../../../../support/app';
import { demoWith } from '../../../../support/content';
import { demoSite } from '../../../../support/demo-bank';
import { widgetStates } from '../../../../support/markup';
import { sampleWidget } from '../../../../support/sample-content';

/** The demo bank without these pages and content paths. */
const without = (disabledPages: string[], missing: readonly string[]) =>
  appOf({
    site: { ...demoSite, bank: { ...demoSite.bank, disabledPages } },
    source: demoWith(Object.fromEntries(missing.map((path) => [path, { status: 'missing' }]))),
  });

/** Widgets that do not show their content. */
const unready = (html: string) => widgetStates(html).flatMap(([name, status]) => (status === 'ready' ? [] : [name]));

const cases: Readonly<Record<string, string[]>> = {
  '/promo': ['/api/promo/all'],
  '/news': ['/api/news/news', '/api/news/pressrelease', '/api/news/event'],
  '/benefit': ['/api/privilege/all'],
  '/services': ['/api/service/all'],
  '/help': ['/api/faq/all'],
  '/about-us/profiles': ['/api/milestone', '/api/leader'],
};

describe('a page that the bank does not have', () => {
  it.each(Object.entries(cases))('%s leaves nothing that fails on the others', async (page, missing) => {
    const app = await without([page], missing);
    for (const path of missing) expect((await app.request(path)).status, path).toBe(200);
    // Makes the index, because a page on a busy machine would not wait for it.
    await app.request('/api/search?q=a');
    const bank = { name: '', disabledPages: [page] };
    for (const { path } of routes.filter(({ path }) => !path.includes(':') && hasPage(bank, path))) {
      expect(unready(await (await app.request(path)).text()), path).toEqual([]);
    }
  });

  it('changes nothing of content that is missing on a page which the bank has', async () => {
    const app = await without(['/news'], ['/api/promo/all']);
    expect((await app.request('/api/promo/all')).status).toBe(404);
    expect(unready(await (await app.request('/')).text())).toEqual(['latest']);
  });

  it('is led to by no link of a block, and a list has no item that needs such a link', async () => {
    const shape = object({
      more: link,
      cards: list(object({ title: text, url: link }, 'url')),
      ways: record(object({ path: link, name: text })),
    });
    const widgets = new Map([['x', { ...sampleWidget('x', { path: '/api/x', shape }), page: {} }]]);
    const bank = { name: 'Bank Uji', disabledPages: ['/promo'] };
    const block = {
      more: '/promo/kopi?x=1',
      cards: [
        { title: 'Promo', url: '/promo' },
        { title: 'Promosi', url: '/promosi' },
        { title: 'Other', url: 'https://other.example/promo' },
      ],
      ways: { a: { path: '/promo', name: 'A' } },
    };
    const found = foundOf({ normalized: true, Indonesia: block });
    const source = withoutDisabledPages({ read: async () => found }, { bank, table: routeTableOf({ bank }), widgets });
    const answer = await source.read('/api/x');
    expect('json' in answer && JSON.parse(answer.json)).toEqual({
      normalized: true,
      Indonesia: { cards: block.cards.slice(1), ways: { a: { name: 'A' } } },
    });
    expect(await source.read('/api/x')).toBe(answer);
  });
});

describe('a page whose block is missing', () => {
  const goals = '/api/services/savings-goals';

  it('is led to by no section of another page, until it has its block', async () => {
    const missing: Record<string, { status: 'missing' }> = { [goals]: { status: 'missing' } };
    const app = await appOf({ source: demoWith(missing) });
    const linked = async () =>
      /<serambi-next[^>]* pages="([^"]*)"/.exec(await (await app.request('/products')).text())?.[1]?.split(' ');
    expect((await app.request('/products/savings-goals')).status).toBe(404);
    expect(await linked()).toEqual(['/products/debit-card', '/products/micro-credit']);
    delete missing[goals];
    expect(await linked()).toEqual(['/products/savings-goals', '/products/debit-card', '/products/micro-credit']);
  });
});
