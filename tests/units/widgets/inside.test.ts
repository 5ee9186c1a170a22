import { describe, expect, it } from 'vitest';
import { mountContent, mountExample } from '../../support/mount-widget';
import { hrefs } from '../../support/shown';

describe('the product cards', () => {
  it('show image, title and description of each product, in its order', async () => {
    const { root } = await mountExample('inside', 'usual');
    const cards = [...root.querySelectorAll('li')];
    expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual([
      'Rekening harian',
      'Tabungan tujuan',
      'Tabungan berjangka',
      'Kartu debit',
    ]);
    expect(cards[0]?.querySelector('img')?.getAttribute('src')).toBe('/art/inside/savings.svg');
    expect(cards[0]?.textContent).toContain('Tanpa biaya bulanan');
  });

  it('lead on to all products, and each to the page of its product', async () => {
    const [first, ...others] = [
      { title: 'Kartu', url: '/products#card' },
      { title: 'Lain' },
      { title: 'X', url: 'javascript:1' },
    ];
    const { root } = await mountContent('inside', { Indonesia: [first, ...others] });
    expect(hrefs(root)).toEqual(['/products', '/products#card', '/products', '/products']);
  });
});
