import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mountBlock, mountExample } from '../../support/mount-widget';
import { hrefs, texts } from '../../support/shown';

const rides = 'Empat perjalanan, masing-masing hemat Rp5.000';

describe('the coupons', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T10:00:00Z') });
  });
  it('leave out what is over', async () => {
    vi.setSystemTime(new Date('2027-01-01T10:00:00Z'));
    const { root } = await mountExample('coupons');
    expect(texts(root, 'li h3')).toEqual([rides]);
  });

  it('say nothing of a last day that is no date, and an hour does not matter on it', async () => {
    const block = [
      { title: 'Tanpa akhir', until: 'Tanpa batas waktu' },
      { title: 'Hari ini', until: '2026-12-31T08:00' },
    ];
    const { root } = await mountBlock('coupons', block);
    expect(texts(root, 'li')).toEqual(['Tanpa akhir', 'Hari iniBerlaku hingga 31 Desember 2026']);
  });

  it('are one card each, under a heading, with its last day where that is known, and what leads on', async () => {
    const { root } = await mountExample('coupons');
    expect(root.querySelector('h2')?.textContent).toBe('Kupon untuk Anda');
    expect(texts(root, 'li h3')).toEqual(['Potongan Rp15.000 untuk kopi', rides]);
    expect(root.querySelectorAll('li img')).toHaveLength(2);
    expect(texts(root, 'time')).toEqual(['31 Desember 2026']);
    expect(root.querySelector('li:first-child time')).not.toBeNull();
    expect(hrefs(root)).toEqual(['/promo']);
  });
});
