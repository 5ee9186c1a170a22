// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '../../../../shell/page';

const visit = { campaign: ['utm_source', 'gclid'], share: 0, release: '1.0.0' };
const page = { privatePaths: ['/about-us/corporate-governance'] };

beforeEach(() => {
  document.body.innerHTML = `<script type="application/json" id="serambi-visit">${JSON.stringify(visit)}</script>
    <script type="application/json" id="serambi-page">${JSON.stringify(page)}</script>`;
});
afterEach(() => {
  vi.resetModules();
});

describe('a campaign', () => {
  /** Follows a link as a browser does, and returns where it leads. */
  async function follow(href: string, type = 'click') {
    const link = Object.assign(document.createElement('a'), { href });
    link.setAttribute('href', href);
    document.body.append(link);
    let followed = '';
    const stop = (event: Event) => {
      event.preventDefault();
      followed = link.getAttribute('href') ?? '';
    };
    link.addEventListener(type, stop);
    link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true }));
    await vi.waitFor(() => expect(link.getAttribute('href')).toBe(href));
    link.remove();
    const { pathname, search, hash, origin } = new URL(followed, location.href);
    return (origin === location.origin ? '' : origin) + pathname + search + hash;
  }

  it('stays in the address of every public page that a link leads to, and the link is as before', async () => {
    history.replaceState(null, '', '/help?utm_source=a%20mail&page=2&gclid=1');
    await import('../../../../shell/client/campaign');
    expect(await follow('/promo')).toBe('/promo?utm_source=a%20mail&gclid=1');
    expect(await follow('/promo/kopi-pagi?lang=en#top', 'auxclick')).toBe(
      '/promo/kopi-pagi?lang=en&utm_source=a%20mail&gclid=1#top',
    );
    expect(await follow('/promo?utm_source=own')).toBe('/promo?utm_source=own');
    expect(await follow('/about-us/corporate-governance')).toBe('/about-us/corporate-governance');
    expect(await follow('/documents/a.pdf')).toBe('/documents/a.pdf');
    expect(await follow('https://other.example/promo')).toBe('https://other.example/promo');
    history.replaceState(null, '', '/help');
    expect(await follow('/promo')).toBe('/promo');
  });
});

describe('the field figures', () => {
  it('are sent once for each page view, with nothing but page, widget and release', async () => {
    const sent: Blob[] = [];
    vi.stubGlobal('PerformanceObserver', Object.assign(class {}, { supportedEntryTypes: [] }));
    Object.assign(navigator, { sendBeacon: (_: string, body: Blob) => sent.push(body) });
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const { showView } = await import('../../../../shell/client/visit');
    const page = (path: string, route = path) =>
      ({ path, route, title: { English: 'T', Indonesia: 'T' } }) as unknown as PageData;
    showView(page('/promo/kopi-pagi', '/promo/:slug'), 'English', true);
    await vi.dynamicImportSettled();
    const filename = 'https://bank.example/chunks/promo-detail-abcdefgh.js';
    window.dispatchEvent(Object.assign(new Event('error'), { filename }));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sent).toEqual([]);
    hidden.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
    // Safari may leave a page without hiding it.
    hidden.mockReturnValue('visible');
    showView(page('/help'), 'English', true);
    await vi.waitFor(() => {
      window.dispatchEvent(Object.assign(new Event('error'), { filename }));
      window.dispatchEvent(new Event('pagehide'));
      expect(sent).toHaveLength(2);
    });
    expect(JSON.parse((await sent[0]?.text()) ?? '')).toEqual({
      release: '1.0.0',
      figures: [{ name: 'error', value: 1, page: '/promo/:slug', widget: 'promo-detail' }],
    });
  });
});
