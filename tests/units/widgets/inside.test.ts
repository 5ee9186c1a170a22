import { describe, expect, it } from 'vitest';
import { mountBlock, mountExample } from '../../support/mount-widget';
import { hrefs, texts } from '../../support/shown';

describe('the product cards', () => {
  it('show image, title and description of each product, in its order', async () => {
    const { root } = await mountExample('inside', 'usual');
    expect(texts(root, 'h3')).toEqual(['Rekening harian', 'Tabungan tujuan', 'Tabungan berjangka', 'Kartu debit']);
    const [first] = root.querySelectorAll('li');
    expect(first?.querySelector('img')?.getAttribute('src')).toBe('/art/inside/savings.svg');
    expect(first?.textContent).toContain('Tanpa biaya bulanan');
  });

  it('lead on to all products, and each to the page of its product', async () => {
    const block = ['/products#card', undefined, 'javascript:1'].map((url) => ({ title: 'Kartu', url }));
    const { root } = await mountBlock('inside', block);
    expect(hrefs(root)).toEqual(['/products', '/products#card', '/products', '/products']);
  });
});
