import { describe, expect, it, vi } from 'vitest';
import { makeIndex } from '../../../widgets/runtime/search/engine';
import type { Example } from '../../../widgets/runtime/widget/examples';
import { examples } from '../../../widgets/search/search.examples';
import { type Backend, mount, mountExample, serve } from '../../support/mount-widget';
import { press as pressKey, settled } from '../../support/render-component';
import { hrefs, texts, type } from '../../support/shown';

const path = '/api/search?q=blokir-kartu';
const usual = examples.usual as Example;

const index = await makeIndex(
  [
    { kind: 'answers', title: 'Kartu saya hilang', text: 'Segera blokir kartu.', path: '/help#faq-4-1' },
    { kind: 'answers', title: 'Kapan kartu tiba?', text: 'Tiga hari.', path: '/help#faq-4-5' },
    { kind: 'documents', title: 'Kebijakan kartu', text: '', file: '/documents/card.pdf' },
  ],
  'Indonesia',
);
const backend = {
  [path]: usual.content,
  '/api/search?q=': usual.content,
  '/api/search/index?lang=id': JSON.parse(JSON.stringify({ index, synonyms: [] })),
} as Backend;

/** As a browser does: React listens to one event, Preact to the other. */
function focus(input: HTMLInputElement) {
  input.dispatchEvent(new FocusEvent('focus'));
  input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

async function combobox() {
  const asked = serve(backend);
  const { element, root } = await mount('search', { query: 'blokir kartu' });
  const input = root.querySelector('input[name=q]') as HTMLInputElement;
  const press = (key: string) => pressKey(input, key);
  const list = () => root.querySelector('[role=listbox]');
  const active = () => root.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { asked, element, root, input, press, list, active };
}

describe('the search widget', () => {
  it('shows the best result, then the others in groups, with the words marked, and opens documents in a new tab', async () => {
    const { root } = await mountExample('search', 'usual');
    expect(texts(root, 'section h2')).toEqual(['Paling cocok', 'Halaman 1', 'Dokumen 1']);
    expect(root.querySelector('[aria-labelledby=best] li')?.textContent).toContain('JawabanKartu saya hilang');
    expect(root.querySelector('[role=status]')?.textContent).toBe('3 hasil untuk “blokir kartu”');
    expect(root.querySelector('section mark')?.textContent).toBe('Kartu');
    const document = root.querySelector('a[href="/documents/card.pdf"]');
    expect(document?.getAttribute('target')).toBe('_blank');
    // The link's name has the file type once.
    expect(document?.textContent).toBe('Kebijakan kartu 2026 (PDF)');
    expect(document?.closest('li')?.querySelector('div + span')?.getAttribute('aria-hidden')).toBe('true');
    expect(root.querySelector('h3 a[href="/help"]')?.textContent).toBe('Bantuan');
    expect(root.querySelector('form')?.getAttribute('action')).toBe('/search');
  });

  it.each([
    ['the nearest topics where nothing is found', 'near', '[aria-labelledby=near] a', ['/products']],
    [
      'the check of a telephone number first',
      'number',
      'ul:first-of-type a[href*="#asked="]',
      ['/help/security#asked=0812%203456%207890'],
    ],
  ])('leads to %s', async (_, name, links, paths) => {
    const { root } = await mountExample('search', name);
    expect(hrefs(root, links)).toEqual(paths);
  });

  it.each([
    ['after results', 'usual', 'Bukan ini yang Anda cari?', []],
    ['where nothing is found', 'empty', 'Periksa ejaannya', ['tel:1500123']],
  ] as const)('leads on %s: to help, to what is often searched for, and to a person', async (_, name, text, phones) => {
    const { root } = await mountExample('search', name);
    expect(root.textContent).toContain(text);
    expect(root.querySelector('a[href="/help"]')).toBeTruthy();
    expect(root.querySelector('a[href="/search?q=blokir+kartu"]')).toBeTruthy();
    expect(hrefs(root, 'a[href^="tel:"]')).toEqual(phones);
  });

  it('loads the index at the first focus, not before', async () => {
    const { asked, input, list } = await combobox();
    expect(asked).toEqual(['/api/search']);
    focus(input);
    await vi.waitFor(() => expect(input.getAttribute('role')).toBe('combobox'));
    await vi.waitFor(() => expect(asked).toContain('/api/search/index'));
    type(input, 'kartu');
    await vi.waitFor(() => expect(list()).toBeTruthy());
  });

  it('is a combobox: arrows, Home, End and Enter choose, Escape closes and then empties', async () => {
    const { input, press, list, active } = await combobox();
    focus(input);
    await vi.waitFor(() => expect(input.getAttribute('aria-expanded')).toBe('false'));
    type(input, 'kart');
    await vi.waitFor(() => expect(input.getAttribute('aria-expanded')).toBe('true'));
    expect(input.getAttribute('aria-controls')).toBe(list()?.id);
    expect(active()).toBeUndefined();
    for (const [key, expected] of [
      ['ArrowDown', 'Kartu saya hilang'],
      ['End', 'Semua hasil untuk “kart”'],
      ['ArrowDown', 'Kartu saya hilang'],
      ['ArrowUp', 'Semua hasil untuk “kart”'],
      ['Home', 'Kartu saya hilang'],
    ] as const) {
      press(key);
      await vi.waitFor(() => expect(active()).toContain(expected.split(' ').slice(0, 2).join(' ')));
      expect(list()?.querySelectorAll('[aria-selected=true]')).toHaveLength(1);
    }
    let followed: string | null | undefined;
    list()?.addEventListener('click', (event) => {
      event.preventDefault();
      followed = (event.target as Element).closest('a')?.getAttribute('href');
    });
    press('Enter');
    expect(followed).toMatch(/^\/help#faq-/);
    press('Escape');
    await vi.waitFor(() => expect(list()).toBeNull());
    expect(input.value).toBe('kart');
    press('Escape');
    expect(input.value).toBe('');
    press('ArrowDown');
    await vi.waitFor(() => expect(input.getAttribute('aria-expanded')).toBe('false'));
    expect(list()).toBeNull();
  });

  it.each([
    ['stays closed for a reader who left the field before its code came', false],
    ['opens for a reader who typed before its code came', true],
  ])('%s', async (_, stays) => {
    const { asked, input, list } = await combobox();
    if (stays) input.focus();
    focus(input);
    type(input, 'kart');
    await vi.waitFor(() => expect(asked).toContain('/api/search/index'));
    await settled();
    expect(input.getAttribute('aria-expanded')).toBe(String(stays));
    expect(Boolean(list())).toBe(stays);
  });

  it('takes each key for what the list shows, however soon it follows the last one', async () => {
    const { input, press, list, active } = await combobox();
    /** Waits for a rendering, not for a frame. */
    const drawn = async (isDrawn: () => boolean) => {
      while (!isDrawn()) await new Promise(setImmediate);
    };
    focus(input);
    await vi.waitFor(() => expect(input.getAttribute('aria-expanded')).toBe('false'));
    type(input, 'kart');
    await vi.waitFor(() => expect(list()).toBeTruthy());
    press('ArrowDown');
    await vi.waitFor(() => expect(active()).toBeTruthy());
    press('Escape');
    await drawn(() => !list());
    // Enter sends the form, as the list is closed.
    expect(press('Enter')).toBe(true);
  });

  it('stays a form where the index cannot be had', async () => {
    serve({ ...backend, '/api/search/index?lang=id': 500 });
    const { root } = await mount('search', usual.attributes);
    const input = root.querySelector('input[name=q]') as HTMLInputElement;
    focus(input);
    type(input, 'kartu');
    await vi.waitFor(() => expect(input.getAttribute('role')).toBe('combobox'));
    expect(root.querySelector('[role=listbox]')).toBeNull();
  });
});
