import { describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { examples } from '../../../widgets/services/services.examples';
import { mount, serve } from '../../support/mount-widget';

const services = (example: keyof typeof examples) => {
  serve({ '/api/service/all': examples[example]?.content });
  return mount('services');
};

describe('the service cards', () => {
  it('lead to the page of each service by its title', async () => {
    const { root } = await services('usual');
    const links = [...root.querySelectorAll('h3 > a')];
    expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Bayar /services/pay',
      'Isi saldo /services/top-up',
      'Transfer /services/transfer',
      'Bayar tagihan /services/bill-payment',
      'Tarik tunai /services/cash-out',
    ]);
    expect(root.querySelectorAll('a')).toHaveLength(5);
  });

  it('lead to the bank’s site from wherever they stand', async () => {
    serve({ '/api/service/all': examples.usual?.content });
    const { root } = await mount('services', { site: 'https://bank.example' });
    expect(root.querySelector('a')?.getAttribute('href')).toBe('https://bank.example/services/pay');
  });

  it('follow the language', async () => {
    const { text } = await services('usual');
    changeLanguage('English');
    await vi.waitFor(() => expect(text()).toContain('Do it all from your phone'));
    expect(text()).toContain('Bill payment');
  });

  it('are no link without a page, and have a name even where the title is missing', async () => {
    const { root } = await services('hostile');
    const [without, unnamed, ...more] = root.querySelectorAll('li');
    expect(without?.querySelector('a')).toBeNull();
    expect(unnamed?.querySelector('a')?.textContent).toBe('Selengkapnya');
    expect(more).toHaveLength(0);
  });

  it('never follow a dangerous address', async () => {
    const { root } = await services('hostile');
    changeLanguage('English');
    await vi.waitFor(() => expect(root.querySelector('.root')?.getAttribute('lang')).toBe('en'));
    expect(root.querySelectorAll('a, img')).toHaveLength(0);
  });

  it('show no heading without a card', async () => {
    const { root } = await services('empty');
    expect(root.querySelectorAll('h2, li')).toHaveLength(0);
  });
});
