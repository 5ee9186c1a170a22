import { describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { configure, mount } from '../../support/mount-widget';
import { hrefs } from '../../support/shown';

describe('the links about the bank', () => {
  it('lead to the five pages about the bank, on its own site', async () => {
    const { root } = await mount('about-links', { site: 'https://bank.example' });
    const pages = ['profiles', 'management-committee', 'investor-relations', 'corporate-governance', 'csr'];
    expect(hrefs(root)).toEqual(pages.map((page) => `https://bank.example/about-us/${page}`));
  });

  it('are those of the bank’s menu that it has', async () => {
    const paths = ['/about-us/profiles', '/about-us/investor-relations'];
    const links = paths.map((path) => ({ path, English: path, Indonesia: path }));
    const menu = [{ path: '/about-us', English: 'About', Indonesia: 'Tentang', links }];
    configure({ name: 'Bank Melati', menu, disabledPages: ['/about-us/profiles'] });
    const { root } = await mount('about-links');
    expect(hrefs(root)).toEqual(['/about-us/investor-relations']);
  });

  it('are not shown, nor their heading, where the bank’s menu has none of them', async () => {
    configure({ name: 'Bank Uji', menu: [{ path: '/products', English: 'Products', Indonesia: 'Produk' }] });
    const { element, text } = await mount('about-links');
    expect(element.hasAttribute('data-empty')).toBe(true);
    expect(text()).toBe('');
  });

  it('say in a line what is there, in both languages', async () => {
    const { root, text } = await mount('about-links');
    expect(root.querySelectorAll('li > p')).toHaveLength(5);
    expect(text()).toContain('Hubungan investor');
    changeLanguage('English');
    await vi.waitFor(() => expect(text()).toContain('Investor relations'));
  });
});
