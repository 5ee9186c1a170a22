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
    expect(hrefs(root)).toEqual([
      '/products',
      '/rate-limit-fees',
      '/help/security',
      'https://apps.apple.com/id/app/id0',
      'https://play.google.com/store/apps/details?id=example',
    ]);
    expect(root.querySelector('img[src="/art/download/qr.svg"]')).toBeTruthy();
  });

  it('leads to the download page where no store is known, and to no page that the bank does not have', async () => {
    configure({ name: 'Bank Uji', disabledPages: ['/help'] });
    const { root } = await mount('next', { pages: '/help/security /promo' });
    expect(hrefs(root)).toEqual(['/promo', '/download']);
  });

  it('leaves the app out where the bank has neither stores nor the download page', async () => {
    configure({ name: 'Bank Uji', disabledPages: ['/download'] });
    const { root } = await mount('next', { pages: '/promo' });
    expect(hrefs(root)).toEqual(['/promo']);
    expect(root.querySelector('[part=app]')).toBeNull();
  });

  it('is nothing where the bank has none of the pages, and no app', async () => {
    configure({ name: 'Bank Uji', disabledPages: ['/download', '/promo'] });
    const { root } = await mount('next', { pages: '/promo' });
    expect(root.querySelector('h2')).toBeNull();
  });

  it('is the app alone, without a heading of pages, where the bank has none of these', async () => {
    configure({ name: 'Bank Uji', disabledPages: ['/promo'] });
    const { root } = await mount('next', { pages: '/promo' });
    expect(root.querySelector('h2')).toBeNull();
    expect(hrefs(root)).toEqual(['/download']);
  });

  it('leaves the app out on the page that is about it', async () => {
    configure(examples.alone?.bank);
    const { root } = await mount('next', examples.alone?.attributes);
    expect(hrefs(root)).toEqual(['/products', '/rate-limit-fees', '/help/security']);
    expect(root.querySelector('img, [part=app]')).toBeNull();
    const download = routes.find(({ path }) => path === '/download');
    expect(download?.sections.at(-1)?.attributes).toHaveProperty('layout', 'pages');
  });

  it('leaves the app out where someone came to report something', () => {
    const report = routes.find(({ path }) => path === '/about-us/corporate-governance');
    expect(report?.sections.at(-1)).toMatchObject({ widget: 'next', attributes: { layout: 'pages' } });
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
