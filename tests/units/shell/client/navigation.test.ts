// @vitest-environment happy-dom
import { getPath } from 'hono/utils/url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

it.each(['/news/a', '/news/a%2Cb', '/news/a%2cb', '/news/%26', '/news/[b]', '/news/100%25', '/news/%c3%a9', '/news/é'])(
  'the page that came with the document is not loaded again, however its address is spelled: %s',
  async (path) => {
    const page = { path: getPath(new Request(new URL(path, location.href))), build: '' };
    document.body.innerHTML = `<script type="application/json" id="serambi-page">${JSON.stringify(page)}</script>`;
    history.replaceState(null, '', path);
    const fetch = vi.fn(() => new Promise(() => {}));
    vi.stubGlobal('fetch', fetch);
    const { followHistory } = await import('../../../../shell/client/navigation');
    followHistory(() => {});
    expect(fetch).not.toHaveBeenCalled();
  },
);

describe('a page that a link leads to', () => {
  const asked = vi.fn();
  const setNextPage = vi.fn();
  beforeEach(async () => {
    const build = 'chunks/shell-aaaaaaaa.js';
    document.body.innerHTML = `<script type="application/json" id="serambi-page">{"path":"/","build":"${build}"}</script>`;
    history.replaceState(null, '', '/');
    const { widgets } = await import('serambi:widgets');
    for (const name of Object.keys(widgets)) widgets[name] = async () => ({ default: {} as never });
    vi.stubGlobal('requestIdleCallback', (then: () => void) => queueMicrotask(then));
    vi.stubGlobal('requestAnimationFrame', (then: () => void) => queueMicrotask(then));
    vi.stubGlobal('fetch', async (address: string) => {
      asked(String(address));
      return Response.json({ page: { build, isPartial: false, status: 200 }, blocks: {} });
    });
  });
  afterEach(() => vi.clearAllMocks());

  const point = async (link: string, event: Partial<PointerEvent> = { type: 'pointermove', pointerType: 'mouse' }) => {
    const { expectClick } = await import('../../../../shell/client/navigation');
    await expectClick(new URL(link, location.href), event, setNextPage);
    // It is loaded in any case.
    const pages = asked.mock.calls.flat().filter((address) => address.startsWith('/page.json'));
    expect(pages).toEqual([expect.stringMatching(/\?path=%2Fproducts/)]);
  };

  it('is made beforehand while a mouse is on the link, or the focus', async () => {
    await point('/products');
    expect(setNextPage).toHaveBeenCalledOnce();
    vi.resetModules();
    vi.clearAllMocks();
    await point('/products?lang=en', { type: 'keyup' });
    expect(setNextPage).toHaveBeenCalledOnce();
  });

  it('is shown in the task of the click where it was made beforehand, and otherwise once that is over', async () => {
    const { expectClick, openPage } = await import('../../../../shell/client/navigation');
    const isShownInTask = async (path: string) => {
      let isInTask = true;
      setTimeout(() => {
        isInTask = false;
      });
      const seen: boolean[] = [];
      await openPage(new URL(path, location.href), () => seen.push(isInTask));
      return seen;
    };
    await expectClick(new URL('/products', location.href), { type: 'pointermove', pointerType: 'mouse' }, setNextPage);
    expect(await isShownInTask('/products')).toEqual([true]);
    expect(await isShownInTask('/terms')).toEqual([false]);
  });

  it('is made anew for a click on an address that says more, which its widgets would miss', async () => {
    const { expectClick, openPage } = await import('../../../../shell/client/navigation');
    const calls: string[] = [];
    const showNext = (page: unknown) => calls.push(page ? 'make unseen' : 'remove');
    const link = new URL('/products', location.href);
    await expectClick(link, { type: 'pointermove', pointerType: 'mouse' }, showNext);
    setTimeout(() => calls.push('next task'));
    await openPage(new URL('?amount=25000000', link), () => calls.push('show'));
    expect(calls).toEqual(['make unseen', 'remove', 'next task', 'show']);
  });

  it('takes the focus only where no other was opened before the next frame', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    const { openPage } = await import('../../../../shell/client/navigation');
    const seen = vi.fn();
    window.addEventListener('hashchange', () => seen(location.pathname));
    await openPage(new URL('/products', location.href), () => {});
    await openPage(new URL('/terms', location.href), () => {});
    for (const frame of frames) frame(0);
    expect(seen.mock.calls).toEqual([['/terms']]);
  });

  it('is not made when the link is pressed, or a finger is on it, which may scroll', async () => {
    await point('/products', { type: 'pointerdown', pointerType: 'mouse' });
    vi.resetModules();
    asked.mockClear();
    await point('/products', { type: 'pointermove', pointerType: 'touch' });
    expect(setNextPage).not.toHaveBeenCalled();
  });

  it('is not made where the visitor asks sites to save data', async () => {
    vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
    await point('/products');
    expect(setNextPage).not.toHaveBeenCalled();
  });

  it('is not made where the link’s address says more than which page it is', async () => {
    await point('/products?amount=25000000');
    expect(setNextPage).not.toHaveBeenCalled();
  });

  it('is not made where the address shown says more than which page it is', async () => {
    history.replaceState(null, '', '/?promo=1');
    await point('/products');
    expect(setNextPage).not.toHaveBeenCalled();
  });

  it('is not made where its first widget is on the page shown, too: who looks for one finds that', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<main id="main"><div class="band"><serambi-products></serambi-products></div></main>',
    );
    await point('/products');
    expect(setNextPage).not.toHaveBeenCalled();
  });
});
