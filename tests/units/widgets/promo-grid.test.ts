import { describe, expect, it, vi } from 'vitest';
import { stateOf } from '../../../widgets/promo-grid/promo-grid.content';
import { examples } from '../../../widgets/promo-grid/promo-grid.examples';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { mount, mountBlock, mountExample, serve } from '../../support/mount-widget';
import { hrefs, texts } from '../../support/shown';

const path = '/api/promo/all';

const grid = async (example = 'usual') => {
  const mounted = await mountExample('promo-grid', example);
  const cards = () => [...mounted.root.querySelectorAll('[part=promo]')];
  const titles = () => cards().map((card) => card.querySelector('h3')?.textContent);
  return { ...mounted, cards, titles };
};

describe('the promo grid', () => {
  it('shows the highest id first, featured with where it leads, the next four smaller, and leads to the page of each by its title', async () => {
    vi.setSystemTime(new Date('2026-11-22T12:00+07:00'));
    const { titles, cards, root } = await grid();
    expect(titles()).toEqual([
      ...['Kopi pagi Rp10.000', 'Pulang kampung: tiket hemat 15%', 'Nonton berdua, bayar satu'],
      ...['Hemat 10% di Apotek Sembada', 'Buku sekolah, cashback Rp40.000', 'Gajian untung: hingga Rp100.000'],
      'Panen buah: hemat 25%',
    ]);
    const looks = cards().map(({ className }) => className);
    expect(new Set(looks.slice(1, 5)).size).toBe(1);
    expect(new Set(looks.slice(5)).size).toBe(1);
    expect(new Set([looks[0], looks[1], looks[5]]).size).toBe(3);
    const buttons = cards().map((card) => card.querySelector('span[aria-hidden=true]')?.textContent);
    expect(buttons).toEqual(['Lihat caranya', ...Array(6)]);
    expect(cards()[0]?.querySelectorAll('a')).toHaveLength(1);
    expect(hrefs(root)).toHaveLength(7);
    expect(hrefs(root).at(-1)).toBe('/promo/panen-buah');
  });

  describe('of which kinds are known', () => {
    const filter = (root: ShadowRoot, label: string) =>
      [...root.querySelectorAll<HTMLAnchorElement>('nav a')].find(({ textContent }) => textContent === label);

    it('shows those that have ended apart, those of a kind or those of a state, and says how many', async () => {
      const { root, titles } = await grid('kinds');
      const status = root.querySelector('[role=status]');
      const lists = [...root.querySelectorAll('section > ul')].map((list) => list.querySelectorAll('li').length);
      expect(lists).toEqual([5, 1, 2]);
      expect(texts(root, 'section > h2, section > h3')).toEqual(['Promo lainnya', 'Promo yang sudah berakhir']);
      expect(filter(root, 'Makanan')?.getAttribute('href')).toBe('/promo?kind=food');
      filter(root, 'Makanan')?.click();
      await vi.waitFor(() => expect(titles()).toEqual(['Tawaran 8', 'Tawaran 6', 'Tawaran 4']));
      expect(status?.textContent).toBe('3 promo');
      // Programs announce only what changes in a region that they know.
      expect(root.querySelector('[role=status]')).toBe(status);
      expect(filter(root, 'Makanan')?.getAttribute('aria-current')).toBe('true');
      filter(root, 'Sudah berakhir')?.click();
      await vi.waitFor(() => expect(titles()).toEqual(['Tawaran 2', 'Tawaran 1']));
      filter(root, 'Segera berakhir')?.click();
      await vi.waitFor(() => expect(root.querySelector('[role=status]')?.textContent).toContain('belum ada promo'));
      filter(root, 'Semua')?.click();
      await vi.waitFor(() => expect(titles()).toHaveLength(8));
    });

    it('begins with what the attributes choose', async () => {
      const { root } = await mountExample('promo-grid', 'kinds', { kind: 'travel' });
      expect(root.querySelectorAll('[part=promo]')).toHaveLength(3);
    });
  });

  it('ends soon within 30 days, its last day included', () => {
    const at = (expired?: string) => stateOf({ expired }, '2026-11-22');
    const states = ['2026-11-21', '2026-11-22', '2026-12-22', '2026-12-23', undefined].map(at);
    expect(states).toEqual(['ended', 'soon', 'soon', undefined, undefined]);
  });

  it("writes the last day in the visitor's language, and that a promo has none", async () => {
    const { cards, text } = await grid();
    const expiry = () => cards().map((card) => card.querySelector('time')?.parentElement?.textContent);
    expect(expiry()[1]).toBe('Berlaku hingga 31 Desember 2099');
    expect(expiry()[3]).toBeUndefined();
    expect(cards()[3]?.textContent).toContain('Tanpa tanggal akhir');
    changeLanguage('English');
    await vi.waitFor(() => expect(text()).toContain('Promotions'));
    expect(expiry()[1]).toBe('Valid until 31 December 2099');
  });

  it('says of an end only that there is none where none is given, not where it cannot be read', async () => {
    const given = ['12/31/2026', '1798736400', 1798736400, '-', '31/12/2026'];
    const dataPromo = given.map((expired, at) => ({ id: 9 - at, slug: `p${at}`, titleCard: `Promo ${at}`, expired }));
    const { root } = await mountBlock('promo-grid', { dataPromo });
    const ends = [...root.querySelectorAll('[part=promo]')].map((card) => card.querySelector('h3 ~ p')?.textContent);
    expect(ends).toEqual([undefined, undefined, undefined, 'Tanpa tanggal akhir', 'Berlaku hingga 31 Desember 2026']);
    expect(root.querySelector('[data-ended]')).toBeNull();
  });

  it('marks what has ended by the day it is in Jakarta, the last day itself not yet', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-31T16:59:00Z') });
    const before = await grid();
    await vi.waitFor(() => expect(before.cards().at(-1)?.textContent).toContain('Berakhir 30 September 2020'));
    expect(before.cards()[0]?.textContent).toContain('Berlaku hingga 31 Januari 2027');

    vi.setSystemTime(new Date('2027-01-31T17:01:00Z'));
    const after = await grid();
    await vi.waitFor(() => expect(after.cards()[0]?.textContent).toContain('Berakhir 31 Januari 2027'));
  });

  it('shows no featured promotion on a later page, which leads back to the one before', async () => {
    const usual = await grid();
    const normal = usual.cards()[5]?.className;
    const pages = { first: 3, last: 3, rest: { English: 0, Indonesia: 0 } };
    serve({ [`/later${path}`]: { ...examples.usual?.content, normalized: true as const, pages } });
    const { root } = await mount('promo-grid', { api: '/later' });
    expect(new Set([...root.querySelectorAll('li')].map(({ className }) => className))).toEqual(new Set([normal]));
    expect(root.querySelector('[rel=prev]')?.getAttribute('href')).toBe('/promo?page=2');
    expect(root.querySelector('[part=more]')).toBeNull();
  });

  it('says nothing of a kind’s promotions that are not there yet, and leads on to them', async () => {
    const pages = { first: 1, last: 1, rest: { English: 24, Indonesia: 24 } };
    const content = { ...examples.kinds?.content, normalized: true as const, pages };
    const asked = serve({ [`/long${path}`]: content, [`/long${path}?page=2`]: 'hangs' });
    const { root } = await mount('promo-grid', { api: '/long', kind: 'travel' });
    expect(root.querySelector('[role=status]')?.textContent).toBe('3 dari 8 promo yang diperiksa');
    expect(root.querySelector('[part=more]')).toBeTruthy();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    changeLanguage('English');
    await vi.waitFor(() => expect(root.querySelector('[role=status]')?.textContent).toContain('3 of the 8'));
    // Once, however often it is rendered meanwhile.
    expect(asked).toHaveLength(2);
  });

  it('has the description of a promo in the place of its title where it has none', async () => {
    const { root } = await mountBlock('promo-grid', { dataPromo: [{ titleCard: '-', descriptionCard: 'Segera' }] });
    expect(texts(root, 'h3')).toEqual(['Segera']);
  });

  it('shows dates as editors write them, none where it is none, and encodes any slug once, without a step to another folder', async () => {
    const { cards, root } = await grid('odd');
    const last = cards().map((card) => card.querySelector('time')?.parentElement?.textContent);
    expect(last).toEqual(['Berakhir 31 Desember 2020', 'Berlaku hingga 31 Desember 2099', ...Array(3)]);
    expect(cards().map((card) => card.hasAttribute('data-ended'))).toEqual([true, false, false, false, false]);
    expect(hrefs(root, '[part=promo] a')).toEqual([
      '/promo/diskon%2050%25%20%26%20gratis',
      "/promo/jum'at",
      '/promo/caf%C3%A9--%E2%98%95',
      '/promo/a%2Fb%2Bc',
    ]);
  });
});
