import { describe, expect, it, vi } from 'vitest';
import { examples } from '../../../widgets/service/service.examples';
import join from '../../../widgets/service/service.server';
import { joined } from '../../support/joined';
import { configure, mountContent, mountExample } from '../../support/mount-widget';
import { attributes, hrefs, links, rows, texts } from '../../support/shown';

const withWays = (service: string, ways: object[]) =>
  mountContent('service', { Indonesia: { ...Object(examples.usual?.content?.Indonesia), ways } }, { service });

const feesIn = (root: ParentNode) => rows(root, '[part=fees] tbody tr');

describe('a service', () => {
  it('shows what it is good for and how it is used, two ways by tabs', async () => {
    const { asked, root } = await mountExample('service');
    expect(asked).toEqual(['/api/services/top-up']);
    const headings = texts(root, 'h2');
    expect(headings).toEqual(['Dana masuk dalam sekejap', 'Cara isi saldo', 'Dari mana saja']);
    expect(root.querySelectorAll('[part=features] h3')).toHaveLength(2);
    const tabs = [...root.querySelectorAll<HTMLButtonElement>('[role=tab]')];
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Dari bank lain', 'Di minimarket']);
    tabs[1]?.click();
    await vi.waitFor(() => expect(tabs[1]?.getAttribute('aria-selected')).toBe('true'));
    expect(root.querySelector('[role=tabpanel]:not([hidden]) li')?.textContent).toBe('1Minta isi saldo.');
  });

  it('numbers the steps and says how many there are', async () => {
    const { root } = await mountExample('service', 'usual', { language: 'English' });
    const slider = root.querySelector('[part=slider]');
    expect(texts(slider, 'li > span')).toEqual(['1', '2']);
    expect(slider?.textContent).toContain('2 steps');
  });

  it('names who can be paid, by kind, as its icons do, and where to ask for another', async () => {
    const { root } = await mountExample('service', 'bills');
    const kinds = texts(root, '[part=types] li');
    expect(kinds).toEqual(['Listrik', 'Air PDAM']);
    expect(texts(root, '[part=billers] dt')).toEqual(kinds);
    expect(texts(root, '[part=billers] dd')).toEqual(kinds.map((kind) => `${kind}: A, B`));
    expect(root.querySelector('[part=billers] a')?.getAttribute('href')).toBe('/help#contact');
    const icons = (part: string) => attributes(root, `[part=${part}] img`, 'src');
    expect(icons('billers')).toEqual(icons('types'));
    expect((await mountExample('service', 'usual')).root.querySelector('[part=billers]')).toBeNull();
  });

  it.each(['', 'loans', '../pay', 'constructor'])('fails for the service "%s" without a request', async (name) => {
    const { asked, event, text } = await mountContent('service', {}, { service: name });
    expect(event.type).toBe('serambi:error');
    expect(event.detail.message).toContain('service attribute');
    expect(text()).toContain('tidak dapat dimuat');
    expect(asked).toEqual([]);
  });

  it('leaves out what is not there, with its heading', async () => {
    const service = 'cash-out';
    const English = {
      titleFeature: 'Nothing below',
      features: [{ image: 'javascript:alert(1)' }],
      titleTypeService: 'Nothing here either',
      typeService: [{ image: '/art/bill/water.svg', title: '-' }],
      titleRegister: '<script>alert(1)</script>',
      registers: [{ title: null, contents: [{ image: 'data:text/html,x', caption: '<b>bold</b>' }] }],
      ways: [{ path: 'javascript:alert(1)', name: '<b>', fee: '-' }, null],
    };
    const content = { English, Indonesia: { banner: {}, features: [null], typeService: null, registers: [{}] } };
    const { root, text } = await mountContent('service', content, { service, language: 'English' });
    expect(texts(root, 'h2')).toEqual(['alert(1)']);
    expect(root.querySelectorAll('img, script, b')).toHaveLength(0);
    expect(text()).not.toContain('Nothing');
    expect((await mountContent('service', content, { service })).text()).toBe('');
  });

  it('opens each service but the one with kinds of bills on its picture, also where the bank says what it costs', async () => {
    const path = '/services/transfer';
    const way = { path, name: 'BI-FAST', fee: 2_500, free: 10, most: 250_000_000, plus: true };
    const { root } = await withWays('transfer', [way]);
    expect(root.querySelector('header img')).not.toBeNull();
    expect(root.querySelector('[part=fees] tbody')?.textContent).toBe(
      'BI-FASTGratis10 kali pertama per bulan, lalu Rp2.500Per transaksiRp250.000.000 Limit per hariTidak disebutkan Tersedia untukPlus saja',
    );
  });

  it('says what it costs, its limits and of which plan they are below a hero that does not, with the way to the comparison', async () => {
    const { root } = await mountExample('service', 'fees');
    // The cheapest first.
    const [both, one] = ['Serambi Pay dan Serambi Plus', 'Serambi Plus saja'];
    const stated = (name: string, fee: string, most: string, daily: string, plans = both) => {
      return [name, fee, `Per transaksi${most} `, `Limit per hari${daily} `, `Tersedia untuk${plans}`];
    };
    expect(feesIn(root)).toEqual([
      stated('Kode QRIS', 'Gratis', 'Serambi Pay: Rp2.000.000 Serambi Plus: Rp10.000.000', 'Rp20.000.000'),
      stated('Dari bank lain', 'Gratis', 'Tanpa batas', 'Tanpa limit harian', one),
      stated('Tunai', 'Rp2.000', 'Rp20.000 sampai Rp1.000.000', 'Tidak disebutkan'),
    ]);
    expect(root.querySelector('[part=fees] a')?.getAttribute('href')).toBe('/services#ways');
    expect((await mountExample('service', 'usual')).root.querySelector('[part=fees]')).toBeNull();
  });

  it('groups its fees by what they are for, with those of another service that it shows, too, which lead there', async () => {
    const path = '/services/top-up';
    const { root } = await withWays('top-up', [
      { path, name: 'Tunai', fee: 2_000, group: 'Masuk' },
      { path, name: 'Dompet', fee: 1_000, group: 'Keluar' },
      { path, name: 'Dari bank', fee: 0, group: 'Masuk' },
      { path: '/services/bill-payment', name: 'Pulsa', fee: 0, also: path },
    ]);
    const fees = root.querySelector('[part=fees]');
    expect(texts(fees, 'h3')).toEqual(['Masuk', 'Keluar']);
    expect(feesIn(root).map(([name]) => name)).toEqual(['Dari bank', 'Tunai', 'Pulsa', 'Dompet']);
    expect(hrefs(root, '[part=fees] table a')).toEqual(['/services/bill-payment']);
  });

  it('says what the ways of another service cost that it shows, also where it has none of its own', async () => {
    const way = { path: '/services/bill-payment', name: 'Pulsa', fee: 0, also: '/services/top-up' };
    const { root } = await withWays('top-up', [way]);
    expect(feesIn(root).map(([each]) => each)).toEqual(['Pulsa']);
    expect(root.querySelector('[part=fees] h3')).toBeNull();
  });

  it.each([
    ['pay', 'fees registers features'],
    ['top-up', 'registers features fees'],
    ['transfer', 'registers fees features'],
    ['bill-payment', 'billers fees features registers'],
    ['cash-out', 'features fees registers'],
    ['debit-card', 'features registers fees'],
    ['savings-goals', 'features registers'],
    ['micro-credit', 'features registers'],
  ])('tells %s in an order of its own', async (service, order) => {
    const { English } = examples.bills?.content ?? {};
    const path = `/${service === 'debit-card' ? 'products' : 'services'}/${service}`;
    const ways = [{ path, name: 'A', fee: 0 }];
    const block = { ...Object(examples.usual?.content?.English), ...Object(English), ways };
    const { root } = await mountContent('service', { English: block }, { service });
    const parts = attributes(root, 'section[part]:not([part=types])', 'part');
    expect(parts.filter((part) => order.includes(part ?? '')).join(' ')).toBe(order);
  });

  it('shows on a product’s page what services with it cost, each with the way there', async () => {
    const also = '/products/debit-card';
    const { root } = await withWays('debit-card', [{ path: '/services/cash-out', name: 'ATM', fee: 7_500, also }]);
    expect(root.querySelector('[part=fees] table a')?.getAttribute('href')).toBe('/services/cash-out');
  });

  it('offers an account at once, and the steps where the page has a place that leads to them', async () => {
    const alone = await mountExample('service', 'usual', { language: 'English' });
    expect(links(alone.root, 'header a')).toEqual([['Open an account', '/download']]);
    expect(alone.root.querySelector('slot')).toBeNull();
    const { root } = await mountExample('service', 'usual', {}, '<span slot="steps" id="steps"></span>');
    expect(links(root, 'header a')).toEqual([
      ['Buka rekening', '/download'],
      ['Cara isi saldo', '#steps'],
    ]);
    expect(root.querySelector('slot[name=steps]')?.nextElementSibling?.getAttribute('part')).toBe('registers');
  });

  it('offers nothing that the bank or the content does not have', async () => {
    configure({ name: 'Bank Uji', disabledPages: ['/download'] });
    const content = { Indonesia: { banner: { titleBanner: 'Bayar' } } };
    const place = '<span slot="steps" id="steps"></span>';
    const { root } = await mountContent('service', content, { service: 'pay' }, place);
    expect(root.querySelectorAll('header a')).toHaveLength(0);
  });

  it('opens paying on a scene of its own, not on the steps that follow', async () => {
    const { root } = await mountExample('service', 'usual', { service: 'pay' });
    expect(attributes(root, 'header img', 'src')).toEqual(['/art/hero/top-up.svg']);
    expect(attributes(root, 'section', 'part')).toEqual(['registers', 'features']);
  });
});

it('is told its ways, those of other services that it shows, and the names of the two plans', () => {
  const page = '/services/top-up';
  const way = { path: page, name: 'Tunai', fee: 2_000 };
  const blocks = {
    '/api/ways': [
      way,
      { path: '/services/pay', name: 'QRIS', fee: 0 },
      { path: 'services/bill-payment', name: 'Pulsa', fee: 0, also: page },
    ],
    '/api/produk/detail/all': { tabs: [], plans: { alloPlus: 'Utama' } },
  };
  expect(joined(join, { titleFeature: 'x' }, blocks, { service: 'top-up' })).toEqual({
    titleFeature: 'x',
    ways: [way, { path: '/services/bill-payment', name: 'Pulsa', fee: 0, also: page }],
    plans: { alloPlus: 'Utama' },
  });
  expect(joined(join, { titleFeature: 'x' }, {}, { service: 'top-up' })).toEqual({ titleFeature: 'x', ways: [] });
});
