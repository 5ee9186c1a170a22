import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAddressed } from '../../../../widgets/runtime/ui/address';
import { show } from '../../../support/render-component';

describe('what the address says', () => {
  afterEach(() => history.replaceState(null, '', location.pathname));

  const shown = async (find?: string) => {
    const seen: (string | undefined)[] = [];
    function Search() {
      const [params] = useAddressed(['find'], { find }, true);
      seen.push(params.find);
      return <p>{params.find}</p>;
    }
    const { place } = await show(<Search />);
    return { place, seen };
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
    // As a navigation of the site does.
    history.pushState(null, '', location.pathname);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await vi.waitFor(() => expect(place.textContent).toBe(''));
  });

  it('leaves a choice that is not in the address yet where a link leads to a place on the page', async () => {
    const { place } = await shown('piagam');
    history.pushState(null, '', '#steps');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await Promise.resolve();
    expect(place.textContent).toBe('piagam');
  });
});
