import { describe, expect, it } from 'vitest';
import { mountExample } from '../../support/mount-widget';
import { texts } from '../../support/shown';

describe('the financial calendar', () => {
  it('shows each day as a date, marks the next, and folds what has been', async () => {
    const { root } = await mountExample('financial-calendar', 'usual', { language: 'Indonesia' });
    const [next] = root.querySelectorAll('[part=event]');
    expect(next?.textContent).toBe('3 Des 2098Paparan publik');
    expect(next?.querySelector('time')?.getAttribute('datetime')).toBe('2098-12-03');
    expect(next?.querySelector('a')?.getAttribute('href')).toBe('/news/paparan-publik-2026');
    expect(root.querySelectorAll('[data-next]')).toHaveLength(1);
    expect(root.querySelector('details')?.open).toBe(false);
    expect(root.querySelector('details li')?.textContent).toBe('5 Mar 2020Hasil kinerja 2019');
  });

  it('shows the next days first where there may be only some', async () => {
    const attributes = { language: 'English', limit: '1' };
    const { root } = await mountExample('financial-calendar', 'usual', attributes);
    expect(texts(root, '[part=event] h3')).toEqual(['Public exposé']);
    expect(root.querySelector('details')).toBeNull();
  });

  it('says so where nothing is to come', async () => {
    expect((await mountExample('financial-calendar', 'past')).text()).toContain('Belum ada tanggal yang ditetapkan.');
  });
});
