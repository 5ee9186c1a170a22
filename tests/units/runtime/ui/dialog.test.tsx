import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../../../widgets/runtime/ui/dialog';
import { show } from '../../../support/render-component';

async function dialog({ isStill = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  const { place } = await show(
    <div>
      <button type="button" aria-haspopup="dialog">
        Ratna
      </button>
      <Dialog label="Ratna" closeLabel="Tutup">
        <p>Isi</p>
      </Dialog>
    </div>,
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const element = place.querySelector('dialog') as HTMLDialogElement;
  const [opener, close] = place.querySelectorAll('button');
  return { element, open: () => opener?.click(), close: () => close?.click() };
}

const cancel = (element: HTMLElement) => {
  const event = new Event('cancel', { cancelable: true });
  element.dispatchEvent(event);
  return event;
};

describe('a dialog', () => {
  it('opens as a modal one by the button beside it, and has its name', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { element, open } = await dialog();
    expect(element.open).toBe(false);
    open();
    expect(showModal).toHaveBeenCalledTimes(1);
    expect([element.open, element.getAttribute('aria-label')]).toEqual([true, 'Ratna']);
    showModal.mockRestore();
  });

  it.each<[string, (parts: Awaited<ReturnType<typeof dialog>>) => void]>([
    ['its button', ({ close }) => close()],
    ['Escape', ({ element }) => cancel(element)],
    ['a press on what is behind it', ({ element }) => element.click()],
  ])('closes with %s, after its animation of 1 second', async (_, act) => {
    const parts = await dialog();
    const { element, open } = parts;
    open();
    act(parts);
    vi.advanceTimersByTime(900);
    // A second press changes nothing.
    parts.close();
    expect([element.open, element.hasAttribute('data-closing')]).toEqual([true, true]);
    vi.advanceTimersByTime(100);
    expect([element.open, element.hasAttribute('data-closing')]).toEqual([false, false]);
  });

  it('does not let the browser close it before that', async () => {
    const { element } = await dialog();
    expect(cancel(element).defaultPrevented).toBe(true);
  });

  it('stays open when it is opened again after the browser has closed it', async () => {
    const { element, open, close } = await dialog();
    open();
    close();
    element.close();
    open();
    vi.advanceTimersByTime(1_500);
    expect([element.open, element.hasAttribute('data-closing')]).toEqual([true, false]);
  });

  it('stays open for a press inside', async () => {
    const { element, open } = await dialog();
    open();
    element.querySelector('p')?.click();
    vi.advanceTimersByTime(1_500);
    expect(element.open).toBe(true);
  });

  it('closes without animation under reduced motion', async () => {
    const { element, open, close } = await dialog({ isStill: true });
    open();
    close();
    vi.advanceTimersByTime(1);
    expect(element.open).toBe(false);
  });
});
