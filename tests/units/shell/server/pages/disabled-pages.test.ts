import { describe, expect, it } from 'vitest';
import { routes } from '../../../../../shell/routes';
import { hasPage } from '../../../../../widgets/runtime/element/config';
import { appOf } from '../../../../support/app';
import { demoSite, demoContent } from '../../../../support/demo-bank';

/** The demo bank without these pages, and without the content at these paths. */
const without = (disabledPages: string[], missing: readonly string[]) =>
  appOf({
    site: { ...demoSite, bank: { ...demoSite.bank, disabledPages } },
    source: {
      ...demoContent,
      read: async (path) => (missing.includes(path) ? { status: 'missing' } : demoContent.read(path)),
    },
  });

/** The widgets of a page that are there, but do not show their content. */
const unready = (html: string) =>
  [...html.matchAll(/<serambi-([\w-]+)[^>]*><template.*?data-status="(\w+)"/gs)]
    .filter(([, , status]) => status !== 'ready')
    .map(([, name]) => name);

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
});
