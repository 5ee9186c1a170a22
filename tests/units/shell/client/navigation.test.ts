// @vitest-environment happy-dom
import { getPath } from 'hono/utils/url';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { gate } from '../../../support/gate';

const build = 'chunks/shell-aaaaaaaa.js';
const described = (path: string, more: object = {}) => ({
  path,
  build,
  sheets: '/sheets/all.json',
  privatePaths: [],
  status: 200,
  pages: { first: 1, last: 1, count: 1 },
  heading: { English: path, Indonesia: path },
  title: { English: path, Indonesia: path },
  description: { English: '', Indonesia: '' },
  picture: {},
  language: 'Indonesia',
  ...more,
});

function serve(path: string, page: object = described(path)): void {
  history.replaceState(null, '', path);
  document.body.innerHTML = `<main id="main"><h1 tabindex="-1">Home</h1><div class="band"><serambi-banner></serambi-banner></div></main>
    <script type="application/json" id="serambi-config">{"bank":{"name":"Bank Uji"}}</script>
    <script type="application/json" id="serambi-page">${JSON.stringify(page)}</script>
    <script type="application/json" id="serambi-content">{}</script>`;
}

const asked = vi.fn();
/** The server's answer to a change of the page. */
const answers = new Map<string, () => string>();
const mainOf = (path: string, widget: string, more: object = {}) =>
  `<main id="main"><h1 tabindex="-1">${path}</h1><div class="band"><serambi-${widget} data-sheets="one"></serambi-${widget}></div></main><script type="application/json">${JSON.stringify({ page: described(path, more), config: {}, content: {} })}</script>`;

/** Listeners of this test’s navigation, which must not follow the next test's history. */
let listening: MockInstance<typeof window.addEventListener>;
beforeEach(() => {
  listening = vi.spyOn(window, 'addEventListener');
  document.head.replaceChildren();
  serve('/');
  answers.clear();
  answers.set('/products', () => mainOf('/products', 'products'));
  answers.set('/terms', () => mainOf('/terms', 'terms'));
  vi.stubGlobal('requestIdleCallback', (then: () => void) => queueMicrotask(then));
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => queueMicrotask(then));
  // happy-dom has neither.
  Object.assign(window, { trustedTypes: { createPolicy: (_: string, rules: object) => rules } });
  Object.assign(Document, { parseHTMLUnsafe: (html: string) => new DOMParser().parseFromString(html, 'text/html') });
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/sheets/')) return Response.json({ one: ':host{display:block}' });
    asked(address);
    const { pathname } = new URL(address, location.href);
    return new Response(answers.get(pathname)?.() ?? '<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
  });
});
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
  vi.clearAllMocks();
  vi.resetModules();
});

async function load() {
  const navigation = await import('../../../../shell/client/navigation');
  navigation.followHistory();
  await vi.waitFor(() => expect(navigation.canChange()).toBe(true));
  return navigation;
}

const urlOf = (address: string) => new URL(address, location.href);
const unseen = () => document.querySelector('main[inert]');
const heading = () => document.querySelector('#main h1')?.textContent;

const spellings = [
  '/news/a',
  '/news/a%2Cb',
  '/news/a%2cb',
  '/news/%26',
  '/news/[b]',
  '/news/100%25',
  '/news/%c3%a9',
  '/news/é',
];
it.each(spellings)(
  'the page that came with the document is not loaded again, however its address is spelled: %s',
  async (path) => {
    serve(path, described(getPath(new Request(urlOf(path)))));
    await load();
    expect(asked).not.toHaveBeenCalled();
  },
);

