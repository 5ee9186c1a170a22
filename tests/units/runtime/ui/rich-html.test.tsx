import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PartOf } from '../../../../widgets/runtime/content/shape';
import type { Language } from '../../../../widgets/runtime/language/language';
import { RichHtml } from '../../../../widgets/runtime/ui/rich-html';
import { settled, show } from '../../../support/render-component';
import { tidied } from '../../../support/tidied-text';

const loadSanitiser = vi.hoisted(() => vi.fn());
vi.mock('dompurify', (original) => {
  loadSanitiser();
  return original();
});

const rich = (html: string | undefined, media = '', language: Language = 'English') => (
  <RichHtml html={html === undefined ? undefined : { html, addresses: { media, language } }} className="prose" />
);

const shownBy = async (html: string) => {
  const { place, draw } = await show(rich(html));
  return { box: place.querySelector('.prose') as HTMLElement, change: (next?: string) => draw(rich(next)), draw };
};

const setter = Element.prototype as { setHTML?: (html: string) => void };
function letAllThrough(this: Element, html: string) {
  this.innerHTML = html;
}

afterEach(() => {
  delete setter.setHTML;
});

// Browsers test the sanitising (`browser/rich-text.spec.ts`): happy-dom has no tree walker for DOMPurify.
describe('rich text', () => {
  // First, because the module is kept.
  it('loads the sanitiser before there is text to clean, where the browser has none: when the page is idle, once', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (then: () => void) => idle.push(then));
    for (const _ of ['first', 'second']) await show(rich(undefined));
    expect(loadSanitiser).not.toHaveBeenCalled();
    expect(idle).toHaveLength(1);
    idle[0]?.();
    await vi.waitFor(() => expect(loadSanitiser).toHaveBeenCalled());
  });

  it('changes with its source, down to nothing', async () => {
    const { box, change } = await shownBy('<p>Satu</p>');
    await vi.waitFor(() => expect(box.textContent).toBe('Satu'));
    await change('<p>Dua</p>');
    await vi.waitFor(() => expect(box.textContent).toBe('Dua'));
    await change(undefined);
    await vi.waitFor(() => expect(box.textContent).toBe(''));
  });

  it('shows the last of several sources, though an earlier one is cleaned later', async () => {
    const { box, change } = await shownBy('<p>Satu</p>');
    await change('<p>Dua</p>');
    await change('<p>Tiga</p>');
    await vi.waitFor(() => expect(box.textContent).toBe('Tiga'));
    await settled();
    expect(box.textContent).toBe('Tiga');
  });

  it('is cleaned by the browser itself where it can, outside the page', async () => {
    const set = vi.fn(function (this: Element, html: string) {
      expect(this.isConnected).toBe(false);
      expect(this.ownerDocument).not.toBe(document);
      this.innerHTML = html.replaceAll('buruk', 'bersih');
    });
    setter.setHTML = set;
    const { box, change } = await shownBy('<p>buruk</p>');
    await vi.waitFor(() => expect(box.innerHTML).toBe('<p>bersih</p>'));
    await change('<h2>buruk</h2>');
    await vi.waitFor(() => expect(box.innerHTML).toBe('<h2>bersih</h2>'));
    expect(set).toHaveBeenCalledTimes(2);
  });

  it('is cut down to the list also where the browser’s own sanitiser lets more through', async () => {
    setter.setHTML = letAllThrough;
    const { box } = await shownBy('<p style="top:0" id="x">a<input><svg></svg></p><a href="blob:x" onclick="y">b</a>');
    await vi.waitFor(() => expect(box.innerHTML).toBe('<p>a</p><p><a>b</a></p>'));
  });

  it('that cannot be cleaned leaves the text before it, with its language, and comes with the network', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { box, draw } = await shownBy('<p>One</p>');
    await vi.waitFor(() => expect(box.textContent).toBe('One'));
    setter.setHTML = () => {
      throw new TypeError('The code is gone');
    };
    await draw(rich('<p>Satu</p>', '', 'Indonesia'));
    await vi.waitFor(() => expect(error).toHaveBeenCalledOnce());
    expect([box.textContent, box.lang]).toEqual(['One', 'en']);
    delete setter.setHTML;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect([box.textContent, box.lang]).toEqual(['Satu', '']));
  });

  it('resolves its addresses anew when only their base has changed', async () => {
    setter.setHTML = letAllThrough;
    const { box, draw } = await shownBy('<img src="/a.png" alt="">');
    await vi.waitFor(() => expect(box.querySelector('img')?.getAttribute('src')).toBe('/a.png'));
    await draw(rich('<img src="/a.png" alt="">', 'https://bank.example'));
    await vi.waitFor(() => expect(box.querySelector('img')?.getAttribute('src')).toBe('https://bank.example/a.png'));
  });

  describe('as editors leave it', () => {
    it.each(tidied)('%s', async (_, source, shown) => {
      setter.setHTML = letAllThrough;
      const addresses = { media: '', language: 'English', idPrefix: 'terms', isSecure: true } as const;
      const { place } = await show(<RichHtml html={{ html: source, addresses }} className="prose" />);
      const expected = document.createElement('div');
      expected.innerHTML = shown;
      await vi.waitFor(() => expect(place.querySelector('.prose')?.innerHTML).toBe(expected.innerHTML));
    });
  });

  it('is shown in parts', async () => {
    const second: PartOf = (blocks) => blocks.slice(1);
    const html = { html: '<div><p>a</p><p>b</p></div>', addresses: { media: '' } };
    const { place } = await show(<RichHtml html={html} part={second} className="prose" />);
    await vi.waitFor(() => expect(place.querySelector('.prose')?.innerHTML).toBe('<p>b</p>'));
  });

  it('leads to a place in the same text, opens what is closed around it, and leaves other links alone', async () => {
    const source = '<p><a href="#b">1</a><a href="#c">2</a></p><h2 id="b">3</h2>';
    const html = { html: source, addresses: { media: '', idPrefix: 'x' } };
    const beginning: PartOf = (blocks) => blocks.slice(0, 1);
    const rest: PartOf = (blocks) => blocks.slice(1);
    const { place } = await show(
      <>
        <RichHtml html={html} part={beginning} />
        <details>
          <RichHtml html={html} part={rest} />
        </details>
      </>,
    );
    await vi.waitFor(() => expect(place.querySelectorAll('a, h2')).toHaveLength(3));
    const [known, unknown] = place.querySelectorAll('a');
    const heading = place.querySelector('h2') as HTMLElement;
    const scroll = vi.spyOn(heading, 'scrollIntoView').mockImplementation(() => {});
    const click = (init = {}) => new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init });
    expect(known?.dispatchEvent(click({ ctrlKey: true }))).toBe(true);
    expect(unknown?.dispatchEvent(click())).toBe(true);
    expect(scroll).not.toHaveBeenCalled();
    expect(known?.dispatchEvent(click())).toBe(false);
    expect(scroll).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(heading);
    expect(place.querySelector('details')?.open).toBe(true);
  });
});
