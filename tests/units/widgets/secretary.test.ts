import { beforeEach, describe, expect, it, vi } from 'vitest';
import { examples } from '../../../widgets/secretary/secretary.examples';
import { mount, serve } from '../../support/mount-widget';

const secretary = async (example: keyof typeof examples = 'usual') => {
  serve({ '/api/secretary': examples[example]?.content });
  return mount('secretary');
};

describe('the corporate secretary', () => {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
  });

  it('shows every person, and a profile when pressed', async () => {
    const { root } = await secretary();
    expect(root.querySelector('h2')?.textContent).toBe('Sekretaris perusahaan');
    expect(root.querySelectorAll('[part=person]')).toHaveLength(1);
    root.querySelector<HTMLButtonElement>('h3 button')?.click();
    await vi.waitFor(() => {
      expect(root.querySelector('dialog[open]')?.textContent).toContain('Ia menyiapkan rapat umum.');
    });
  });

  it('says how the office is reached, where the content does', async () => {
    const { root } = await secretary();
    const ways = [...root.querySelectorAll('[part=contacts] a')].map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['mailto:sekretaris@bank.example', 'tel:1500123']);
  });

  it('has a heading of its own where the content has none', async () => {
    const { root } = await secretary('long');
    expect(root.querySelector('h2')?.textContent).toBe('Sekretaris perusahaan');
    expect(root.querySelectorAll('[part=person]')).toHaveLength(9);
    expect(root.querySelector('[part=contacts]')).toBeNull();
  });

  it('leaves out who has no name, and an address that could run code', async () => {
    const { root } = await secretary('hostile');
    expect([...root.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['Sekar']);
    expect(root.querySelectorAll('img')).toHaveLength(0);
  });
});
