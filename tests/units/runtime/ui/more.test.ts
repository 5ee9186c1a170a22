import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../../../widgets/runtime/language/language';
import { More } from '../../../../widgets/runtime/ui/more';
import { mount, serve } from '../../../support/mount-widget';
import { show } from '../../../support/render-component';

const path = '/api/promo/all';
const promos = (count: number) => {
  const dataPromo = Array.from({ length: count }, (_, index) => ({ id: 100 - index, titleCard: `${index}` }));
  return { English: { dataPromo }, Indonesia: { dataPromo } };
};

const list = async (content: object, addressable = false) => {
  document.body.innerHTML = `<script type="application/json" id="serambi-config">{"addressable": ${addressable}}</script>`;
  serve({ [path]: content });
  const { root } = await mount('promo-grid');
  const more = () => root.querySelector<HTMLElement>('[part=more]');
  const message = () => root.querySelector<HTMLElement>('[role=status]');
  return { root, more, message, cards: () => root.querySelectorAll('[part=promo]').length };
};

describe('the link below a long list', () => {
  it('is not there where the list is short', async () => {
    const { more, message } = await list(promos(24));
    expect([more(), message()]).toEqual([null, null]);
  });

  it('leads to the next page on the bank’s site, and keeps in the address what is shown', async () => {
    history.replaceState({ entry: 'x' }, '', '?lang=id&page=1-2#y');
    const { more, cards } = await list(promos(80), true);
    expect(more()?.getAttribute('href')).toMatch(/^\/promo\?page=2/);
    more()?.click();
    await vi.waitFor(() => expect(cards()).toBe(48));
    expect(location.search + location.hash).toBe('?lang=id&page=1-2#y');
    more()?.click();
    await vi.waitFor(() => expect(location.search).toBe('?lang=id&page=1-3'));
    expect(history.state).toEqual({ entry: 'x' });
  });

  it('leaves the address of the next page alone where a visitor has left before the answer', async () => {
    const { root, more } = await list(promos(80), true);
    more()?.click();
    history.replaceState(null, '', '/help');
    await vi.waitFor(() => expect(root.querySelectorAll('[part=promo]')).toHaveLength(48));
    await new Promise(requestAnimationFrame);
    expect(location.pathname + location.search).toBe('/help');
  });

  it('leaves a click that opens another tab to the browser', async () => {
    const { more, cards } = await list(promos(80), true);
    const click = new MouseEvent('click', { ctrlKey: true, cancelable: true, bubbles: true });
    more()?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    expect(cards()).toBe(24);
  });

  it('gives the focus to what it says when it goes away with the last items', async () => {
    const { root, more, message, cards } = await list(promos(30));
    more()?.focus();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    more()?.click();
    await vi.waitFor(() => expect(message()?.textContent).toBe('Semua sudah ditampilkan'));
    // The first of the new items stays in view, however many they are.
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    focus.mockRestore();
    expect(cards()).toBe(30);
    expect(more()).toBeNull();
    expect(root.activeElement).toBe(message());
  });

  it('says that the next page could not be had, and can be tried again', async () => {
    const pages = { first: 1, last: 1, rest: { English: 6, Indonesia: 6 }, tag: 'a' };
    const { more, message, cards } = await list({ ...promos(24), normalized: true as const, pages });
    serve({ [path]: 403 });
    more()?.click();
    await vi.waitFor(() => expect(message()?.textContent).toContain('Silakan coba lagi'));
    const next = { ...pages, first: 2, last: 2, rest: { English: 0, Indonesia: 0 } };
    serve({ [path]: { ...promos(6), normalized: true as const, pages: next } });
    more()?.click();
    await vi.waitFor(() => expect(cards()).toBe(30));
  });

  it('counts what was added in the language that is shown then', async () => {
    const pages = { first: 1, last: 1, rest: { English: 12, Indonesia: 30 }, tag: 'a' };
    const { more, message, cards } = await list({ ...promos(24), normalized: true as const, pages });
    let answer = (_: Response) => {};
    const fetch = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
    vi.stubGlobal('fetch', fetch);
    more()?.click();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    changeLanguage('English');
    await vi.waitFor(() => expect(more()?.textContent).toBe('Show more'));
    expect(message()?.textContent).toBe('');
    const added = { ...pages, first: 2, last: 2, rest: { English: 2, Indonesia: 6 } };
    answer(Response.json({ ...promos(24), normalized: true as const, pages: added }));
    await vi.waitFor(() => expect(cards()).toBe(48));
    await vi.waitFor(() => expect(message()?.textContent).toBe('10 more shown'));
  });

  it('can be used again where other content has replaced the one that it was to add to', async () => {
    const showPages = vi.fn(async () => false);
    const pages = { first: 1, last: 1, rest: 30 };
    const view = { pages, showPages, language: 'English', addressable: false, link: (path: string) => path } as const;
    const { place } = await show(createElement(More, { view, path: '/promo' }));
    await vi.waitFor(() => {
      place.querySelector('button')?.click();
      expect(showPages).toHaveBeenCalledTimes(2);
    });
  });
});
