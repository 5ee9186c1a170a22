import { describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import join from '../../../widgets/ways/ways.server';
import { joined } from '../../support/joined';
import { mountContent, mountExample } from '../../support/mount-widget';
import { links, rows, texts, type } from '../../support/shown';

const ways = async (example: string) => {
  const mounted = await mountExample('ways', example);
  const { root } = mounted;
  const shown = () => texts(root, 'tbody th[scope=row] > a');
  const possible = () => texts(root, 'tbody tr:not([data-obstacle]) th[scope=row] > a');
  return { ...mounted, shown, possible };
};

it('stand once below a service that is listed twice', () => {
  const services = ['a', 'b', 'a'].map((name) => ({ title: name, url: `/services/${name}` }));
  const own = ['b', 'a'].map((name) => ({ path: `/services/${name}`, name, fee: 0 }));
  expect(joined(join, own, { '/api/service/all': services })).toMatchObject([
    { service: 'a', name: 'a' },
    { service: 'b', name: 'b' },
  ]);
});

describe('the ways to do something', () => {
  it('are all there at first, by service, the cheapest first, with fee, limits and plan, and lead to the service', async () => {
    const { root, shown } = await ways('usual');
    expect(shown()).toEqual(['QRIS', 'BI-FAST', 'RTGS', 'Tarik tunai di minimarket']);
    expect(links(root, 'th[scope=rowgroup] > a')).toEqual([
      ['Bayar', '/services/pay'],
      ['Transfer', '/services/transfer'],
      ['Tarik tunai', '/services/cash-out'],
    ]);
    expect(root.querySelector('tbody tr')?.textContent).toContain(
      'Per transaksiSerambi Pay: Rp2.000.000 Serambi Plus: Rp10.000.000 Limit per hariRp20.000.000 Tersedia untukSerambi Pay dan Serambi Plus',
    );
    const text = root.querySelectorAll('tbody tr')[1]?.textContent;
    expect(text).toContain('Gratis10 kali pertama per bulan, lalu Rp2.500');
    expect(text).toContain('Per transaksiRp250.000.000 Limit per hariRp500.000.000');
    expect(text).toContain('Serambi Plus saja');
    expect(root.querySelector('tbody a')?.getAttribute('href')).toBe('/services/pay');
    changeLanguage('English');
    await vi.waitFor(() => expect(root.textContent).toContain('Above Rp100,000,000'));
  });

  it('are compared in a table, which guesses no limit that is not stated', async () => {
    const path = '/services/transfer';
    const Indonesia = [
      { path, service: 'Transfer', name: 'Tanpa batas', fee: 0 },
      { path, service: 'Transfer', name: 'Tunai', fee: 2_000, least: 20_000, most: 1_000_000 },
    ];
    const { root } = await mountContent('ways', { Indonesia });
    const [headings, limitless, cash] = rows(root);
    expect(headings).toEqual(['Layanan', 'Cara', 'Biaya', 'Per transaksi', 'Limit per hari', 'Tersedia untuk']);
    expect(limitless?.[0]).toBe('Transfer');
    // No cell is empty: without a daily limit there is a text.
    expect(limitless?.slice(3, 5)).toEqual(['Per transaksiTanpa batas ', 'Limit per hariTanpa limit harian ']);
    expect(cash?.slice(2, 4)).toEqual(['Per transaksiRp20.000 sampai Rp1.000.000 ', 'Limit per hariTidak disebutkan ']);
    expect(root.querySelector('[colspan]')).toBeNull();
    expect(root.querySelectorAll('tbody th[scope=row]')).toHaveLength(2);
  });

  it('are folded by service, with the range of its fees, until somebody asks for them', async () => {
    const { root } = await ways('usual');
    const folded = () => [...root.querySelectorAll('details')].map(({ open }) => open);
    expect(folded()).toEqual([false, false, false]);
    expect(texts(root, 'summary')).toEqual([
      'Bayar1 caraGratis',
      'Transfer2 caraRp0 sampai Rp25.000',
      'Tarik tunai1 caraRp5.000',
    ]);
    root.querySelector<HTMLInputElement>('[value=transfer]')?.click();
    await vi.waitFor(() => expect(folded()).toEqual([true]));
    expect((await ways('amount')).root.querySelectorAll('details[open]')).toHaveLength(1);
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
    type(root.querySelector<HTMLInputElement>('[name=amount]'), '2,5 juta');
    await vi.waitFor(() => expect(possible()).toEqual(['BI-FAST']));
  });

  it('take what is written in either language’s way, and say when it is no amount', async () => {
    const { root, text, shown } = await ways('unread');
    expect(root.querySelector('[name=amount]')?.getAttribute('aria-invalid')).toBe('true');
    expect(text()).toContain('Tuliskan nominalnya');
    expect(shown()).toHaveLength(4);
  });

  it('stand below the last part of their page’s path, for every account, where no server has named service and plans', async () => {
    const { root } = await mountContent('ways', { Indonesia: [{ path: '/services/pay', name: 'QRIS', fee: 0 }] });
    expect(root.querySelector('th[scope=rowgroup]')?.textContent).toBe('pay');
    expect(root.textContent).toContain('Semua rekening');
    expect(root.textContent).not.toContain('Plus');
  });
});

it('are told their services and the names of the two plans, in the order of the services', () => {
  const qris = { path: '/services/pay', name: 'QRIS', fee: 0 };
  const cash = { path: '/services/cash-out', name: 'Tunai', fee: 5_000 };
  const services = [
    { title: 'Bayar', url: '/services/pay' },
    { title: 'Tarik tunai', url: '/services/cash-out' },
  ];
  const plans = { alloPlus: 'Utama' };
  const other = { path: '/services/none', name: 'Tanpa layanan', fee: 0 };
  expect(
    joined(join, [cash, other, qris], { '/api/service/all': services, '/api/produk/detail/all': { plans } }),
  ).toEqual([
    { service: 'Bayar', plans, ...qris },
    { service: 'Tarik tunai', plans, ...cash },
  ]);
  expect(joined(join, [cash, qris])).toEqual([cash, qris]);
});
