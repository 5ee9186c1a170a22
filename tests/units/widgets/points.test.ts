import { expect, it } from 'vitest';
import { mountExample } from '../../support/mount-widget';
import { texts } from '../../support/shown';

it('shows by one card each what points are good for, under a heading', async () => {
  const { root } = await mountExample('points');
  expect(root.querySelector('h2')?.textContent).toBe('Yang bisa Anda lakukan dengan poin');
  expect(texts(root, 'li h3')).toEqual(['Kumpulkan', 'Belanjakan']);
  expect(root.querySelectorAll('li img')).toHaveLength(2);
});
