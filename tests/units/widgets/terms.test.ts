import { describe, expect, it, vi } from 'vitest';
import { mountBlock, mountExample, onBankPage } from '../../support/mount-widget';
import { texts } from '../../support/shown';

const show = async (example = 'usual') => {
  const mounted = await mountExample('terms', example);
  const { root } = mounted;
  const tabs = () => [...root.querySelectorAll<HTMLButtonElement>('[role=tab]')];
  const panel = () => root.querySelector('[role=tabpanel]:not([hidden])')?.textContent ?? '';
  return { ...mounted, tabs, panel };
};

describe('terms and conditions', () => {
  it('show the first document under a heading of their own, and have every one in the page, with its title, for paper', async () => {
    const { text, panel, root } = await show();
    expect(text()).toContain('Syarat dan ketentuan');
    expect(texts(root, '[role=tab]')).toEqual(['Umum', 'Rekening']);
    await vi.waitFor(() => expect(panel()).toContain('Syarat ini berlaku untuk semua layanan.'));
    const titles = [...root.querySelectorAll('[role=tabpanel]')].map((each) => each.querySelector('h2')?.textContent);
    expect(titles).toEqual(['Umum', 'Rekening']);
  });

  it('show the document whose tab is chosen, and keep it in the address', async () => {
    onBankPage();
    const { tabs, panel } = await show();
    tabs()[1]?.click();
    await vi.waitFor(() => expect(panel()).toContain('Rekening hanya untuk Anda.'));
    expect(location.hash).toBe('#account');
  });

  it('list the headings of the highest level that a document has several of', async () => {
    const desc = `<div><h2>Syarat</h2>${['Satu', 'Dua', 'Tiga'].map((each) => `<h3>${each}</h3><p>x</p>`).join('')}</div>`;
    const block = { tabs: [{ id: 'umum', desc }] };
    const { root } = await mountBlock('terms', block);
    const listed = () => texts(root, 'nav li');
    await vi.waitFor(() => expect(listed()).toEqual(['Satu', 'Dua', 'Tiga']));
  });

  it('lead from a document to a place in it', async () => {
    const desc = '<p><a href="#pasal-2">Pasal 2</a></p><h3 id="pasal-2">Pasal 2</h3>';
    const block = { tabs: [{ id: 'umum', desc }] };
    const { root } = await mountBlock('terms', block);
    await vi.waitFor(() => expect(root.querySelector('h3')?.id).toBe('terms-pasal-2'));
    expect(root.querySelector('a[href^="#"]')?.getAttribute('href')).toBe('#terms-pasal-2');
  });

  it('leave out a document that is not there, and call one without a title by its id', async () => {
    const tabs = [{ id: 7, title: null, desc: '<p>Aman</p>' }, null, { id: 'gone', desc: '-' }, { desc: '<p>x</p>' }];
    const { root } = await mountBlock('terms', { tabs });
    expect(texts(root, '[role=tab]')).toEqual(['7', '3']);
    expect(root.querySelectorAll('[role=tabpanel]')).toHaveLength(2);
  });
});
