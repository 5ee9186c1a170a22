import { describe, expect, it } from 'vitest';
import { examples } from '../../../widgets/points/points.examples';
import { mount, serve } from '../../support/mount-widget';

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

  it('has no heading without a card', async () => {
    const { text } = await points('empty');
    expect(text()).toBe('');
  });

  it('shows nothing where an editor has left every card of a language without a title', async () => {
    const { text } = await points('hostile', { language: 'Indonesia' });
    expect(text()).toBe('');
  });

  it('takes numbered keys for a list, and leaves out what is no card', async () => {
    const card = (title: unknown) => ({ image: '/a.png', title, desc: 'x' });
    serve({ '/api/mpc/all': { Indonesia: { 1: card('B'), 0: card('A'), 2: card(['x']), 3: null } } });
    const { root } = await mount('points');
    expect([...root.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['A', 'B']);
  });

  it('drops tags in values that try to break out', async () => {
    const { root } = await points('hostile', { language: 'English' });
    expect([...root.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['bold']);
    expect(root.querySelectorAll('img, b, li p')).toHaveLength(0);
  });
});
