import { describe, expect, it, vi } from 'vitest';
import { mountExample } from '../../support/mount-widget';
import { texts } from '../../support/shown';

const leaders = async (example = 'usual') => {
  const mounted = await mountExample('leaders', example);
  const { root } = mounted;
  const shown = () =>
    [...root.querySelectorAll('h3')]
      .filter((element) => !element.closest('[hidden]'))
      .map(({ textContent }) => textContent);
  const documents = [...root.querySelectorAll<HTMLAnchorElement>('[part=documents] a')];
  const dialog = () => root.querySelector('dialog[open]');
  const press = (name: string) =>
    [...root.querySelectorAll<HTMLButtonElement>('h3 button')].find(({ textContent }) => textContent === name)?.click();
  return { ...mounted, shown, documents, dialog, press };
};

describe('the leaders', () => {
  it('show one board at a time', async () => {
    const { root, shown } = await leaders();
    expect(shown()).toEqual(['Ratna Hadiwinata', 'Hendra Kusnadi']);
    root.querySelectorAll<HTMLButtonElement>('[role=tab]')[1]?.click();
    await vi.waitFor(() => expect(shown()).toEqual(['Bagas Wirasena']));
  });

  it('show a person’s profile in a dialog when pressed', async () => {
    const { dialog, press } = await leaders();
    expect(dialog()).toBeNull();
    press('Hendra Kusnadi');
    await vi.waitFor(() => expect(dialog()?.textContent).toContain('has been with the bank'));
    expect(dialog()?.getAttribute('aria-label')).toBe('Hendra Kusnadi');
    expect(dialog()?.textContent).toContain('Komisaris');
  });

  it('link to the organization structure that the boards share once, and say that it is a PDF', async () => {
    const { documents } = await leaders();
    expect(documents.map(({ textContent }) => textContent)).toEqual(['Struktur organisasi PDF']);
    expect(documents[0]?.target).toBe('_blank');
  });

  it('say whose organization structure it is where there are several', async () => {
    const { documents } = await leaders('structures');
    expect(documents.map(({ textContent }) => textContent)).toEqual([
      'Struktur organisasi, Komisaris PDF',
      'Struktur organisasi, Direksi PDF',
    ]);
  });

  it('have no tabs for one board, no popup without a profile, and a monogram for a portrait', async () => {
    const { root, text } = await leaders('single');
    expect(root.querySelector('[role=tab]')).toBeNull();
    expect(text()).toContain('Direksi');
    expect(texts(root, 'h3 button')).toEqual(['Bo Sena']);
    expect(text()).toContain('BS');
    expect(root.querySelectorAll('img')).toHaveLength(0);
  });
});
