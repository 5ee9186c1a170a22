import { describe, expect, it, vi } from 'vitest';
import { withMadeExamples } from '../../../shell/server/gallery/made-examples';
import { search as find, maxFound } from '../../../widgets/investor-relations/investor-relations.content';
import { examples as own } from '../../../widgets/investor-relations/investor-relations.examples';
import join from '../../../widgets/investor-relations/investor-relations.server';
import widget from '../../../widgets/investor-relations/investor-relations.widget';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { joined } from '../../support/joined';
import { mountBlock, mountExample, onBankPage } from '../../support/mount-widget';
import { hrefs, texts, type } from '../../support/shown';

const examples = withMadeExamples(widget, own);

const relations = async (example = 'usual', attributes: Record<string, string> = {}) => {
  const mounted = await mountExample('investor-relations', example, attributes);
  const { root } = mounted;
  const item = (name: string) =>
    [...root.querySelectorAll<HTMLElement>('nav a, nav button')].find(({ textContent }) =>
      textContent?.startsWith(name),
    );
  const panel = () => root.querySelector('[part=panel]');
  const heading = () => panel()?.querySelector('h2')?.textContent;
  const documents = () => texts(panel(), 'a[target]');
  const choose = async (name: string) => {
    item(name)?.click();
    await vi.waitFor(() => expect(heading()).toBe(name));
  };
  return { ...mounted, item, panel, heading, documents, choose };
};

