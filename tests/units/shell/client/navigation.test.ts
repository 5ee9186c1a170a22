// @vitest-environment happy-dom
import { getPath } from 'hono/utils/url';
import { afterEach, expect, it, vi } from 'vitest';

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
