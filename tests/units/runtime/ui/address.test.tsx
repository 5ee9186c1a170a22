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
});