describe('investor relations', () => {
  it('shows the documents of the first submenu by year', async () => {
    const { panel, heading, documents } = await relations();
    expect(heading()).toBe('Laporan Tahunan');
    expect(texts(panel(), 'h3')).toEqual(['2026', '2025']);
    expect(documents()).toEqual(['Laporan Tahunan 2026 PDF', 'Laporan Tahunan 2025 PDF']);
  });

  it('lists a document under the year that its title names, and not under that of its publication', async () => {
    const { panel } = await relations('reported', { language: 'English' });
    const years = texts(panel(), '[part=year]');
    expect(years).toEqual(['2025Annual Report 2025 PDF', '2024Annual Report 2024 PDFLetter to shareholders PDF']);
  });

  it('says of a document its day, its size and its languages, as far as they are known', async () => {
    const { documents } = await relations('described', { language: 'English' });
    expect(documents().map((each) => each?.replaceAll('\u00a0', ' '))).toEqual([
      'Annual Report 2025 PDFPublished 5 March 2026 · 1.2 MB · Indonesian and English',
      'Charter PDF48 kB',
      'Policy PDF',
    ]);
  });

  describe('with a search', () => {
    const search = async (attributes: Record<string, string> = {}, example: keyof typeof examples = 'usual') => {
      const mounted = await relations(example, attributes);
      const { root } = mounted;
      const field = root.querySelector<HTMLInputElement>('input[name=find]');
      const year = root.querySelector<HTMLSelectElement>('select');
      const found = () => texts(root, '[part=results] a[target]');
      return { ...mounted, year, found, enter: (words: string) => type(field, words) };
    };

    it('finds documents of all menus and years that have all words, in the place of the panel', async () => {
      const { root, panel, found, enter } = await search();
      const status = root.querySelector('[role=status]');
      expect(status?.textContent).toBe('');
      enter('piagam 2');
      await vi.waitFor(() => expect(found()).toEqual(['Piagam 2 PDFKebijakan']));
      // A program announces only what changes in a region that it knows, and lists no heading with another role.
      expect(status?.textContent).toBe('1 dokumen');
      expect(root.querySelector('[part=results] h2:not([role])')?.textContent).toBe('1 dokumen');
      expect(panel()).toBeNull();
      enter('LAPORAN tahunan');
      await vi.waitFor(() => expect(found()).toHaveLength(2));
      enter('zzz');
      await vi.waitFor(() => expect(root.querySelector('[part=results]')?.textContent).toContain('Tidak ada dokumen'));
      enter('');
      await vi.waitFor(() => expect(panel()).not.toBeNull());
    });

    it('shows the newest where it finds more than are shown, from whatever menu', () => {
      const listed = (from: string, year: string, count: number) =>
        Array.from({ length: count }, (_, at) => ({ from, year, title: `Report ${from} ${at}`, file: '/a.pdf' }));
      const { count, groups } = find([...listed('a', '2020', maxFound), ...listed('b', '2026', 3)], { find: 'report' });
      const shown = groups.map(({ year, pdf }) => `${year}: ${pdf.length}`);
      expect([count, ...shown]).toEqual([maxFound + 3, '2026: 3', `2020: ${maxFound - 3}`]);
    });

    it('shows all documents of a year below what they are', async () => {
      const { root, year, found } = await search();
      expect([...(year?.options ?? [])].map(({ value }) => value)).toEqual(['', '2026', '2025']);
      if (year) year.value = '2025';
      year?.dispatchEvent(new Event('change', { bubbles: true }));
      await vi.waitFor(() => expect(found()).toEqual(['Laporan Tahunan 2025 PDF']));
      expect(root.querySelector('[part=results] h3')?.textContent).toBe('Laporan Tahunan');
    });

    it('finds by what a document is, in the other language, too', async () => {
      const { root, found } = await search({ type: 'Laporan Tahunan' });
      expect(found()).toHaveLength(2);
      expect(texts(root, '[name=type] option').slice(0, 2)).toEqual(['Semua dokumen', 'Laporan Tahunan']);
      changeLanguage('English');
      await vi.waitFor(() => expect(root.querySelector('.root')?.getAttribute('lang')).toBe('en'));
      await vi.waitFor(() => expect(found()).toHaveLength(2));
      expect(root.querySelector<HTMLSelectElement>('[name=type]')?.selectedIndex).toBe(1);
    });

    it('keeps the words and the year where the language changes', async () => {
      onBankPage();
      const { root } = await search({ type: 'Laporan Tahunan', year: '2025', find: 'pdf' });
      changeLanguage('English');
      await vi.waitFor(() => expect(location.search).toContain('find=pdf&year=2025&type='));
      expect(root.querySelector<HTMLSelectElement>('[name=year]')?.value).toBe('2025');
    });

    it('begins with what the attributes or the page’s address say, and keeps it there', async () => {
      onBankPage();
      expect((await search({ year: '2025' })).found()).toHaveLength(1);
      history.replaceState(null, '', '?find=Q2#policies');
      const { found, enter } = await search();
      await vi.waitFor(() => expect(found()).toEqual(['Laporan Triwulanan Q2 PDFLaporan Triwulanan']));
      enter('q1');
      await vi.waitFor(() => expect(location.search).toBe('?find=q1'));
      expect(location.hash).toBe('#policies');
    });

    it('ends when a menu is chosen, or by its own link', async () => {
      const { choose, found } = await search({ year: '2025' });
      await choose('Kebijakan');
      expect(found()).toEqual([]);
      const again = await search({ year: '2025' });
      again.root.querySelector<HTMLElement>('[part=results] > a')?.click();
      await vi.waitFor(() => expect(again.panel()).not.toBeNull());
    });

    it('goes over the pages of a long list that are not shown yet, and shows the first 100 of many', async () => {
      const { root, found, enter } = await search({}, 'archive');
      enter('arsip 2017');
      await vi.waitFor(() => expect(root.querySelector('[role=status]')?.textContent).toBe('200 dokumen'));
      enter('arsip');
      await vi.waitFor(() => expect(root.querySelector('[role=status]')?.textContent).toBe('2000 dokumen'));
      expect(found()).toHaveLength(100);
    });
  });

  it('shows the submenu that is chosen, says which one it is, and starts a menu at its first', async () => {
    const { item, heading, documents, choose } = await relations();
    await choose('Laporan Triwulanan');
    expect(documents()).toEqual(['Laporan Triwulanan Q1 PDF', 'Laporan Triwulanan Q2 PDF']);
    expect(item('Laporan Triwulanan')?.getAttribute('aria-current')).toBe('true');
    expect(item('Laporan Tahunan')?.getAttribute('aria-current')).toBe('false');
    await choose('Kebijakan');
    item('Laporan')?.click();
    await vi.waitFor(() => expect(heading()).toBe('Laporan Tahunan'));
    expect(item('Laporan')?.getAttribute('aria-expanded')).toBe('true');
  });

  it('closes and opens the submenus of the menu chosen', async () => {
    const { item, heading } = await relations();
    const menu = () => item('Laporan');
    expect(menu()?.getAttribute('aria-expanded')).toBe('true');
    menu()?.click();
    await vi.waitFor(() => expect(menu()?.getAttribute('aria-expanded')).toBe('false'));
    expect(item('Laporan Tahunan')).toBeUndefined();
    expect(heading()).toBe('Laporan Tahunan');
    menu()?.click();
    await vi.waitFor(() => expect(item('Laporan Tahunan')).toBeTruthy());
  });

  it('shows the picture, text, documents and side menus of a menu without submenus', async () => {
    const { root, panel, documents, choose } = await relations();
    await choose('Kebijakan');
    await vi.waitFor(() => expect(panel()?.textContent).toContain('Kebijakan: text'));
    expect(panel()?.querySelector('img')?.getAttribute('src')).toBe('/art/investor/governance.svg');
    expect(documents()).toEqual(['Kebijakan 1 PDF', 'Piagam 1 PDF', 'Piagam 2 PDF']);
    expect(root.querySelector('details summary')?.textContent).toBe('Piagam');
    expect(root.querySelector('details')?.open).toBe(false);
    expect(root.querySelector('[part=hero] h2')?.textContent).toBe('Kebijakan');
  });

  it.each([
    [767, 'no preference', { top: 1450, behavior: 'smooth' }],
    [768, 'no preference', { top: 400, behavior: 'smooth' }],
    [768, 'reduce', { top: 400, behavior: 'instant' }],
  ])('scrolls to a chosen menu without submenus at a width of %i, with motion: %s', async (width, motion, goal) => {
    onBankPage();
    vi.stubGlobal('innerWidth', width);
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: motion === 'reduce' } as MediaQueryList);
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { choose } = await relations();
    await choose('Laporan Triwulanan');
    expect(scrolled).not.toHaveBeenCalled();
    await choose('Kebijakan');
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalledExactlyOnceWith(goal));
  });

  it('scrolls for the second of two choices that follow each other before the page is drawn', async () => {
    onBankPage();
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { item, choose } = await relations();
    item('Laporan Triwulanan')?.click();
    // The first choice is rendered, but its effect is still to come.
    await Promise.resolve();
    await choose('Kebijakan');
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalledOnce());
  });

  it('does not scroll when the address, rather than the visitor, chooses', async () => {
    onBankPage();
    history.replaceState(null, '', '#policies');
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { heading } = await relations();
    await vi.waitFor(() => expect(heading()).toBe('Kebijakan'));
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('keeps the choice in the address of the bank’s own page', async () => {
    onBankPage();
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { choose } = await relations();
    await choose('Laporan Triwulanan');
    expect(location.hash).toBe('#reports/1');
    await choose('Kebijakan');
    expect(location.hash).toBe('#policies');
    // A later test must not see it.
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalledOnce());
  });

  it('leaves a partner’s page where and as it is, with links that lead to the bank', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { item, choose } = await relations('usual', { site: 'https://bank.example' });
    await choose('Kebijakan');
    expect(location.hash).toBe('');
    expect(scrolled).not.toHaveBeenCalled();
    expect(item('Kebijakan')?.getAttribute('href')).toBe('https://bank.example/about-us/investor-relations#policies');
  });

  it('leaves a click that asks for another tab to the browser', async () => {
    const { item, heading } = await relations();
    const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    item('Kebijakan')?.dispatchEvent(click);
    expect([click.defaultPrevented, heading()]).toEqual([false, 'Laporan Tahunan']);
  });

  it('renders of 2,000 documents only those of the submenu chosen, 24 at a time', async () => {
    const { root, documents, choose } = await relations('archive');
    expect(documents()).toHaveLength(24);
    expect(documents()[0]).toBe('Arsip 1 2026 1 PDF');
    root.querySelector<HTMLElement>('[part=more]')?.click();
    await vi.waitFor(() => expect(documents()).toHaveLength(48));
    expect(new Set(documents()).size).toBe(48);
    await choose('Arsip 2');
    expect(documents()[0]).toBe('Arsip 2 2026 1 PDF');
    expect(root.querySelector('[part=more]')?.getAttribute('aria-label')).toBe('Tampilkan lagi: Arsip 2');
  });

  it('leads to the three newest documents, of whatever menu; those of one day stay in order', async () => {
    const pdf = ['01', '04', '04-en', '03', '02'].map((name) => {
      return { title: `Bulan ${name}`, link: `/${name}.pdf`, date: `2026-${name.slice(0, 2)}-05` };
    });
    const data = [{ year: '2026', pdf: [...pdf, { title: 'Piagam', link: '/piagam.pdf' }] }];
    const { root } = await mountBlock('investor-relations', [
      { title: 'Laporan', submenu: [{ title: 'Bulanan', data }] },
    ]);
    expect(hrefs(root, '[part=newest] a')).toEqual(['/04.pdf', '/04-en.pdf', '/03.pdf']);
  });

  it('says so where there is nothing yet', async () => {
    const { panel, choose } = await relations('bare');
    expect(panel()?.textContent).toBe('TahunanBelum ada dokumen.');
    await choose('Kebijakan');
    expect(panel()?.textContent).toBe('KebijakanBelum ada dokumen.');
  });

  it('shows documents without a title as they are, and no title without documents', async () => {
    const sideMenu = [
      { title: '-', data: [{ pdf: [{ title: 'Anggaran dasar', link: '/documents/a.pdf' }] }] },
      { title: 'Kosong', data: [] },
    ];
    const block = [{ id: 'x', title: 'Tata kelola', menu: { title: 'Tata kelola', sideMenu } }];
    const { root } = await mountBlock('investor-relations', block);
    expect(root.querySelector('[part=panel]')?.textContent).toBe('Tata kelolaAnggaran dasar PDF');
    expect(root.querySelector('details')).toBeNull();
  });
});

it('the server adds what is known of each document, wherever it is listed', () => {
  const documents = { '/a.pdf': { date: '2026-03-05' } };
  const block = [
    { submenu: [{ data: [{ pdf: [{ title: 'A', link: '/a.pdf', date: '2025-01-01' }] }] }] },
    { menu: { pdf: [{ name: 'A', url: '/a.pdf' }] } },
  ];
  expect(joined(join, block, { '/api/documents': documents }, {}, () => 7)).toEqual([
    { submenu: [{ data: [{ pdf: [{ title: 'A', link: '/a.pdf', date: '2025-01-01', size: 7 }] }] }] },
    { menu: { pdf: [{ name: 'A', url: '/a.pdf', date: '2026-03-05', size: 7 }] } },
  ]);
});
