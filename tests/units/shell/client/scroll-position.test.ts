// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followScrolling, restorePosition } from '../../../../shell/client/scroll-position';

const windowHeight = 800;
let pageHeight = windowHeight;
/** Scrolls at most to the page's end. */
function scrollTo({ top = 0 }: ScrollToOptions): void {
  const reached = Math.min(top, pageHeight - windowHeight);
  if (reached === scrollY) return;
  vi.stubGlobal('scrollY', reached);
  window.dispatchEvent(new Event('scroll'));
}

let resized = () => {};
class Observer {
  constructor(callback: () => void) {
    resized = callback;
  }
  observe() {}
}

/** A page of this height, with a widget in this state. */
function showPage(height: number, status: string): Element {
  pageHeight = height;
  document.body.innerHTML = '<main id="main"><div></div></main>';
  const shadow = document.querySelector('main div')?.attachShadow({ mode: 'open' }) as ShadowRoot;
  shadow.innerHTML = `<div data-status="${status}"></div>`;
  return shadow.firstElementChild as Element;
}

/** A reader's scrolling changes nothing until then. */
async function expectHeldForOneSecond() {
  scrollTo({ top: 0 });
  expect(scrollY).toBe(1_500);
  await vi.advanceTimersByTimeAsync(1_000);
  scrollTo({ top: 0 });
  expect(scrollY).toBe(0);
}

vi.stubGlobal('ResizeObserver', Observer);
vi.stubGlobal('scrollTo', scrollTo);
vi.stubGlobal('scrollY', 0);
followScrolling(false);
vi.unstubAllGlobals();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 0);
});

describe('the position of a page that was gone back to', () => {
  it('is kept until the page has grown to it and loads nothing any more', async () => {
    const widget = showPage(900, 'loading');
    restorePosition({ top: 1_500 });
    expect(scrollY).toBe(100);
    await vi.advanceTimersByTimeAsync(5_000);
    pageHeight = 4_000;
    widget.setAttribute('data-status', 'ready');
    resized();
    expect(scrollY).toBe(1_500);
    await expectHeldForOneSecond();
  });

  it('is that of the section at the top of the window, wherever this is now', () => {
    showPage(4_000, 'ready');
    let at = 1_000;
    const section = document.querySelector('main div') as Element;
    section.getBoundingClientRect = () => new DOMRect(0, at - scrollY, 100, 600);
    restorePosition({ top: 1_500, section: 0, offset: 20 });
    expect(scrollY).toBe(1_020);
    at = 1_300;
    resized();
    expect(scrollY).toBe(1_320);
  });

  it('is kept while the code of a widget is on its way', async () => {
    showPage(900, 'ready');
    document.querySelector('main')?.append(document.createElement('serambi-late'));
    restorePosition({ top: 1_500 });
    await vi.advanceTimersByTimeAsync(5_000);
    pageHeight = 4_000;
    resized();
    expect(scrollY).toBe(1_500);
  });

  it('is given up where the page is shorter now, so that a screen reader can scroll it', async () => {
    showPage(900, 'ready');
    restorePosition({ top: 1_500 });
    await vi.advanceTimersByTimeAsync(1_000);
    scrollTo({ top: 0 });
    expect(scrollY).toBe(0);
  });

  it('is given up after ten seconds, though the page is still loading', async () => {
    showPage(4_000, 'loading');
    restorePosition({ top: 1_500 });
    await vi.advanceTimersByTimeAsync(9_000);
    await expectHeldForOneSecond();
  });
});
