import { describe, expect, it } from 'vitest';
import { routes } from '../../../shell/routes';
import { examples } from '../../../widgets/next/next.examples';
import { strings } from '../../../widgets/next/next.strings';
import { configure, mount } from '../../support/mount-widget';
import { hrefs } from '../../support/shown';

describe('what closes a page', () => {
  it('leads to the pages that follow and to the stores of the app', async () => {
    configure(examples.usual?.bank);
    const { root } = await mount('next', examples.usual?.attributes);
    const stores = ['https://apps.apple.com/id/app/id0', 'https://play.google.com/store/apps/details?id=example'];
    expect(hrefs(root)).toEqual(['/products', '/rate-limit-fees', '/help/security', ...stores]);
    expect(root.querySelector('img[src="/art/download/qr.svg"]')).toBeTruthy();
  });

  it.each([
    ['leads to the download page where no store is known', [], ['/promo', '/download'], ['H2', 'H3']],
    ['leaves the app out where the bank has neither stores nor that page', ['/download'], ['/promo'], ['H2']],
    ['is the app alone where the bank has none of the pages', ['/promo'], ['/download'], ['H3']],
    ['is nothing where the bank has none of the pages, and no app', ['/promo', '/download'], [], []],
  ])('%s', async (_, disabledPages, addresses, headings) => {
    configure({ name: 'Bank Uji', disabledPages: ['/help', ...disabledPages] });
    const { root } = await mount('next', { pages: '/help/security /promo' });
    expect(hrefs(root)).toEqual(addresses);
    expect([...root.querySelectorAll('h2, h3')].map(({ tagName }) => tagName)).toEqual(headings);
  });

  it('leaves the app out on the page that is about it, and where someone came to report something', async () => {
    configure(examples.alone?.bank);
    const { root } = await mount('next', examples.alone?.attributes);
    expect(hrefs(root)).toEqual(['/products', '/rate-limit-fees', '/help/security']);
    expect(root.querySelector('img, [part=app]')).toBeNull();
    for (const path of ['/download', '/about-us/corporate-governance']) {
      const page = routes.find((route) => route.path === path);
      expect(page?.sections.at(-1), path).toMatchObject({ widget: 'next', attributes: { layout: 'pages' } });
    }
  });

  it('is on every page with content of its own, last, and leads from none to itself', () => {
    for (const { path, sections, isBare } of routes) {
      const own = sections.filter(({ widget }) => widget === 'next');
      expect(own.length, path).toBe(isBare ? 0 : 1);
      expect(sections.indexOf(own[0] as (typeof own)[0]), path).toBe(own.length ? sections.length - 1 : -1);
      const pages = own[0]?.attributes?.pages?.split(' ') ?? [];
      expect(pages, path).not.toContain(path);
      for (const page of pages) {
        expect(routes.map((route) => route.path)).toContain(page);
        for (const { pages: named } of Object.values(strings)) expect(Object.keys(named), path).toContain(page);
      }
    }
  });
});
