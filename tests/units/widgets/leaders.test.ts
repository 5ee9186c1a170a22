import { describe, expect, it, vi } from 'vitest';
import { mountExample } from '../../support/mount-widget';
import { texts } from '../../support/shown';

const leaders = async (example = 'usual') => {
  const mounted = await mountExample('leaders', example);
  const { root } = mounted;
  const shown = () => texts(root.querySelector('[role=tabpanel]:not([hidden])'), 'h3');
  return { ...mounted, shown, documents: () => texts(root, '[part=documents] a') };
};

describe('the leaders', () => {
  it('show one board at a time', async () => {
    const { root, shown } = await leaders();
    expect(shown()).toEqual(['Ratna Hadiwinata', 'Hendra Kusnadi']);
    root.querySelectorAll<HTMLButtonElement>('[role=tab]')[1]?.click();
    await vi.waitFor(() => expect(shown()).toEqual(['Bagas Wirasena']));
  });

  it('link to the organization structure that the boards share once, and say that it is a PDF', async () => {
    const { root, documents } = await leaders();
    expect(documents()).toEqual(['Struktur organisasi PDF']);
    expect(root.querySelector('[part=documents] a[target=_blank]')).not.toBeNull();
  });

  it('say whose organization structure it is where there are several', async () => {
    const { documents } = await leaders('structures');
    expect(documents()).toEqual(['Struktur organisasi, Komisaris PDF', 'Struktur organisasi, Direksi PDF']);
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
