import { describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { examples } from '../../../widgets/ways/ways.examples';
import { configure, mount, serve } from '../../support/mount-widget';

const ways = async (example: keyof typeof examples) => {
  const { attributes, bank, content } = examples[example] ?? {};
  configure(bank);
  serve({ '/api/service/all': content });
  const mounted = await mount('ways', attributes);
  const { root } = mounted;
  const shown = () => [...root.querySelectorAll('li h3 > a')].map(({ textContent }) => textContent);
  const possible = () =>
    [...root.querySelectorAll('li:not([data-obstacle]) h3 > a')].map(({ textContent }) => textContent);
  return { ...mounted, shown, possible };
};

describe('the ways to do something', () => {
  it('are all there at first, the cheapest first, with fee, limits and plan, and lead to the service', async () => {
    const { root, shown } = await ways('usual');
    expect(shown()).toEqual(['QRIS', 'BI-FAST', 'Tarik tunai di minimarket', 'RTGS']);
    expect(root.querySelector('li')?.textContent).toContain('Serambi Plus, atau Serambi Pay hingga Rp2.000.000');
    const text = root.querySelectorAll('li')[1]?.textContent;
    expect(text).toContain('Gratis10 kali pertama per bulan, lalu Rp2.500');
    expect(text).toContain('hingga Rp250.000.000');
    expect(text).toContain('Hanya Serambi Plus');
    expect(root.querySelector('li a')?.getAttribute('href')).toBe('/services/pay');
  });

  it('are those that take the amount first, the cheapest before the others, and say why the rest do not', async () => {
    const { root, possible, text } = await ways('amount');
    expect(possible()).toEqual(['RTGS']);
    expect(text()).toContain('1 cara');
    expect(root.querySelector('[data-obstacle=much]')?.textContent).toContain('Paling banyak Rp10.000.000');
  });

  it('change with what is chosen and typed', async () => {
    const { root, shown, possible } = await ways('usual');
    root.querySelector<HTMLInputElement>('[value=transfer]')?.click();
    await vi.waitFor(() => expect(shown()).toEqual(['BI-FAST', 'RTGS']));
    const field = root.querySelector<HTMLInputElement>('[name=amount]');
    if (field) field.value = '2,5 juta';
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    await vi.waitFor(() => expect(possible()).toEqual(['BI-FAST']));
  });

  it('take what is written in either language’s way, and say when it is no amount', async () => {
    const { root, text, shown } = await ways('unread');
    expect(root.querySelector('[name=amount]')?.getAttribute('aria-invalid')).toBe('true');
    expect(text()).toContain('Tuliskan jumlahnya');
    expect(shown()).toHaveLength(4);
  });

  it('follow the language, with its way of writing amounts', async () => {
    const { text } = await ways('usual');
    changeLanguage('English');
    await vi.waitFor(() => expect(text()).toContain('over Rp100,000,000'));
  });

  it('are not there where the bank states none', async () => {
    const { element } = await ways('empty');
    expect(element.hasAttribute('data-empty')).toBe(true);
  });
});
