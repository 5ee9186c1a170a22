import { describe, expect, it } from 'vitest';
import { configure, mountBlock, mountExample } from '../../support/mount-widget';
import { hrefs } from '../../support/shown';

describe('the partner card', () => {
  it('shows its picture, title and text, and leads to what the partners give, where the bank has that page', async () => {
    const { root, text } = await mountExample('partner-card');
    expect(root.querySelector('img')?.getAttribute('src')).toBe('/art/benefit/partner.svg');
    expect(root.querySelector('h2')?.textContent).toBe('Lebih dari 2.500 mitra');
    expect(text()).toContain('Cari tandanya di kasir.');
    expect(hrefs(root).at(-1)).toBe('/promo');
    configure({ name: 'Bank Uji', disabledPages: ['/promo'] });
    expect((await mountExample('partner-card')).root.querySelector('a')).toBeNull();
  });

  it('names partners with what they give, until it is over', async () => {
    const offers = [
      { partner: 'Kopi Teras', offer: 'Kopi Rp15.000', slug: 'kopi-pagi', until: '2099-01-31' },
      { partner: 'Pasar Kita', offer: 'Buah', slug: 'panen-buah', until: '30/9/2020' },
      { partner: 'Toko Kita', offer: 'Sayur', until: 'sampai habis' },
    ];
    const block = { titleMember: 'Mitra', offers };
    const { root } = await mountBlock('partner-card', block);
    expect(root.querySelector('[part=offers]')?.textContent).toBe('Kopi TerasKopi Rp15.000Toko KitaSayur');
    expect(root.querySelector('dd a')?.getAttribute('href')).toBe('/promo/kopi-pagi');
  });
});
