// @vitest-environment happy-dom
import { files } from 'serambi:files';
import { widgets } from 'serambi:widgets';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const build = 'chunks/shell-aaaaaaaa.js';
document.body.innerHTML = `<script type="application/json" id="serambi-page">{"build":"${build}"}</script>`;
const { isUnreachable, keepVisited, prefetch, preloadCommon, preparePage, ReplacedBuild } = await import(
  '../../../../shell/client/load-page'
);

const loaders = { ...widgets };
const there = async () => ({ default: {} as never });
const gone = () => Promise.reject(new TypeError('The file is gone'));
const answerOf = (build: string) => ({ page: { build, isPartial: false }, blocks: {} });
/** The server answers with a page of a build, whose code can be had or not. */
function serve(build: string, code: typeof there, wait = 0): void {
  for (const name of Object.keys(widgets)) widgets[name] = code;
  vi.stubGlobal('fetch', async () => {
    await new Promise((resolve) => setTimeout(resolve, wait));
    return Response.json(answerOf(build));
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  Object.assign(widgets, loaders);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Each test has a page of its own, because a page is kept for a moment. */
async function prepare(path: string, isBack = false) {
  const prepared = preparePage(path, isBack);
  await vi.advanceTimersByTimeAsync(400);
  return prepared;
}

describe('a page to navigate to', () => {
  it('is ready once it and its code are there', async () => {
    serve(build, there);
    expect((await prepare('/promo')).ready).toEqual(answerOf(build));
  });

  it('is ready before the code of what comes below its first words, and is a document’s when that is gone', async () => {
    serve(build, there);
    widgets.services = gone;
    const { ready, code } = await prepare('/');
    expect(ready).toEqual(answerOf(build));
    await expect(code).rejects.toBeInstanceOf(ReplacedBuild);
  });

  it('has all of its files requested at once, each of them once', () => {
    serve(build, () => new Promise(() => {}));
    Object.assign(files, { download: ['chunks/download.js', 'chunks/rich-html.js', 'chunks/rich-html.js'] });
    prefetch('/download');
    prefetch('/download');
    const links = [...document.head.querySelectorAll('link[rel=modulepreload]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/chunks/download.js', '/chunks/rich-html.js']);
  });

  it('has what is made once it is seen requested after what opens it', async () => {
    serve(build, there);
    Object.assign(files, { faq: ['chunks/questions.js'], 'contact-form': ['chunks/contact-form.js'] });
    const isRequested = () => Boolean(document.head.querySelector('link[href="/chunks/contact-form.js"]'));
    const { code } = prefetch('/help');
    expect(document.head.querySelector('link[href="/chunks/questions.js"]')).not.toBeNull();
    expect(isRequested()).toBe(false);
    await code.all;
    expect(isRequested()).toBe(true);
  });

  it('has it requested with the rest by a link that leads to it', () => {
    serve(build, there);
    Object.assign(files, { 'contact-form': ['chunks/write-to-us.js'] });
    prefetch('/help', 'contact');
    expect(document.head.querySelector('link[href="/chunks/write-to-us.js"]')).not.toBeNull();
  });

  it('finds what many pages are made of there, with low priority, but where the visitor saves data', () => {
    const shared = 'chunks/tabs.js';
    Object.assign(files, { faq: [shared, 'chunks/faq.js'], products: [shared], service: [shared] });
    const links = () => [...document.head.querySelectorAll(`link[href="/${shared}"],link[href="/chunks/faq.js"]`)];
    vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
    preloadCommon();
    expect(links()).toEqual([]);
    vi.unstubAllGlobals();
    preloadCommon();
    expect(links().map((link) => [link.getAttribute('href'), (link as HTMLLinkElement).fetchPriority])).toEqual([
      ['/chunks/tabs.js', 'low'],
    ]);
  });

  it('has to be loaded as a document when it is of another build', async () => {
    serve('chunks/shell-bbbbbbbb.js', there);
    expect((await prepare('/news')).failure).toBeInstanceOf(ReplacedBuild);
  });

  it('has to be loaded as a document when its code is gone', async () => {
    serve(build, gone);
    expect((await prepare('/products')).failure).toBeInstanceOf(ReplacedBuild);
  });

  it('cannot be reached without a network, which is no reason to load a document', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    serve(build, gone);
    const { failure } = await prepare('/benefit');
    expect(failure).not.toBeInstanceOf(ReplacedBuild);
    expect(isUnreachable(failure)).toBe(true);
  });

  it('that is late is checked as well, and its code', async () => {
    serve('chunks/shell-bbbbbbbb.js', gone, 1_000);
    const ofAnother = await prepare('/about-us');
    const late = expect(ofAnother.late).rejects.toBeInstanceOf(ReplacedBuild);
    await vi.advanceTimersByTimeAsync(1_000);
    await late;
    serve(build, gone, 1_000);
    const withoutCode = await prepare('/services');
    const code = expect(withoutCode.code).rejects.toBeInstanceOf(ReplacedBuild);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await withoutCode.late).toEqual(answerOf(build));
    await code;
  });

  it('that is late and fails is no unhandled rejection where nobody waits for it any more', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    serve('chunks/shell-bbbbbbbb.js', there, 1_000);
    expect((await prepare('/news/late')).late).toBeDefined();
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    await new Promise(setImmediate);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

describe('a page that was visited', () => {
  const visited = answerOf('the page as it was kept') as Parameters<typeof keepVisited>[1];
  const goBack = async (path: string) => (await prepare(path, true)).ready?.page.build;

  it('is kept for Back, the last 50 of them', async () => {
    serve(build, there);
    for (let index = 0; index <= 50; index++) keepVisited(`/news/${index}`, visited);
    expect(await goBack('/news/50')).toBe(visited.page.build);
    expect(await goBack('/news/1')).toBe(visited.page.build);
    expect(await goBack('/news/0')).toBe(build);
  });

  it('is not kept where it is private', async () => {
    serve(build, there);
    keepVisited('/about-us/corporate-governance', visited);
    expect(await goBack('/about-us/corporate-governance')).toBe(build);
  });
});
