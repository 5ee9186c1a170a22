import { describe, expect, it } from 'vitest';
import { mountExample } from '../../support/mount-widget';

describe('the service cards', () => {
  it('lead to the page of each service by its title', async () => {
    const { root } = await mountExample('services', 'usual');
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
    const { root } = await mountExample('services', 'usual', { site: 'https://bank.example' });
    expect(root.querySelector('a')?.getAttribute('href')).toBe('https://bank.example/services/pay');
  });

  it('are no link without a page, and have a name even where the title is missing', async () => {
    const { root } = await mountExample('services', 'hostile');
    const [without, unnamed, ...more] = root.querySelectorAll('li');
    expect(without?.querySelector('a')).toBeNull();
    expect(unnamed?.querySelector('a')?.textContent).toBe('Selengkapnya');
    expect(more).toHaveLength(0);
  });
});
