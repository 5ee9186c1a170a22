import { afterEach, describe, expect, it, vi } from 'vitest';
import join from '../../../widgets/promo-detail/promo-detail.server';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { joined } from '../../support/joined';
import { mountBlock, mountExample } from '../../support/mount-widget';
import { hrefs, texts, toasts } from '../../support/shown';

const detail = async (example = 'usual') => {
  const mounted = await mountExample('promo-detail', example, { slug: 'kopi-pagi' });
  await vi.waitFor(() => expect(mounted.root.querySelector('a[target]')?.getAttribute('href')).toBeTruthy());
  const headings = () => texts(mounted.root, 'h2');
  const named = (label: string) => mounted.root.querySelector<HTMLElement>(`[aria-label="${label}"]`);
  return { ...mounted, headings, named };
};

const device = (features: object) => vi.stubGlobal('navigator', { ...navigator, ...features });

describe("a promo's page", () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('leads with its last day, its kind and what it gives, and shows others that go on', async () => {
    const { root } = await mountExample('promo-detail', 'related', { slug: 'kopi-pagi', language: 'Indonesia' });
    expect(root.querySelector('[part=summary]')?.textContent).toBe('A cup for Rp15,000 before ten.');
    const validity = root.querySelector('[part=validity]');
    expect(validity?.hasAttribute('data-state')).toBe(false);
    expect(validity?.textContent).toBe('Berlaku hingga 31 Januari 2099Makanan');
    const title = root.querySelector('header h2');
    expect(title && validity?.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(hrefs(root, '[part=related] a')).toEqual(['/promo/nonton-berdua']);
    expect(root.querySelector('[part=mechanisme]')?.textContent).toContain('Ikuti langkah berikut');
    expect(root.querySelector('[part=use] a')?.getAttribute('href')).toBe('/download');
  });

  it.each([
    ['related', '<span slot="steps" id="steps"></span>', ['/download', '#steps']],
    ['related', '', ['/download']],
    ['sparse', '<span slot="steps" id="steps"></span>', ['/download']],
  ] as const)(
    'leads to its steps where it and the page have a place for them: %s %s',
    async (example, place, links) => {
      const { root } = await mountExample('promo-detail', example, { slug: 'kopi-pagi' }, place);
      await vi.waitFor(() => expect(hrefs(root, '[part=use] a')).toEqual(links));
      expect(root.querySelectorAll('[part=mechanisme] > slot[name=steps]')).toHaveLength(links.length - 1);
    },
  );

  it.each([
    ['nothing where words stand in place of a day', { expired: 'Tanpa batas waktu' }, undefined],
    ['nothing where it cannot be read', { expired: '12/31/2026', summary: 'Untuk dua orang.' }, undefined],
    ['nothing where it cannot be read, but the kind', { expired: 1798736400, kind: 'Makanan' }, 'Makanan'],
    ['that there is none where the list gives none', { summary: 'Untuk dua orang.' }, 'Tanpa tanggal akhir'],
  ])('says of its end %s', async (_, told, words) => {
    const { root } = await mountBlock('promo-detail', { title: 'Ajak teman', ...told }, { slug: 'ajak-teman' });
    await vi.waitFor(() => expect(root.querySelector('h2')?.textContent).toBe('Ajak teman'));
    expect(root.querySelector('[part=validity]')?.textContent).toBe(words);
    expect(root.querySelector('[part=use]')).toBeTruthy();
  });

  it('is told of an end that cannot be read, its own or of similar promos, and says nothing of it', async () => {
    const given = [
      { slug: 'lain', titleCard: 'Lain', expired: '1798736400' },
      { slug: 'terus', titleCard: 'Terus', expired: '-' },
      { slug: 'kopi', descriptionCard: 'Secangkir kopi.', expired: '12/31/2026' },
    ];
    const block = joined(join, { title: 'Kopi' }, { '/api/promo/all': { dataPromo: given } }, { slug: 'kopi' });
    const { root } = await mountBlock('promo-detail', block, { slug: 'kopi' });
    expect(root.querySelector('[part=summary]')?.textContent).toBe('Secangkir kopi.');
    expect(root.querySelector('[part=validity]')).toBeNull();
    expect(texts(root, '[part=related] li')).toEqual(['Lain', 'TerusTanpa tanggal akhir']);
  });

  it('asks for its slug encoded, and leads to others by theirs', async () => {
    const related = [
      { slug: 'a/b+c', titleCard: 'A' },
      { slug: 'café--☕', titleCard: 'B' },
      { slug: '..', titleCard: 'C' },
    ];
    const slug = 'diskon 50% & gratis';
    const { asked, root } = await mountBlock('promo-detail', { title: 'Diskon', related }, { slug });
    expect(asked).toEqual(['/api/promo/detail/diskon%2050%25%20%26%20gratis']);
    expect(hrefs(root, '[part=related] a')).toEqual(['/promo/a%2Fb%2Bc', '/promo/caf%C3%A9--%E2%98%95']);
  });

  it('has the share row beside the title, before all that is read, without the device’s ways where it has none', async () => {
    const { root } = await detail();
    expect(root.querySelectorAll('[part=share] li:not([hidden])')).toHaveLength(4);
    const share = root.querySelector('a[target]') as Element;
    const terms = root.querySelector('[part=conditions]');
    expect(terms?.compareDocumentPosition(share)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    // Read once, as the list's name.
    const label = root.getElementById(root.querySelector('[data-share]')?.getAttribute('aria-labelledby') ?? '');
    expect([label?.textContent, label?.getAttribute('aria-hidden')]).toEqual(['Bagikan', 'true']);
  });

  it('says that it has ended, and leads to those that go on', async () => {
    const { root } = await mountExample('promo-detail', 'related', { slug: 'kopi-pagi', language: 'English' });
    expect(root.querySelector('[part=validity]')?.textContent).toBe('Ended 31 January 2020');
    expect(root.querySelector('header ~ p a')?.getAttribute('href')).toBe('/promo');
    expect(root.querySelector('[part=related], [part=use]')).toBeNull();
  });

  it('shows the promo, its mechanism and its terms, in the language shown', async () => {
    const { headings, root, text, asked } = await detail();
    expect(headings()[0]).toBe('Kopi pagi Rp10.000 di Kopi Teras');
    expect(headings().slice(1)).toEqual(['Apa untungnya', 'Mekanisme', 'Syarat dan Ketentuan']);
    await vi.waitFor(() => expect(text()).toContain('Sapa barista.'));
    expect(root.querySelector('img')?.getAttribute('src')).toBe('/art/promo/kopi-pagi.svg');
    changeLanguage('English');
    await vi.waitFor(() => expect(headings().slice(1)).toEqual(['What you get', 'Mechanism', 'Terms and Conditions']));
    expect(asked).toEqual(['/api/promo/detail/kopi-pagi']);
  });

  it.each([
    ['sparse', ['Segera', 'Apa untungnya'], ['/promo', '/download']],
    ['empty', [], ['/promo']],
  ])('leaves out the sections, the picture and the app that it has not got: %s', async (example, shown, addresses) => {
    const { headings, root } = await detail(example);
    expect(headings()).toEqual(shown);
    expect(hrefs(root, 'a:not([target])')).toEqual(addresses);
    expect(root.querySelectorAll('img, section')).toHaveLength(0);
  });

  it.each([
    ['WhatsApp', 'https://wa.me/?text='],
    ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u='],
    ['X (Twitter)', 'https://twitter.com/intent/tweet?url='],
  ])('shares on %s in a window of 550 by 400', async (place, address) => {
    const open = vi.fn();
    vi.stubGlobal('open', open);
    const { named } = await detail();
    const link = named(`Bagikan ke ${place}`);
    expect(link?.getAttribute('href')).toContain(address);
    expect(link?.getAttribute('href')).toContain(encodeURIComponent(location.href));
    link?.click();
    const [opened, , features] = open.mock.lastCall ?? [];
    expect(opened).toBe(link?.getAttribute('href'));
    expect(features).toMatch(/^noopener,width=550,height=400,left=\d+,top=\d+$/);
  });

  it('copies the current address and says so for 3 seconds', async () => {
    const writeText = vi.fn(async () => {});
    device({ clipboard: { writeText } });
    const { named } = await detail();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    named('Salin tautan')?.click();
    await vi.waitFor(() => expect(toasts()).toEqual(['Link telah tersalin']));
    expect(writeText).toHaveBeenCalledWith(location.href);
    await vi.advanceTimersByTimeAsync(2_500);
    expect(toasts()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(600);
    expect(toasts()).toHaveLength(0);
  });

  it('copies without a clipboard, too, and keeps the focus where it was', async () => {
    device({ clipboard: undefined });
    let copied: string | undefined;
    Object.assign(document, {
      execCommand: () => {
        copied = root.querySelector('textarea')?.value;
        return true;
      },
    });
    const { named, root } = await detail();
    changeLanguage('English');
    await vi.waitFor(() => expect(named('Copy link')).toBeTruthy());
    named('Copy link')?.click();
    await vi.waitFor(() => expect(toasts()).toEqual(['Link copied to clipboard']));
    expect(copied).toBe(location.href);
    expect(root.querySelector('textarea')).toBeNull();
    expect(root.activeElement).toBe(named('Copy link'));
  });

  it('shows the address where it cannot be copied', async () => {
    device({ clipboard: { writeText: () => Promise.reject(new Error('forbidden')) } });
    Object.assign(document, { execCommand: () => false });
    const { named } = await detail();
    named('Salin tautan')?.click();
    await vi.waitFor(() => expect(toasts().at(-1)).toContain(location.href));
  });

  it("offers the device's own ways to share where it has some", async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('changed my mind', 'AbortError')));
    device({ share });
    const { named } = await detail();
    await vi.waitFor(() => expect(named('Cara lain untuk membagikan')).toBeTruthy());
    named('Cara lain untuk membagikan')?.click();
    expect(share).toHaveBeenCalledWith({ title: 'Kopi pagi Rp10.000 di Kopi Teras', url: location.href });
  });
});

