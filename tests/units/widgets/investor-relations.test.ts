import { afterEach, describe, expect, it, vi } from 'vitest';
import { examples } from '../../../widgets/investor-relations/investor-relations.examples';
import { mount, serve } from '../../support/mount-widget';

const bankPage = () => {
  document.body.innerHTML = '<script type="application/json" id="serambi-config">{"addressable": true}</script>';
};

const relations = async (example: keyof typeof examples = 'usual', attributes: Record<string, string> = {}) => {
  serve({ '/api/investor-relation': examples[example]?.content });
  const mounted = await mount('investor-relations', attributes);
  const { root } = mounted;
  const item = (name: string) =>
    [...root.querySelectorAll<HTMLElement>('nav a, nav button')].find(({ textContent }) =>
      textContent?.startsWith(name),
    );
  const panel = () => root.querySelector('[part=panel]');
  const heading = () => panel()?.querySelector('h2')?.textContent;
  const documents = () => [...(panel()?.querySelectorAll('a[target]') ?? [])].map(({ textContent }) => textContent);
  const choose = async (name: string) => {
    item(name)?.click();
    await vi.waitFor(() => expect(heading()).toBe(name));
  };
  return { ...mounted, item, panel, heading, documents, choose };
};

describe('investor relations', () => {
  afterEach(() => {
    history.replaceState(null, '', location.pathname);
    vi.restoreAllMocks();
  });

  it('shows the documents of the first submenu by year', async () => {
    const { panel, heading, documents } = await relations();
    expect(heading()).toBe('Laporan Tahunan');
    expect([...(panel()?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '2026',
      '2025',
    ]);
    expect(documents()).toEqual(['Laporan Tahunan 2026 PDF', 'Laporan Tahunan 2025 PDF']);
  });

  it('opens documents beside the page and without a way back into it', async () => {
    const { root } = await relations();
    for (const link of root.querySelectorAll<HTMLAnchorElement>('[part=documents] a')) {
      expect([link.target, link.rel]).toEqual(['_blank', 'noopener']);
    }
  });

  it('shows the submenu that is chosen and says which one it is', async () => {
    const { item, documents, choose } = await relations();
    await choose('Laporan Triwulanan');
    expect(documents()).toEqual(['Laporan Triwulanan Q1 PDF', 'Laporan Triwulanan Q2 PDF']);
    expect(item('Laporan Triwulanan')?.getAttribute('aria-current')).toBe('true');
    expect(item('Laporan Tahunan')?.getAttribute('aria-current')).toBe('false');
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

  it('starts a menu at its first submenu', async () => {
    const { item, heading, choose } = await relations();
    await choose('Laporan Triwulanan');
    await choose('Kebijakan');
    item('Laporan')?.click();
    await vi.waitFor(() => expect(heading()).toBe('Laporan Tahunan'));
    expect(item('Laporan')?.getAttribute('aria-expanded')).toBe('true');
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
    [767, 1450],
    [768, 400],
  ])('at a width of %i scrolls to %i when the visitor chooses a menu without submenus', async (width, top) => {
    bankPage();
    vi.stubGlobal('innerWidth', width);
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { choose } = await relations();
    await choose('Laporan Triwulanan');
    expect(scrolled).not.toHaveBeenCalled();
    await choose('Kebijakan');
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top, behavior: 'smooth' }));
  });

  it('jumps rather than glides where less motion is wanted', async () => {
    bankPage();
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { choose } = await relations();
    await choose('Kebijakan');
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 400, behavior: 'instant' }));
  });

  it('does not scroll when the address, rather than the visitor, chooses', async () => {
    bankPage();
    history.replaceState(null, '', '#policies');
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { heading } = await relations();
    await vi.waitFor(() => expect(heading()).toBe('Kebijakan'));
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('keeps the choice in the address of the bank’s own page', async () => {
    bankPage();
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { choose } = await relations();
    await choose('Laporan Triwulanan');
    expect(location.hash).toBe('#reports/1');
    await choose('Kebijakan');
    expect(location.hash).toBe('#policies');
  });

  it('takes the name of a menu alone for its first submenu', async () => {
    bankPage();
    history.replaceState(null, '', '#reports/1');
    const { heading } = await relations();
    await vi.waitFor(() => expect(heading()).toBe('Laporan Triwulanan'));
    history.replaceState(null, '', '#reports');
    window.dispatchEvent(new Event('hashchange'));
    await vi.waitFor(() => expect(heading()).toBe('Laporan Tahunan'));
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
    expect(click.defaultPrevented).toBe(false);
    expect(heading()).toBe('Laporan Tahunan');
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

  it('says so where there is nothing yet', async () => {
    const { panel, choose } = await relations('bare');
    expect(panel()?.textContent).toBe('TahunanBelum ada dokumen.');
    await choose('Kebijakan');
    expect(panel()?.textContent).toBe('KebijakanBelum ada dokumen.');
  });

  it('shows nothing where there is no menu', async () => {
    expect((await relations('empty')).text()).toBe('');
  });

  it('never follows a dangerous address', async () => {
    const { root, documents, text } = await relations('hostile');
    expect(documents()).toEqual([]);
    expect(root.querySelectorAll('img, [href^="javascript"]')).toHaveLength(0);
    expect(text()).toContain('<script>alert(1)</script>');
  });

  it('shows documents without a title as they are, and no title without documents', async () => {
    const sideMenu = [
      { title: '-', data: [{ pdf: [{ title: 'Anggaran dasar', link: '/documents/a.pdf' }] }] },
      { title: 'Kosong', data: [] },
    ];
    const block = [{ id: 'x', title: 'Tata kelola', menu: { title: 'Tata kelola', sideMenu } }];
    serve({ '/api/investor-relation': { English: block, Indonesia: block } });
    const { root } = await mount('investor-relations');
    expect(root.querySelector('[part=panel]')?.textContent).toBe('Tata kelolaAnggaran dasar PDF');
    expect(root.querySelector('details')).toBeNull();
  });
});
