import { describe, expect, it, vi } from 'vitest';
import join from '../../../widgets/rates/rates.server';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { joined } from '../../support/joined';
import { addJsonScript, mountContent, mountExample } from '../../support/mount-widget';
import { hrefs, texts } from '../../support/shown';

describe('rates, limits and fees', () => {
  it('open with the numbers that somebody comes for, and show their tables by subject', async () => {
    const { root, text, asked } = await mountExample('rates');
    expect(asked).toEqual(['/api/ratelimitfee/all']);
    expect(text()).toContain('Suku bunga, limit, dan biaya');
    expect(texts(root, '[role=tab]')).toEqual(['Suku bunga', 'Biaya']);
    await vi.waitFor(() => expect(root.querySelectorAll('[role=tabpanel]:not([hidden]) table')).toHaveLength(1));
    expect(root.querySelector('header [part=headline] li')?.textContent).toBe(
      'Hingga 3,50% per tahun untuk tabungan berjangka',
    );
  });

  it('keep the subject when the language changes', async () => {
    const { root, text } = await mountExample('rates');
    root.querySelectorAll<HTMLButtonElement>('[role=tab]')[1]?.click();
    changeLanguage('English');
    await vi.waitFor(() => expect(text()).toContain('Transfers'));
    expect(root.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Fees');
  });

  it('say since when they hold, where the bank states it, and can be printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { root, text } = await mountContent('rates', { Indonesia: { tabs: [], rates: { from: '1 Nop 2026' } } });
    expect(text()).toContain('Berlaku sejak 1 November 2026');
    root.querySelector<HTMLButtonElement>('header button')?.click();
    expect(print).toHaveBeenCalledOnce();
  });

  it('lead to the calculator: of the bank’s page from another one, and in place on that page', async () => {
    const calculators = async (addressable: boolean) => {
      document.body.replaceChildren();
      addJsonScript('serambi-config', { addressable, site: 'https://bank.example' });
      const { root, text } = await mountExample('rates');
      expect(text()).not.toContain('Berlaku sejak');
      return hrefs(root, 'a[href$="#calculator"]');
    };
    expect(await calculators(false)).toEqual(['https://bank.example/rate-limit-fees#calculator']);
    expect(await calculators(true)).toEqual(['#calculator']);
  });
});

it('are told since when they hold, and the numbers that most visitors look for', () => {
  const rates = { from: '2026-11-01', early: 1, headline: [{ value: '3,5%', label: 'per tahun' }, { value: 'x' }] };
  expect(joined(join, { tabs: [] }, { '/api/rates': rates })).toEqual({
    tabs: [],
    rates: { from: '2026-11-01', headline: [{ value: '3,5%', label: 'per tahun' }] },
  });
});
