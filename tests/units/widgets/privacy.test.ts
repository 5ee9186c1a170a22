import { describe, expect, it, vi } from 'vitest';
import { examples } from '../../../widgets/privacy/privacy.examples';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { mount, serve } from '../../support/mount-widget';

const privacy = (example: keyof typeof examples = 'usual') => {
  serve({ '/api/privacy/all': examples[example]?.content });
  return mount('privacy');
};

describe('the privacy notice', () => {
  it('has a heading of its own over the description and the details', async () => {
    const { root, text } = await privacy();
    expect(root.querySelector('h2')?.textContent).toBe('Pemberitahuan privasi');
    await vi.waitFor(() => expect(text()).toContain('Apa yang kami ketahui tentang Anda'));
    expect(text()).toContain('Nama dan nomor Anda.');
    changeLanguage('English');
    await vi.waitFor(() => expect(text()).toContain('Your name and your number.'));
    expect(root.querySelector('h2')?.textContent).toBe('Privacy notice');
  });

  it('leads to the headings of a long text', async () => {
    const { root } = await privacy('long');
    await vi.waitFor(() => expect(root.querySelectorAll('nav button')).not.toHaveLength(0));
    const scrolled: string[] = [];
    for (const heading of root.querySelectorAll('h2')) {
      heading.scrollIntoView = () => scrolled.push(heading.textContent ?? '');
    }
    const third = root.querySelectorAll<HTMLButtonElement>('nav button')[2];
    third?.click();
    expect(scrolled).toEqual([third?.textContent]);
  });

  it('has no list of headings beside a short text', async () => {
    const { root, text } = await privacy();
    await vi.waitFor(() => expect(text()).toContain('Hak Anda'));
    expect(root.querySelector('nav')).toBeNull();
  });

  it('is a heading alone without either text', async () => {
    const { root, event } = await privacy('empty');
    expect(event.type).toBe('serambi:ready');
    expect(root.querySelectorAll('h2')).toHaveLength(1);
    expect(root.querySelector('p')).toBeNull();
  });
});
