import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '../../../../widgets/runtime/ui/toast';
import { toastStyles } from '../../../../widgets/runtime/ui/toast.styles';

const region = () =>
  document.getElementById('serambi-toasts')?.shadowRoot?.querySelector('[role=status]') as HTMLElement;
const shown = () => [...region().children].map((each) => each.textContent);
const first = () => region().firstElementChild as HTMLElement;

/** Waits until it is visible. */
async function say(message: string, options: Partial<Parameters<typeof toast>[1]> = {}) {
  toast(message, { kind: 'success', lang: 'id', ...options });
  await vi.advanceTimersToNextFrame();
}

async function expectGoneAfter(duration: number) {
  await vi.advanceTimersByTimeAsync(duration - 100);
  expect(shown()).toEqual(['Satu']);
  await vi.advanceTimersByTimeAsync(100);
  expect(shown()).toEqual([]);
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a toast', () => {
  it('is announced politely, in one live region beside the page’s content', async () => {
    await say('Satu');
    await say('Dua');
    expect(document.querySelectorAll('#serambi-toasts')).toHaveLength(1);
    expect(document.getElementById('serambi-toasts')?.parentElement).toBe(document.body);
    expect([region().getAttribute('role'), region().getAttribute('aria-live')]).toEqual(['status', 'polite']);
    expect(shown()).toEqual(['Satu', 'Dua']);
  });

  it('shares its region with another bundle’s', async () => {
    await say('Satu');
    vi.resetModules();
    const other = await import('../../../../widgets/runtime/ui/toast');
    expect(other.toast).not.toBe(toast);
    other.toast('Dua', { kind: 'success', lang: 'id' });
    await vi.advanceTimersToNextFrame();
    expect(document.querySelectorAll('#serambi-toasts')).toHaveLength(1);
    expect(shown()).toEqual(['Satu', 'Dua']);
  });

  it('is shown where the page has cloned its region, or has an element of that name', async () => {
    await say('Satu');
    const clone = document.getElementById('serambi-toasts')?.cloneNode(true) as HTMLElement;
    document.body.replaceChildren(clone);
    await say('Dua');
    expect(clone.isConnected).toBe(true);
    const texts = [...document.body.children].map(({ shadowRoot }) => shadowRoot?.querySelector('p')?.textContent);
    expect(texts).toEqual([undefined, 'Dua']);
  });

  it('is styled by the release that has made the region, which does not know classes of another', async () => {
    await say('Satu', { kind: 'error' });
    expect([first().className, first().dataset.kind]).toEqual(['', 'error']);
    expect(toastStyles.text).toMatch(/>\s*p\[data-kind=error\]/);
  });

  it('enters a region that is there already, so that it is announced', () => {
    toast('Satu', { kind: 'success', lang: 'id' });
    expect(shown()).toEqual([]);
  });

  it('takes the place of the same message, and of the oldest where three are visible', async () => {
    for (const message of ['Satu', 'Dua', 'Satu']) await say(message);
    expect(shown()).toEqual(['Dua', 'Satu']);
    for (const message of ['Tiga', 'Empat', 'Lima']) await say(message);
    expect(shown()).toEqual(['Tiga', 'Empat', 'Lima']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(shown()).toEqual([]);
  });

  it.each([
    ['2 seconds', {}, 2_000],
    ['the duration given', { duration: 3_000 }, 3_000],
  ])('is gone after %s', async (_, options, duration) => {
    await say('Satu', options);
    await expectGoneAfter(duration);
  });

  it('has its time from when it can be seen: a page in the background has no frames', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
    toast('Satu', { kind: 'success', lang: 'id' });
    await vi.advanceTimersByTimeAsync(60_000);
    for (const callback of frames) callback(0);
    vi.unstubAllGlobals();
    await expectGoneAfter(2_000);
  });

  it('waits while the pointer is on it, and has its whole time again when that leaves', async () => {
    await say('Satu');
    await vi.advanceTimersByTimeAsync(1_500);
    first().dispatchEvent(new Event('pointerenter'));
    first().dispatchEvent(new Event('pointermove'));
    await vi.advanceTimersByTimeAsync(20_000);
    first().dispatchEvent(new Event('pointerleave'));
    await expectGoneAfter(2_000);
  });

  it('closes below a pointer that does not move: it came up over the button just pressed', async () => {
    await say('Satu');
    first().dispatchEvent(new Event('pointerenter'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(shown()).toEqual([]);
  });

  it('has its time only once when the pointer crosses it without a move inside', async () => {
    await say('Satu');
    await vi.advanceTimersByTimeAsync(1_500);
    first().dispatchEvent(new Event('pointerleave'));
    await expectGoneAfter(2_000);
  });

  it('has each word in an element of its own, so that a case code is not broken at its hyphens', async () => {
    await say('WB-2K7Q-M4XD Formulir dikirim');
    const words = [...first().children].map(({ textContent }) => textContent);
    expect(words).toEqual(['WB-2K7Q-M4XD', 'Formulir', 'dikirim']);
    expect(shown()).toEqual(['WB-2K7Q-M4XD Formulir dikirim']);
  });

  it('names its kind and its language, and is never markup', async () => {
    await say('<b>Gagal</b>', { kind: 'error', lang: 'en' });
    expect([first().dataset.kind, first().lang]).toEqual(['error', 'en']);
    expect([first().textContent, first().querySelector('b')]).toEqual(['<b>Gagal</b>', null]);
  });
});
