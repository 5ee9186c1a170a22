import { describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { configure, mount } from '../../support/mount-widget';
import { hrefs } from '../../support/shown';

describe('the links about the bank', () => {
  it('lead to the five pages about the bank, on its own site', async () => {
    const { root } = await mount('about-links', { site: 'https://bank.example' });
    expect(hrefs(root)).toEqual([
      'https://bank.example/about-us/profiles',
      'https://bank.example/about-us/management-committee',
      'https://bank.example/about-us/investor-relations',
      'https://bank.example/about-us/corporate-governance',
      'https://bank.example/about-us/csr',
    ]);
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
