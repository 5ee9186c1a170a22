import { describe, expect, it } from 'vitest';
import { mountContent, mountExample } from '../../support/mount-widget';
import { texts } from '../../support/shown';

describe('what points are good for', () => {
  it('is shown by one card each, under a heading', async () => {
    const { root } = await mountExample('points');
    expect(root.querySelector('h2')?.textContent).toBe('Yang bisa Anda lakukan dengan poin');
    expect(texts(root, 'li h3')).toEqual(['Kumpulkan', 'Belanjakan']);
    expect(root.querySelectorAll('li img')).toHaveLength(2);
  });

  it('takes numbered keys for a list, and leaves out what is no card', async () => {
    const card = (title: unknown) => ({ image: '/a.png', title, desc: 'x' });
    const { root } = await mountContent('points', {
      Indonesia: { 1: card('B'), 0: card('A'), 2: card(['x']), 3: null },
    });
    expect(texts(root, 'h3')).toEqual(['A', 'B']);
  });
});