describe('a page that a link leads to', () => {
  const point = async (link: string, event: Partial<PointerEvent> = { type: 'pointermove', pointerType: 'mouse' }) => {
    const { expectClick } = await load();
    await expectClick(urlOf(link), event);
    // Loaded in any case, once.
    expect(asked).toHaveBeenCalledOnce();
    expect(asked).toHaveBeenCalledWith(expect.stringMatching(/^\/products\?(.*&)?main=id$/));
  };

  it.each(['/products', '/products?lang=en'])('is made beforehand while a mouse is on the link: %s', async (link) => {
    await point(link);
    expect(unseen()?.querySelector('serambi-products')).toBeTruthy();
    // A search by id finds the page shown.
    expect(document.querySelectorAll('main[inert] [id], main[inert][id]')).toHaveLength(0);
  });

  it('is shown in the task of the click where it was made beforehand, and otherwise once that is over', async () => {
    const { expectClick, openPage } = await load();
    const isShownInTask = async (path: string) => {
      let isInTask = true;
      setTimeout(() => {
        isInTask = false;
      });
      const isShown = new Promise<boolean>((resolve) => {
        new MutationObserver(() => heading() === path && resolve(isInTask)).observe(document.body, { childList: true });
      });
      await openPage(urlOf(path));
      return isShown;
    };
    await expectClick(urlOf('/products'), { type: 'pointermove', pointerType: 'mouse' });
    const made = unseen();
    expect(await isShownInTask('/products')).toBe(true);
    expect(document.querySelector('#main')).toBe(made);
    expect(await isShownInTask('/terms')).toBe(false);
  });

  it('is made anew for a click on an address that says more, which its widgets would miss', async () => {
    const { expectClick, openPage } = await load();
    await expectClick(urlOf('/products'), { type: 'pointermove', pointerType: 'mouse' });
    const made = unseen();
    await openPage(urlOf('/products?amount=25000000'));
    expect(heading()).toBe('/products');
    expect(document.querySelector('#main')).not.toBe(made);
    expect(made?.isConnected).toBe(false);
  });

  it('takes the focus only where no other was opened before the next frame', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    const { openPage } = await load();
    const seen = vi.fn();
    window.addEventListener('hashchange', () => seen(location.pathname));
    await openPage(urlOf('/products'));
    await openPage(urlOf('/terms'));
    for (const frame of frames) frame(0);
    expect(seen.mock.calls).toEqual([['/terms']]);
  });

  it.each<[string, string, Partial<PointerEvent>?]>([
    ['when the link is pressed', '/products', { type: 'pointerdown', pointerType: 'mouse' }],
    ['when a finger is on the link, which may scroll', '/products', { type: 'pointermove', pointerType: 'touch' }],
    ['where the link’s address says more than which page it is', '/products?amount=25000000'],
  ])('is not made %s', async (_, link, event) => {
    await point(link, event);
    expect(unseen()).toBeNull();
  });

  it('is not made where the address shown says more than which page it is', async () => {
    serve('/?promo=1', described('/'));
    await point('/products');
    expect(unseen()).toBeNull();
  });

  it('is not made where its first widget is on the page shown, too: who looks for one finds that', async () => {
    document.querySelector('.band')?.replaceChildren(document.createElement('serambi-products'));
    await point('/products');
    expect(unseen()).toBeNull();
  });
});

it('a page that comes late is shown although a visitor has followed a link within it meanwhile', async () => {
  const { openPage } = await load();
  const { open, opened } = gate();
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (address: string) => {
    await opened;
    return fetch(address);
  });
  const going = openPage(urlOf('/products'));
  await vi.waitFor(() => expect(document.querySelector('#main')?.ariaBusy).toBe('true'));
  history.pushState(null, '', '/products#fees');
  window.dispatchEvent(new PopStateEvent('popstate'));
  open();
  await going;
  await vi.waitFor(() => expect(heading()).toBe('/products'));
  expect(location.hash).toBe('#fees');
});

it('a link to the address shown leaves the focus to the widget that takes it for its fragment', async () => {
  const { openPage } = await load();
  const field = document.createElement('input');
  document.body.append(field);
  history.replaceState(history.state, '', '/#asked');
  window.addEventListener('hashchange', () => field.focus(), { once: true });
  const { length } = history;
  await openPage(urlOf('/#asked'));
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  expect(history.length).toBe(length);
});

describe('a page is loaded as a document', () => {
  it.each([
    ['where the answer is one', () => '<!doctype html><main id="main"></main>'],
    ['where the answer is of another build', () => mainOf('/products', 'products', { build: 'chunks/shell-b.js' })],
    [
      'where its markup names a sheet that this build does not have',
      () => mainOf('/products', 'products').replace('data-sheets="one"', 'data-sheets="two"'),
    ],
  ])('%s', async (_, answer) => {
    answers.set('/products', answer);
    const { openPage } = await load();
    await expect(openPage(urlOf('/products'))).rejects.toThrow();
    expect(heading()).toBe('Home');
    expect(location.pathname).toBe('/');
  });

  it('where it may not be kept', async () => {
    vi.stubGlobal('fetch', async (address: string) =>
      address.startsWith('/sheets/')
        ? Response.json({})
        : new Response(mainOf('/products', 'products'), { headers: { 'Cache-Control': 'no-store' } }),
    );
    const { openPage } = await load();
    await expect(openPage(urlOf('/products'))).rejects.toThrow();
  });
});

describe('a page that was left', () => {
  it('comes back with its nodes, and is forgotten when ten others were left after it', async () => {
    const { openPage } = await load();
    const dropped = vi.fn();
    const home = document.querySelector('#main');
    home?.addEventListener('serambi:drop', dropped);
    await openPage(urlOf('/products'));
    history.back();
    await vi.waitFor(() => expect(document.querySelector('#main')).toBe(home));
    for (let at = 0; at < 11; at++) {
      const path = `/page-${at}`;
      answers.set(path, () => mainOf(path, 'terms'));
      await openPage(urlOf(path));
      expect(dropped).toHaveBeenCalledTimes(at < 10 ? 0 : 1);
    }
  });
});
