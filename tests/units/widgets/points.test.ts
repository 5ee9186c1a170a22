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

  it.each(['empty', 'hostile'])('has no heading without a card (%s)', async (example) => {
    const { text } = await points(example);
    expect(text()).toBe('');
  });

  it('shows values that try to break out as the text they are', async () => {
    const { root } = await points('hostile', { language: 'English' });
    expect([...root.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['<b>bold</b>']);
    expect(root.querySelectorAll('img, b, li p')).toHaveLength(0);
  });
});
