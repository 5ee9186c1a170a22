import { expect, it } from 'vitest';
import { mountExample } from '../../support/mount-widget';

it('what speaks for the bank states each figure with its source, lets a customer speak, and leads to where both were stated', async () => {
  const { root } = await mountExample('proof', 'usual');
  const [customers] = root.querySelectorAll('li');
  expect(customers?.textContent).toBe('6,1 juta nasabahSumber:\u00a0Laporan sembilan bulan, 30 September 2026');
  expect(customers?.querySelector('a')?.getAttribute('href')).toBe('/news/laba-sembilan-bulan-2026');
  expect(root.querySelectorAll('li a')).toHaveLength(1);
  const voice = root.querySelector('blockquote');
  expect(voice?.querySelector('p')?.textContent).toBe('“Kalengnya disimpan saja.”');
  expect(voice?.querySelector('a')?.getAttribute('href')).toBe('/news/lastri');
  expect(voice?.querySelector('footer')?.textContent).toBe('Bu Lastri 22 tahun berjualan Baca kisahnya');
  // Her name is beside it.
  expect(voice?.querySelector('img')?.getAttribute('alt')).toBe('');
});
