import { describe, expect, it, vi } from 'vitest';
import { examples } from '../../../widgets/faces/faces.examples';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { configure, mount, serve } from '../../support/mount-widget';

const faces = (example: keyof typeof examples) => {
  const { bank, content } = examples[example] ?? {};
  if (bank) configure(bank);
  serve({ '/api/leader': content });
  return mount('faces');
};

describe('the faces of the bank', () => {
  it('are named with their position, and lead to their profiles', async () => {
    const { root } = await faces('usual');
    expect(root.querySelector('img')?.getAttribute('alt')).toBe('Arini Kusumawardhani, Direktur Utama');
    expect(root.querySelector('a')?.getAttribute('href')).toBe('/about-us/profiles#leaders');
  });

  it('stand beside figures, each with its source, in the language shown', async () => {
    const { root, text } = await faces('usual');
    expect(root.querySelector('dl')?.textContent).toBe(
      'nasabah6,1 jutaSumber: Laporan sembilan bulan, 30 September 2026',
    );
    expect(root.querySelector('dl a')?.getAttribute('href')).toBe('/news/laba-sembilan-bulan-2026');
    changeLanguage('English');
    await vi.waitFor(() => expect(text()).toContain('6.1 million'));
  });

  it('are as many as one row has room for', async () => {
    const { root } = await faces('long');
    expect(root.querySelectorAll('li')).toHaveLength(12);
  });

  it('are left out without a portrait or a name, and so are figures that the bank does not state', async () => {
    const { root } = await faces('hostile');
    expect(root.querySelectorAll('li, img, dl, a')).toHaveLength(0);
    expect(root.querySelector('h2')).not.toBeNull();
  });
});
