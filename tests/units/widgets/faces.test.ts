import { describe, expect, it, vi } from 'vitest';
import join from '../../../widgets/faces/faces.server';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { joined } from '../../support/joined';
import { configure, mountBlock, mountExample } from '../../support/mount-widget';
import { hrefs, links, texts } from '../../support/shown';

describe('the faces of the bank', () => {
  it('come after what kind of bank it is, named with their position, and lead to their profiles', async () => {
    const { root } = await mountExample('faces', 'usual');
    expect(texts(root, 'li')).toEqual([
      'Arini Kusumawardhani Direktur Utama',
      'Bagas Wirasena Wakil Direktur Utama',
      'Lidya Tanuwijaya Direktur Keuangan',
      'Rangga Aditama Direktur Teknologi',
    ]);
    expect(links(root, 'ul + div > a')).toEqual([['Profil 4 pemimpin kami', '/about-us/profiles#leaders']]);
    expect(root.querySelector('h2 + p')?.textContent).toBe('Bank digital untuk usaha kecil.');
    expect(hrefs(root).slice(0, 2)).toEqual(['/about-us/profiles#leaders', '/download']);
  });

  it('say what the bank is where that is told in the language shown, and nothing in its place', async () => {
    configure({ name: 'Bank Uji', about: { English: 'A bank', Indonesia: '' } });
    const kindIn = async (language: string) =>
      (await mountBlock('faces', {}, { language })).root.querySelector('h2 + p')?.textContent;
    expect(await kindIn('English')).toBe('A bank');
    expect(await kindIn('Indonesia')).not.toBe('');
  });

  it('begin with who leads each board', async () => {
    const named = (name: string) => ({ image: `/${name}.svg`, name });
    const boards = [{ mens: ['Ratna', 'Arya', 'Maria'].map(named) }, { mens: ['Arini', 'Bagas'].map(named) }];
    const { root } = await mountBlock('faces', { boards });
    expect(texts(root, 'li b')).toEqual(['Ratna', 'Arini', 'Arya', 'Bagas', 'Maria']);
  });

  it('stand beside figures, each with its source, in the language shown', async () => {
    const { root, text } = await mountExample('faces', 'usual');
    expect(root.querySelector('dl')?.textContent).toBe(
      'nasabah6,1 jutaSumber: Laporan sembilan bulan, 30 September 2026',
    );
    expect(root.querySelector('dl a')?.getAttribute('href')).toBe('/news/laba-sembilan-bulan-2026');
    changeLanguage('English');
    await vi.waitFor(() => expect(text()).toContain('6.1 million'));
  });

  it('are as many as one row has room for', async () => {
    const { root } = await mountExample('faces', 'long');
    expect(root.querySelectorAll('li')).toHaveLength(6);
    expect(root.querySelector('ul + div > a')?.textContent).toBe('Profil 81 pemimpin kami');
  });

  it('are left out without a portrait or a name, and so are figures that the bank does not state', async () => {
    const mens = [{ image: 'javascript:alert(1)', name: '<i>' }, { image: '/x.svg', name: '-' }, { name: 'Ani' }, null];
    const figures = [{ value: ['1'], label: 'x' }, { value: '2', label: '-' }, { path: 'javascript:1' }, null, 'x'];
    const { root } = await mountBlock('faces', { boards: [{ mens }, null, {}], figures });
    expect(root.querySelectorAll('li, img, dl, a[href*=profiles]')).toHaveLength(0);
    expect(root.querySelector('h2')).not.toBeNull();
  });
});

it('the server adds the leaders to the figures', () => {
  const boards = [{ mens: [{ name: 'Ani' }] }];
  expect(joined(join, { figures: [] }, { '/api/leader': boards })).toEqual({ figures: [], boards });
});
