import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withMadeExamples } from '../../../shell/server/gallery/made-examples';
import { examples as own } from '../../../widgets/coupons/coupons.examples';
import widget from '../../../widgets/coupons/coupons.widget';
import { mount, serve } from '../../support/mount-widget';

const examples = withMadeExamples(widget, own);

const coupons = (example: keyof typeof examples = 'usual', attributes = {}) => {
  serve({ '/api/kupon': examples[example]?.content });
  return mount('coupons', attributes);
};

describe('the coupons', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T10:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('leave out what is over', async () => {
    vi.setSystemTime(new Date('2027-01-01T10:00:00Z'));
    const { root } = await coupons();
    expect([...root.querySelectorAll('li h3')].map(({ textContent }) => textContent)).toEqual([
      'Empat perjalanan, masing-masing hemat Rp5.000',
    ]);
  });

  it('say nothing of a last day that is no date, and an hour does not matter on it', async () => {
    const block = [
      { title: 'Tanpa akhir', until: 'Tanpa batas waktu' },
      { title: 'Hari ini', until: '2026-12-31T08:00' },
    ];
    serve({ '/api/kupon': { English: block, Indonesia: block } });
    const { root } = await mount('coupons');
    expect([...root.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Tanpa akhir',
      'Hari iniSampai 31 Desember 2026',
    ]);
  });

  it('is shown by one card each, under a heading', async () => {
    const { root } = await coupons();
    expect(root.querySelector('h2')?.textContent).toBe('Kupon untuk Anda');
    expect([...root.querySelectorAll('li h3')].map(({ textContent }) => textContent)).toEqual([
      'Potongan Rp15.000 untuk kopi',
      'Empat perjalanan, masing-masing hemat Rp5.000',
    ]);
    expect(root.querySelectorAll('li img')).toHaveLength(2);
  });

  it('say until when each is valid where that is known, and what leads on', async () => {
    const { root } = await coupons();
    expect([...root.querySelectorAll('li')].map((coupon) => coupon.querySelector('time')?.textContent)).toEqual([
      '31 Desember 2026',
      undefined,
    ]);
    expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/promo']);
  });
});
