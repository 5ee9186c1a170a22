import { afterEach, describe, expect, it, vi } from 'vitest';
import { RichHtml } from '../../../../widgets/runtime/ui/rich-html';
import { settled, show } from '../../../support/render-component';

const shownBy = async (html: string) => {
  const { place, draw } = await show(<RichHtml html={{ html }} className="prose" />);
  const box = place.querySelector('.prose') as HTMLElement;
  return {
    box,
    change: (next: string | undefined) =>
      draw(<RichHtml html={next === undefined ? undefined : { html: next }} className="prose" />),
  };
};

const setter = Element.prototype as { setHTML?: (html: string) => void };

afterEach(() => {
  delete setter.setHTML;
});

// What is removed is tested in a browser: happy-dom has no tree walker that DOMPurify can use.
describe('rich text', () => {
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

  it('is cleaned by the browser itself where it can', async () => {
    const set = vi.fn(function (this: Element, html: string) {
      this.textContent = `cleaned: ${html}`;
    });
    setter.setHTML = set;
    const { box, change } = await shownBy('<p>Satu</p>');
    expect(box.textContent).toBe('cleaned: <p>Satu</p>');
    await change('<p>Satu</p>');
    expect(set).toHaveBeenCalledTimes(1);
    await change('<p>Dua</p>');
    expect(box.textContent).toBe('cleaned: <p>Dua</p>');
  });
});
