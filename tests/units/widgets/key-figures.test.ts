import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../widgets/key-figures/key-figures.content';
import { examples } from '../../../widgets/key-figures/key-figures.examples';
import { mount, serve } from '../../support/mount-widget';

const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

describe('the key figures', () => {
  const shown = async (example: string, language = 'English') => {
    serve({ '/api/investors': examples[example]?.content });
    return mount('key-figures', { language });
  };

  it('are tables whose cells state each period’s value beside its bar', async () => {
    const { root } = await shown('usual');
    const [assets] = root.querySelectorAll('table');
    expect(assets?.caption?.textContent).toBe('Total assetsRp23.1 trillion');
    expect(texts(assets?.querySelectorAll('th') ?? [])).toEqual(['2023', '2024', '2025', 'Sep 2026']);
    expect(texts(assets?.querySelectorAll('td') ?? [])).toEqual(['11.9', '14.8', '19.6', '23.1']);
    expect([...root.querySelectorAll('svg')].every((bar) => bar.getAttribute('aria-hidden') === 'true')).toBe(true);
    // Where a figure has a loss, a line stands for zero.
    const lines = [...root.querySelectorAll('table')].map((table) => table.querySelectorAll('svg > path').length);
    expect(lines).toEqual([0, 4, 0]);
  });

  it('are written as the language writes numbers, with as many decimals each as the one that has most', async () => {
    const { root } = await shown('usual', 'Indonesia');
    const rows = [...root.querySelectorAll('tbody tr')].map((row) => texts(row.querySelectorAll('td')));
    expect(rows).toEqual([
      ['11,9', '14,8', '19,6', '23,1'],
      ['−62', '118', '236', '251'],
      ['33,0', '31,2', '28,4', '27,6'],
    ]);
  });

  it('have bars as long as their values are large, and a loss below the ground', () => {
    const block = { periods: ['2024', '2025'], source: undefined, path: undefined };
    const figure = (values: string[]) => ({ label: 'Profit', format: '#', values, note: undefined });
    const [[loss, gain] = []] = figuresOf({ ...block, figures: [figure(['-50', '150'])] }, 'English').map(
      ({ points }) => points,
    );
    expect([loss?.from, loss?.to, gain?.from, gain?.to]).toEqual([0.25, 0, 0.25, 1]);
    const [nothing] = figuresOf({ ...block, figures: [figure(['0', '0'])] }, 'English');
    expect(nothing?.points.map(({ from, to }) => [from, to])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('name their source and lead to it', async () => {
    const { root } = await shown('usual');
    expect(root.querySelector('a')?.getAttribute('href')).toBe('/about-us/investor-relations#1/1');
  });

  it('leave out what is no number for each period, and show nothing where nothing is left', async () => {
    const { root } = await shown('hostile');
    expect(texts(root.querySelectorAll('h3'))).toEqual(['<i>Assets</i>']);
    expect(root.querySelector('caption span')?.textContent).toBe('$& 0 $1 <script>');
    const { element } = await shown('hostile', 'Indonesia');
    expect(element.hasAttribute('data-empty')).toBe(true);
  });
});
