import { describe, expect, it, vi } from 'vitest';
import { examples } from '../../../widgets/products/products.examples';
import join from '../../../widgets/products/products.server';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import simulation from '../../../widgets/simulation/simulation.server';
import { joined } from '../../support/joined';
import { configure, mountBlock, mountExample, onBankPage } from '../../support/mount-widget';
import { attributes, hrefs, links, rows, texts } from '../../support/shown';

const products = async (example = 'usual', attributes: Record<string, string> = {}) => {
  const mounted = await mountExample('products', example, attributes);
  const { root } = mounted;
  const tab = (name: string) =>
    [...root.querySelectorAll<HTMLButtonElement>('[role=tab]')].find(({ textContent }) => textContent === name);
  const chosen = () =>
    [...root.querySelectorAll('[role=tab][aria-selected=true]')]
      .filter((element) => !element.closest('[role=tabpanel][hidden]'))
      .map(({ textContent }) => textContent);
  return { ...mounted, tab, chosen };
};

describe('the products', () => {
  it('offers an account in its hero, and shows the first product, and another one when its tab is pressed', async () => {
    const { root, tab, chosen } = await products();
    expect(links(root, '[part=hero] a')).toEqual([['Buka rekening', '/download']]);
    expect(chosen()).toEqual(['Rekening', 'Buka rekening']);
    tab('Tabungan berjangka')?.click();
    await vi.waitFor(() => expect(chosen()).toEqual(['Tabungan berjangka']));
  });

  it('keeps the product chosen in the address of the bank’s own page, and tells its other widgets', async () => {
    onBankPage();
    const { tab } = await products();
    const told = vi.fn();
    window.addEventListener('hashchange', () => told(location.hash), { once: true });
    tab('Tabungan berjangka')?.click();
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith('#savings'));
  });

  it('lets the row of cards be scrolled by keyboard, where it is wider than the page', async () => {
    const resized: (() => void)[] = [];
    class Observer extends ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        resized.push(() => callback([], this));
      }
    }
    vi.stubGlobal('ResizeObserver', Observer);
    const { root } = await products('single');
    const row = root.querySelector<HTMLElement>('[part=features] ul');
    expect(row?.hasAttribute('tabindex')).toBe(false);
    Object.defineProperty(row, 'scrollWidth', { value: 900 });
    await vi.waitFor(() => {
      for (const each of resized) each();
      expect(row?.tabIndex).toBe(0);
    });
    expect(row?.getAttribute('aria-label')).toBe(root.querySelector('[part=features] h2')?.textContent ?? 'named');
  });

  it('names the row of cards that has no heading', async () => {
    const tabs = [{ id: 'one', features: [{ featureTitle: 'Tanpa biaya admin' }] }];
    const { root } = await mountBlock('products', { tabs });
    expect(root.querySelector('[part=features] h2')).toBeNull();
    const name = () => root.querySelector('[part=features] ul')?.getAttribute('aria-label');
    expect(name()).toBe('Keunggulan');
    changeLanguage('English');
    await vi.waitFor(() => expect(name()).toBe('Features'));
  });

  it('goes back to the first register when a product is chosen, even the same one', async () => {
    const { tab, chosen } = await products();
    tab('Tingkatkan')?.click();
    await vi.waitFor(() => expect(chosen()).toEqual(['Rekening', 'Tingkatkan']));
    tab('Rekening')?.click();
    await vi.waitFor(() => expect(chosen()).toEqual(['Rekening', 'Buka rekening']));
  });

  it('goes back to the first register when the address chooses a product', async () => {
    onBankPage();
    const { tab, chosen } = await products();
    tab('Tingkatkan')?.click();
    await vi.waitFor(() => expect(chosen()).toContain('Tingkatkan'));
    history.replaceState(null, '', '#savings');
    window.dispatchEvent(new Event('hashchange'));
    await vi.waitFor(() => expect(chosen()).toEqual(['Tabungan berjangka']));
    history.replaceState(null, '', '#accounts');
    window.dispatchEvent(new Event('hashchange'));
    await vi.waitFor(() => expect(chosen()).toEqual(['Rekening', 'Buka rekening']));
  });

  it('has a second row of tabs only where there is more than one register', async () => {
    const { root } = await products('single');
    expect(root.querySelectorAll('[role=tablist]')).toHaveLength(0);
    expect(root.querySelectorAll('[part=slider] li')).toHaveLength(2);
  });

  it('says yes and no in the language shown, beside their icons', async () => {
    const Indonesia = await products();
    expect(rows(Indonesia.root.querySelector('table'))).toEqual([
      ['Fitur', 'Pay', 'Plus'],
      ['Biaya bulanan', 'Gratis', 'Gratis'],
      ['Transfer', 'Tidak', 'Ya'],
    ]);
    expect(Indonesia.root.querySelectorAll('td svg[aria-hidden=true]')).toHaveLength(2);
    const English = await products('usual', { language: 'English' });
    expect(rows(English.root)[2]).toEqual(['Transfers', 'No', 'Yes']);
  });

  it('lays a front image over the other one, and has a table with a caption, headings, and a box that scrolls by keyboard', async () => {
    const { root } = await products();
    const table = root.querySelector('table');
    expect(table?.querySelector('caption')?.textContent).toBe('Bandingkan Pay dan Plus');
    expect(table?.querySelectorAll('th[scope=col]')).toHaveLength(3);
    expect(table?.querySelectorAll('th[scope=row]')).toHaveLength(2);
    expect(table?.parentElement?.tabIndex).toBe(0);
    expect(table?.parentElement?.getAttribute('aria-label')).toBe('Bandingkan Pay dan Plus');
    const images = attributes(root, '[part=features] li:first-child img', 'src');
    expect(images.slice(0, 2)).toEqual(['/art/feature/open-account.svg', '/art/feature/open-account-front.svg']);
  });

  it('says under the table of tiers, and there alone, when it was updated', async () => {
    const Indonesia = await products();
    const notes = [...Indonesia.root.querySelectorAll('[part=table]')].map((part) => texts(part, 'p'));
    expect(notes).toEqual([[], ['Diperbarui pada 19 September 2023']]);
    const English = await products('usual', { language: 'English' });
    expect(English.text()).toContain('Updated on 19 September 2023');
  });

  it('says since when its rates hold, where that is known', async () => {
    const block = { ...Object(examples.usual?.content?.Indonesia), rates: { from: '1 November 2026' } };
    const { text } = await mountBlock('products', block);
    expect(text()).toContain('Diperbarui pada 1 November 2026');
    expect(text()).not.toContain('2023');
  });

  it('names the two plans as the block does, and has icons for `ok` and `no` in any case, `true` and `false`', async () => {
    const tables = [
      { id: 1, plans: 'Transfer', alloPay: 'OK', alloPlus: true },
      { id: 2, plans: 'Limit', alloPay: ['x'], alloPlus: ' No ' },
      { id: 3, plans: 'Kartu', alloPay: false, alloPlus: '' },
    ];
    const block = { banner: null, tabs: [{ id: 1, title: 'Pay', tables }], plans: { alloPlus: 'Utama' } };
    const { root } = await mountBlock('products', block);
    expect(root.querySelector('caption')?.textContent).toBe('Bandingkan Pay dan Utama');
    expect(rows(root)).toEqual([
      ['Fitur', 'Pay', 'Utama'],
      ['Transfer', 'Ya', 'Ya'],
      ['Limit', '', 'Tidak'],
      ['Kartu', 'Tidak', ''],
    ]);
    expect(root.querySelectorAll('td svg')).toHaveLength(4);
  });

  it('leads on from a table to the app and to all rates, where the bank has these pages', async () => {
    const ways = (root: ShadowRoot) => [...root.querySelectorAll('[part=table]')].map((part) => hrefs(part));
    expect(ways((await products()).root)).toEqual([
      ['/download', '/rate-limit-fees'],
      // The calculator uses the rates.
      ['/download', '/rate-limit-fees?product=savings#calculator', '/rate-limit-fees'],
    ]);
    configure({ name: 'Bank Uji', disabledPages: ['/download'] });
    expect(ways((await products()).root)[0]).toEqual(['/rate-limit-fees']);
  });

  it('leads from a feature to the page of its product, where the bank has it', async () => {
    const features = [{ featureTitle: 'Kartu', url: '/products/debit-card' }, { featureTitle: 'Bunga' }];
    const shown = async () => {
      const { root } = await mountBlock('products', { tabs: [{ id: 'a', title: 'A', features }] });
      return links(root, '[part=features] a');
    };
    expect(await shown()).toEqual([['Kartu ', '/products/debit-card']]);
    configure({ name: 'Bank Uji', disabledPages: ['/products'] });
    expect(await shown()).toEqual([]);
  });

  it('moves the steps by 300 pixels with an arrow', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1600);
    const { root } = await products();
    const row = root.querySelector('[part=slider] ol');
    const scrollTo = vi.fn();
    Object.assign(row as Element, { scrollTo });
    await vi.waitFor(() => expect(root.querySelector('button[aria-label="Langkah berikutnya"]')).toBeTruthy());
    root.querySelector<HTMLButtonElement>('button[aria-label="Langkah berikutnya"]')?.click();
    expect(scrollTo).toHaveBeenCalledWith({ left: 300, behavior: 'smooth' });
  });
});

it('are told since when the rates hold, beside what the calculator is told of them', () => {
  const rates = { from: '1/11/2026', early: 1, guarantee: { rate: 3.5, from: '2026-10-01' } };
  const blocks = { '/api/rates': rates };
  const both = joined(join, joined(simulation, { tabs: [] }, blocks), blocks);
  expect(both).toEqual({ tabs: [], rates: { from: '2026-11-01', early: 1 } });
});
