import { describe, expect, it } from 'vitest';
import { withMadeExamples } from '../../../shell/server/gallery/made-examples';
import { examples as own } from '../../../widgets/points/points.examples';
import widget from '../../../widgets/points/points.widget';
import { mount, serve } from '../../support/mount-widget';

const examples = withMadeExamples(widget, own);

const points = (example: keyof typeof examples = 'usual', attributes = {}) => {
  serve({ '/api/mpc/all': examples[example]?.content });
  return mount('points', attributes);
};

describe('what points are good for', () => {
  it('is shown by one card each, under a heading', async () => {
    const { root } = await points();
    expect(root.querySelector('h2')?.textContent).toBe('Yang bisa Anda lakukan dengan poin');
    expect([...root.querySelectorAll('li h3')].map(({ textContent }) => textContent)).toEqual([
      'Kumpulkan',
      'Belanjakan',
    ]);
    expect(root.querySelectorAll('li img')).toHaveLength(2);
  });

  it('takes numbered keys for a list, and leaves out what is no card', async () => {
    const card = (title: unknown) => ({ image: '/a.png', title, desc: 'x' });
    serve({ '/api/mpc/all': { Indonesia: { 1: card('B'), 0: card('A'), 2: card(['x']), 3: null } } });
    const { root } = await mount('points');
    expect([...root.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['A', 'B']);
  });
});
