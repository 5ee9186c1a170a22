import { describe, expect, it, vi } from 'vitest';
import { examples } from '../../../widgets/rates/rates.examples';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { mount, serve } from '../../support/mount-widget';
import { addJsonScript } from '../../support/sample-widget';

const rates = (example: keyof typeof examples = 'usual') => {
  const asked = serve({ '/api/ratelimitfee/all': examples[example]?.content });
  return mount('rates').then((mounted) => ({ ...mounted, asked }));
};

describe('rates, limits and fees', () => {
  it('show their tables by subject, under a heading of their own', async () => {
    const { root, text, asked } = await rates();
    expect(asked).toEqual(['/api/ratelimitfee/all']);
    expect(text()).toContain('Suku bunga, limit, dan biaya');
    expect([...root.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)).toEqual([
      'Suku bunga',
      'Biaya',
    ]);
    await vi.waitFor(() => expect(root.querySelectorAll('[role=tabpanel]:not([hidden]) table')).toHaveLength(1));
  });

  it('keep the subject when the language changes', async () => {
    const { root, text } = await rates();
    root.querySelectorAll<HTMLButtonElement>('[role=tab]')[1]?.click();
    changeLanguage('English');
    await vi.waitFor(() => expect(text()).toContain('Transfers'));
    expect(root.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Fees');
  });

  it('open with the numbers that somebody comes for, where the bank states them', async () => {
    const both = (text: string) => ({ English: text, Indonesia: text });
    const headline = [{ value: both('3,50%'), label: both('per tahun') }];
    addJsonScript('serambi-config', { bank: { name: 'Bank Uji', rates: { headline } } });
    const { root } = await rates();
    expect(root.querySelector('header [part=headline] li')?.textContent).toBe('3,50% per tahun');
  });

  it('say since when they hold, where the bank states it, and can be printed', async () => {
    addJsonScript('serambi-config', { bank: { name: 'Bank Uji', rates: { from: '2026-11-01' } } });
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { root, text } = await rates();
    expect(text()).toContain('Berlaku mulai 1 November 2026');
    root.querySelector<HTMLButtonElement>('header button')?.click();
    expect(print).toHaveBeenCalledOnce();
  });

  it('lead to the calculator: of the bank’s page from another one, and in place on that page', async () => {
    const hrefs = async (addressable: boolean) => {
      document.body.replaceChildren();
      addJsonScript('serambi-config', { addressable, site: 'https://bank.example' });
      const { root, text } = await rates();
      expect(text()).not.toContain('Berlaku mulai');
      return [...root.querySelectorAll('a[href$="#calculator"]')].map((link) => link.getAttribute('href'));
    };
    expect(await hrefs(false)).toEqual(['https://bank.example/rate-limit-fees#calculator']);
    expect(await hrefs(true)).toEqual(['#calculator']);
  });

  it('are a heading alone when nothing is stated', async () => {
    const { root, event } = await rates('empty');
    expect(event.type).toBe('serambi:ready');
    expect(root.querySelectorAll('h2')).toHaveLength(1);
    expect(root.querySelector('[role=tablist], table')).toBeNull();
  });
});
