import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../../../widgets/runtime/ui/dialog';
import { settled, show } from '../../../support/render-component';

let reduced = false;

beforeEach(() => {
  reduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function dialog() {
  const onClosed = vi.fn();
  const { place, draw } = await show(
    <Dialog label="Ratna" closeLabel="Tutup" closing={1_000} onClosed={onClosed}>
      <p>Isi</p>
    </Dialog>,
  );
  const element = place.querySelector('dialog') as HTMLDialogElement;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  /** Advances the clock in steps, so that rendering and effects run in between. */
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 50) {
      await vi.advanceTimersByTimeAsync(50);
      await new Promise(setImmediate);
    }
  };
  return { element, onClosed, draw, pass, close: element.querySelector('button') as HTMLButtonElement };
}

describe('a dialog', () => {
  it('is modal, open as long as it is rendered, and has its name', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { element, draw } = await dialog();
    expect(showModal).toHaveBeenCalledTimes(1);
    expect([element.open, element.getAttribute('aria-label')]).toEqual([true, 'Ratna']);
    vi.useRealTimers();
    await draw(null);
    expect(element.open).toBe(false);
    showModal.mockRestore();
  });

  it.each<[string, (parts: Awaited<ReturnType<typeof dialog>>) => void]>([
    ['its button', ({ close }) => close.click()],
    ['Escape', ({ element }) => element.dispatchEvent(new Event('cancel', { cancelable: true }))],
    ['a press on what is behind it', ({ element }) => element.click()],
  ])('closes with %s, after its animation of 1 second', async (_, act) => {
    const parts = await dialog();
    act(parts);
    await parts.pass(900);
    expect(parts.element.open).toBe(true);
    expect(parts.element.hasAttribute('data-closing')).toBe(true);
    expect(parts.onClosed).not.toHaveBeenCalled();
    await parts.pass(300);
    expect(parts.element.open).toBe(false);
    expect(parts.onClosed).toHaveBeenCalledTimes(1);
  });

  it('does not let the browser close it before that', async () => {
    const { element } = await dialog();
    const event = new Event('cancel', { cancelable: true });
    element.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });

  it('closes once, however often it is asked to', async () => {
    const { element, close, onClosed, pass } = await dialog();
    close.click();
    await pass(500);
    close.click();
    element.click();
    await pass(1_000);
    expect(onClosed).toHaveBeenCalledTimes(1);
  });

  it('stays open for a press inside', async () => {
    const { element, onClosed, pass } = await dialog();
    element.querySelector('p')?.click();
    await pass(1_500);
    expect([element.open, onClosed.mock.calls.length]).toEqual([true, 0]);
  });

  it('closes without animation under reduced motion', async () => {
    reduced = true;
    const { close, onClosed, pass } = await dialog();
    close.click();
    await pass(100);
    expect(onClosed).toHaveBeenCalledTimes(1);
  });

  it('does not call onClosed when it is removed while it closes', async () => {
    const { close, onClosed, draw, pass } = await dialog();
    close.click();
    await pass(200);
    vi.useRealTimers();
    await draw(null);
    vi.useFakeTimers();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(onClosed).not.toHaveBeenCalled();
    vi.useRealTimers();
    await settled();
  });
});
