import { describe, expect, it } from 'vitest';
import { withMadeExamples } from '../../../shell/server/gallery/made-examples';
import { examples as own } from '../../../widgets/inside/inside.examples';
import widget from '../../../widgets/inside/inside.widget';
import { mount, serve } from '../../support/mount-widget';

const examples = withMadeExamples(widget, own);

const inside = (example: keyof typeof examples) => {
  serve({ '/api/inside/all': examples[example]?.content });
  return mount('inside');
};

describe('the product cards', () => {
  it('show image, title and description of each product, in its order', async () => {
    const { root } = await inside('usual');
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
    serve({ '/api/inside/all': { Indonesia: [first, ...others] } });
    const { root } = await mount('inside');
    expect([...root.querySelectorAll('a')].map((each) => each.getAttribute('href'))).toEqual([
      '/products',
      '/products#card',
      '/products',
      '/products',
    ]);
  });
});
