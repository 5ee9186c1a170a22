import { expect, it } from 'vitest';
import { mountExample } from '../../support/mount-widget';
import { texts } from '../../support/shown';

it('shows each value with its icon, and what it means where the content says so', async () => {
  const { root } = await mountExample('values');
  expect(texts(root, 'h3')).toEqual(['Ramah', 'Jernih']);
  expect(texts(root, 'li')).toEqual(['RamahKami menyapa lebih dulu.', 'Jernih']);
  expect(root.querySelectorAll('li img')).toHaveLength(2);
});
