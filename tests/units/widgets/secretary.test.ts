import { describe, expect, it, vi } from 'vitest';
import { mountBlock, mountExample } from '../../support/mount-widget';
import { hrefs, texts } from '../../support/shown';

describe('the corporate secretary', () => {
  it('shows every person, how the office is reached, and a profile when pressed', async () => {
    const { root } = await mountExample('secretary');
    expect(root.querySelectorAll('[part=person]')).toHaveLength(1);
    expect(hrefs(root, '[part=contacts] a')).toEqual(['mailto:sekretaris@bank.example', 'tel:1500123']);
    root.querySelector<HTMLButtonElement>('h3 button')?.click();
    const dialog = () => root.querySelector('dialog[open]');
    await vi.waitFor(() => expect(dialog()?.textContent).toContain('Ia menyiapkan rapat umum.'));
    expect(dialog()?.getAttribute('aria-label')).toBe('Sekar Ayuningtyas');
    expect(dialog()?.textContent).toContain('Sekretaris Perusahaan');
  });

  it('has a heading of its own where the content has none', async () => {
    const { root } = await mountBlock('secretary', { mens: [{ name: 'Sekar' }, { name: 'Arini' }] });
    expect(root.querySelector('h2')?.textContent).toBe('Sekretaris perusahaan');
    expect(root.querySelectorAll('[part=person]')).toHaveLength(2);
    expect(root.querySelector('[part=contacts]')).toBeNull();
  });

  it('leaves out who has no name', async () => {
    const mens = [null, {}, { jobs: 'Direktur' }, { name: 'Sekar' }];
    const { root } = await mountBlock('secretary', { title: '-', mens });
    expect(texts(root, 'h3')).toEqual(['Sekar']);
  });
});
