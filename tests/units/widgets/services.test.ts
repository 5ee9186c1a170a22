import { describe, expect, it } from 'vitest';
import { mountBlock, mountExample } from '../../support/mount-widget';
import { links } from '../../support/shown';

describe('the service cards', () => {
  it('lead to the page of each service by its title, on the bank’s site', async () => {
    const { root } = await mountExample('services', 'usual', { site: 'https://bank.example' });
    expect(links(root)).toEqual([
      ['Bayar', 'https://bank.example/services/pay'],
      ['Isi saldo', 'https://bank.example/services/top-up'],
      ['Transfer', 'https://bank.example/services/transfer'],
      ['Bayar tagihan', 'https://bank.example/services/bill-payment'],
      ['Tarik tunai', 'https://bank.example/services/cash-out'],
    ]);
    expect(root.querySelectorAll('h3 > a')).toHaveLength(5);
  });

  it('are no link without a page, and have a name even where the title is missing', async () => {
    const block = [{ title: 'Tanpa halaman', url: '-' }, { title: '-', url: '/services/pay' }, null, {}];
    const { root } = await mountBlock('services', block);
    const [without, unnamed, ...more] = root.querySelectorAll('li');
    expect(without?.querySelector('a')).toBeNull();
    expect(unnamed?.querySelector('a')?.textContent).toBe('Selengkapnya');
    expect(more).toHaveLength(0);
  });
});