describe('what the list of promos says about one', () => {
  const list = {
    kinds: [{ key: 'food', title: 'Makanan', promos: ['kopi & susu', 'buah'] }],
    dataPromo: [
      { slug: 'buku', titleCard: 'Buku' },
      { slug: 'kopi & susu', expired: '31 Januari 2027', descriptionCard: 'Secangkir kopi.' },
      { slug: 'buah', titleCard: 'Buah', id: 7 },
      { titleCard: 'Tanpa halaman' },
      null,
    ],
  };
  const told = (slug: string, block: object = { title: 'Kopi' }, promos: object = list) =>
    joined(join, block, { '/api/promo/all': promos }, { slug });

  it('is its last day, its kind and its summary, and others, those of its kind first', () => {
    expect(told('kopi & susu')).toEqual({
      title: 'Kopi',
      expired: '2027-01-31',
      kind: 'Makanan',
      summary: 'Secangkir kopi.',
      related: [
        { id: 7, slug: 'buah', titleCard: 'Buah' },
        { slug: 'buku', titleCard: 'Buku' },
      ],
    });
  });

  it('is only the others where the list does not have it, and never replaces what its block says', () => {
    expect(told('lain', { title: 'Lain', expired: '2030-01-01', kind: 'Sendiri' })).toMatchObject({
      expired: '2030-01-01',
      kind: 'Sendiri',
      related: [{ slug: 'buku' }, { slug: 'kopi & susu' }, { slug: 'buah' }],
    });
  });

  it('is at most eight others, and nothing where the list could not be had', () => {
    const dataPromo = Array.from({ length: 20 }, (_, at) => ({ slug: `s${at}` }));
    expect(Object(told('s0', {}, { dataPromo })).related).toHaveLength(8);
    expect(joined(join, { title: 'Kopi' }, {}, { slug: 'kopi' })).toEqual({ title: 'Kopi', related: [] });
  });
});
