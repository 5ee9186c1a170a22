import { describe, expect, it, vi } from 'vitest';
import { examples } from '../../../widgets/rates/rates.examples';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { mount, serve } from '../../support/mount-widget';

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

  it('are a heading alone when nothing is stated', async () => {
    const { root, event } = await rates('empty');
    expect(event.type).toBe('serambi:ready');
    expect(root.querySelectorAll('h2')).toHaveLength(1);
    expect(root.querySelector('[role=tablist], table')).toBeNull();
  });
});
