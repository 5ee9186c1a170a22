import { describe, expect, it, vi } from 'vitest';
import { useAddressed } from '../../../../widgets/runtime/ui/address';
import { WidgetContext } from '../../../../widgets/runtime/widget/widget-context';
import { show } from '../../../support/render-component';

describe('what the address says', () => {
  const shown = async (find?: string, host?: HTMLElement) => {
    const seen: (string | undefined)[] = [];
    let choose = (_: string) => {};
    function Search() {
      const [params, setParams] = useAddressed(['find'], { find }, true);
      choose = (text) => setParams({ find: text });
      seen.push(params.find);
      return <p>{params.find}</p>;
    }
    const { place } = await show(
      <WidgetContext.Provider value={{ rendering: 'client', addStyles() {}, host }}>
        <Search />
      </WidgetContext.Provider>,
    );
    return { place, seen, choose: (text: string) => choose(text) };
  };

  it('comes before what the attributes say', async () => {
    history.replaceState(null, '', '?find=laporan');
    const { place } = await shown('piagam');
    await vi.waitFor(() => expect(place.textContent).toBe('laporan'));
  });

  it('renders nothing anew where it is what the attributes say, as it is once a server has read it', async () => {
    history.replaceState(null, '', '?find=laporan');
    expect((await shown('laporan')).seen).toEqual(['laporan']);
  });

  it('is followed by a link to the same page, whatever the page was opened with', async () => {
    history.replaceState(null, '', '?find=laporan');
    const { place } = await shown('laporan');
    // Like a page change.
    history.pushState(null, '', location.pathname);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await vi.waitFor(() => expect(place.textContent).toBe(''));
  });

  it('is followed after a choice that the address has taken up', async () => {
    const { place, choose } = await shown();
    choose('piagam');
    await vi.waitFor(() => expect(location.search).toBe('?find=piagam'));
    expect(place.textContent).toBe('piagam');
    history.pushState(null, '', location.pathname);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await vi.waitFor(() => expect(place.textContent).toBe(''));
    expect(location.search).toBe('');
  });

  it('is not that of another page, which Back shows only after the widget has heard of it', async () => {
    history.replaceState(null, '', '/promo?find=laporan');
    const { place } = await shown();
    await vi.waitFor(() => expect(place.textContent).toBe('laporan'));
    history.pushState(null, '', '/help');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await new Promise(requestAnimationFrame);
    expect(place.textContent).toBe('laporan');
  });

  it('is followed on a page that was made unseen under another address', async () => {
    history.replaceState(null, '', '/help');
    const host = document.body.appendChild(document.createElement('div'));
    host.inert = true;
    const { place } = await shown(undefined, host);
    host.inert = false;
    for (const address of ['/promo', '/promo?find=laporan']) {
      history.pushState(null, '', address);
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    }
    await vi.waitFor(() => expect(place.textContent).toBe('laporan'));
  });

  it('leaves a choice that is not in the address yet where a link leads to a place on the page', async () => {
    const { place } = await shown('piagam');
    history.pushState(null, '', '#steps');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await new Promise(requestAnimationFrame);
    expect(place.textContent).toBe('piagam');
  });
});
