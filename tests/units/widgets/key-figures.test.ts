import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../widgets/key-figures/key-figures.content';
import { mountContent, mountExample } from '../../support/mount-widget';
import { attributes, hrefs, rows, texts } from '../../support/shown';

const figure = (values: number[], before?: number, format = 'Rp# billion') => {
  return { label: 'Profit', format, values, before, covers: undefined, note: undefined };
};
const blockOf = (...figures: ReturnType<typeof figure>[]) => {
  return { periods: ['2024', '2025'], figures, source: undefined, path: undefined, facts: [] };
};

describe('the key figures', () => {
  const shown = (example: string, language = 'English') => mountExample('key-figures', example, { language });

  it('are tables whose cells state each value beside its bar, below it of a loss, and of what part of a period it is, with a source', async () => {
    const { root } = await shown('usual');
    expect(root.querySelector('a')?.getAttribute('href')).toBe('/about-us/investor-relations#1/1');
    const [assets, profit] = root.querySelectorAll('table');
    expect(assets?.caption?.textContent).toBe('Total assetsRp23.1 trillion');
    expect(texts(assets, 'th')).toEqual(['2023', '2024', '2025', 'Sep 2026']);
    expect(texts(assets, 'td')).toEqual(['11.9', '14.8', '19.6', '23.1']);
    expect([...root.querySelectorAll('svg')].every((bar) => bar.getAttribute('aria-hidden') === 'true')).toBe(true);
    const columns = [...(profit?.querySelectorAll('td > div') ?? [])];
    const order = columns.map((column) =>
      [...column.children].map((each) => (each.localName === 'svg' ? each.getAttribute('height') : 'value')),
    );
    expect(order).toEqual([
      ['1', '19.8%', 'value'],
      ['value', '37.7%', '1', '19.8%'],
      ['value', '75.4%', '1', '19.8%'],
      ['value', '80.2%', '1', '19.8%'],
    ]);
    expect(profit?.caption?.textContent).toBe('Net profitRp251 billion 9 months');
    expect(texts(profit, 'th').at(-1)).toBe('Sep 2026 9 months');
    const kinds = [assets, profit].map((table) => attributes(table, '[data-kind]', 'data-kind'));
    expect(kinds).toEqual([['newest'], ['part']]);
  });

  it('lead, the first three, with facts of the share, whom to write to, and the way to all of them', async () => {
    const { root } = await shown('headline');
    expect(texts(root, 'dl > div')).toEqual([
      'Total assetsRp23.1 trillionSep 2026+25.5% in a year',
      'Net profitRp251 billionSep 2026, 9 months',
      'Capital adequacy ratio27.6%Sep 202629.1% a year before',
      'ShareSRMB, on the Indonesia Stock Exchange',
      'ContactLidya Tanuwijayainvestor@bank.example',
    ]);
    expect(hrefs(root)).toEqual(['mailto:investor@bank.example', '/about-us/investor-relations#figures']);
    expect(root.querySelector('table')).toBeNull();
  });

  it('state the change since a year before as it is computed, and of a share or a loss what it was', () => {
    const changed = (before: number, last: number, format?: string) => figure([1, last], before, format);
    const grown = [changed(164, 251), changed(200, 150), changed(23.1, 23.09)];
    const block = blockOf(...grown, changed(-62, 41), changed(2, 1.8, '#%'));
    const told = figuresOf(block, 'English').map(({ change, before }) => change ?? before);
    // A rounded zero has no sign.
    expect(told).toEqual(['+53.0%', '−25.0%', '0.0%', 'Rp−62 billion', '2.0%']);
    expect(figuresOf(block, 'Indonesia')[0]?.change).toBe('+53,0%');
  });

  it('are written as the language writes numbers, with as many decimals each as the one that has most', async () => {
    const { root } = await shown('usual', 'Indonesia');
    expect(rows(root, 'tbody tr')).toEqual([
      ['11,9', '14,8', '19,6', '23,1'],
      ['−62', '118', '236', '251'],
      ['33,0', '31,2', '28,4', '27,6'],
    ]);
  });

  it('have bars as long as their values are large, and a loss below the ground', () => {
    const [[loss, gain] = []] = figuresOf(blockOf(figure([-50, 150])), 'English').map(({ points }) => points);
    expect([loss?.up, loss?.down, gain?.up, gain?.down]).toEqual([0, 0.25, 0.75, 0]);
    const [nothing] = figuresOf(blockOf(figure([0, 0])), 'English');
    expect(nothing?.points.flatMap(({ up, down }) => [up, down])).toEqual([0, 0, 0, 0]);
  });

  it('leave out what is no number for each period, and show nothing where nothing is left', async () => {
    const periods = ['2025', '2026'];
    const wrong = [null, {}, { label: 'Too few', values: [1] }, { label: 'Words', values: ['many', 'more'] }];
    const right = { label: '&lt;i&gt;Assets&lt;/i&gt;', format: '$&amp; # $1 &lt;script&gt;', values: [0, 0] };
    const content = { English: { periods, figures: [...wrong, right] }, Indonesia: { periods, figures: wrong } };
    const { root } = await mountContent('key-figures', content, { language: 'English' });
    expect(texts(root, 'h3')).toEqual(['<i>Assets</i>']);
    expect(root.querySelector('caption span')?.textContent).toBe('$& 0 $1 <script>');
    const { element } = await mountContent('key-figures', content);
    expect(element.hasAttribute('data-empty')).toBe(true);
  });
});
