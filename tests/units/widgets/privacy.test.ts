import { describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { mountExample } from '../../support/mount-widget';
import { texts } from '../../support/shown';

describe('the privacy notice', () => {
  it('has a heading of its own over a short text, and neither a list of headings nor a change that is not known', async () => {
    const { root, text } = await mountExample('privacy');
    expect(root.querySelector('h2')?.textContent).toBe('Pemberitahuan privasi');
    await vi.waitFor(() => expect(text()).toContain('Apa yang kami ketahui tentang Anda'));
    expect(text()).toContain('Nama dan nomor Anda.');
    await vi.waitFor(() => expect(text()).toContain('Hak Anda'));
    expect(root.querySelector('nav, [part=changed], [part=summary]')).toBeNull();
    changeLanguage('English');
    await vi.waitFor(() => expect(text()).toContain('Your name and your number.'));
    expect(root.querySelector('h2')?.textContent).toBe('Privacy notice');
  });

  it('marks in both lists of headings the one that the reader is below', async () => {
    const observers: { headings: Element[]; tell(passed: number): void }[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        headings: Element[] = [];
        constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
          const tell = (passed: number) =>
            callback(this.headings.map((target, at) => ({ target, isIntersecting: at < passed })));
          observers.push(Object.assign(this, { tell }));
        }
        observe(heading: Element) {
          this.headings.push(heading);
        }
        disconnect() {
          this.headings = [];
        }
      },
    );
    const { root } = await mountExample('privacy', 'long');
    const watching = () => observers.find(({ headings }) => headings.length);
    await vi.waitFor(() => expect(watching()).toBeDefined());
    const marked = () => texts(root, '[aria-current=true]');
    for (const passed of [2, 3, 1]) {
      // Repeated until it shows: the text may still replace its headings and their observers.
      await vi.waitFor(
        () => {
          watching()?.tell(passed);
          const heading = watching()?.headings[passed - 1]?.textContent;
          expect(marked()).toEqual([heading, heading]);
        },
        { timeout: 20_000 },
      );
    }
    const [beside, folded] = root.querySelectorAll('[aria-current=true]');
    expect(beside?.textContent).toBe(folded?.textContent);
    expect(folded?.closest('details')).not.toBeNull();
  });

  it('says when it last changed and what it says in short, where that is known', async () => {
    const { root } = await mountExample('privacy', 'described');
    expect(root.querySelector('[part=changed] p')?.textContent).toBe('Terakhir diubah 1 Juli 2025');
    expect(texts(root, '[part=summary] li')).toEqual(['Data Anda tidak kami jual.']);
  });

  it('is a heading alone without either text', async () => {
    const { root } = await mountExample('privacy', 'empty');
    expect(root.querySelectorAll('h2')).toHaveLength(1);
    expect(root.querySelector('p')).toBeNull();
  });
});
