import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import type { Environment } from '../../../../../shell/server/http/context';
import { previewing } from '../../../../../shell/server/pages/preview';
import { appOf } from '../../../../support/app';
import { recordedLog } from '../../../../support/log';

const key = 'the-key-of-the-editors-0123456789+/=';

function openPreview(more: Partial<Parameters<typeof previewing>[0]> = {}) {
  const preview = previewing({ key, ...more });
  const app = new Hono<Environment>();
  app.route('/', preview.routes);
  const ask = (query: string, init?: RequestInit) => app.request(`http://bank.example/preview${query}`, init);
  const withKey = (given = key, rest = '') => ask(`?key=${encodeURIComponent(given)}${rest}`);
  const isDraft = (cookie?: string, url = '/') => preview.isDraft({ url, headers: { ...(cookie && { cookie }) } });
  return { ask, withKey, isDraft };
}
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0] ?? '';
const pairOf = (answer: Response) => cookieOf(answer).split(';')[0] ?? '';

describe('/preview with the key', () => {
  it('leads to the home page with a cookie that opens the draft, also where a plus sign of it was not encoded', async () => {
    const { ask, withKey, isDraft } = openPreview();
    expect((await ask(`?key=${key}`)).status).toBe(303);
    const answer = await withKey();
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/']);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(cookieOf(answer)).toMatch(/^preview=\d{10}\.[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(isDraft(pairOf(answer))).toBe(true);
    expect(isDraft(`language=English; ${pairOf(answer)}; more=1`)).toBe(true);
  });

  it.each([
    [{ publicOrigin: 'https://bank.example' }, {}, true],
    [{ publicOrigin: 'http://127.0.0.1:8080' }, { 'X-Forwarded-Proto': 'https' }, false],
    [{}, { 'X-Forwarded-Proto': 'https' }, true],
    [{}, {}, false],
  ])('keeps the cookie to HTTPS where the site has it: %j %j', async (options, headers, isSecure) => {
    const answer = await openPreview(options).ask(`?key=${encodeURIComponent(key)}`, { headers });
    expect(cookieOf(answer).includes('; Secure')).toBe(isSecure);
  });

  it.each([
    ['/promo?lang=en#all', '/promo?lang=en#all'],
    ['/about us', '/about%20us'],
    ['promo', '/'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/.//evil.example', '/evil.example'],
    ['/%0d%0aSet-Cookie:x', '/%0d%0aSet-Cookie:x'],
    ['//[', '/'],
  ])('leads to a path of the site alone: %j', async (path, location) => {
    const answer = await openPreview().withKey(key, `&path=${encodeURIComponent(path)}`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, location]);
  });

  it('is limited to five wrong keys a minute of a client, and tells neither whether a sixth is right', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    // The window begins with the server.
    vi.spyOn(Math, 'random').mockReturnValueOnce(0);
    const { withKey } = openPreview();
    for (let count = 0; count < 5; count++) {
      const answer = await withKey(`${key.slice(1)}${count}`);
      expect([answer.status, cookieOf(answer)]).toEqual([403, '']);
    }
    vi.advanceTimersByTime(20_000);
    for (const each of [key, 'wrong']) {
      const answer = await withKey(each);
      expect([answer.status, answer.headers.get('Retry-After'), cookieOf(answer)]).toEqual([429, '40', '']);
    }
    vi.advanceTimersByTime(40_000);
    expect((await withKey()).status).toBe(303);
  });

  it('does not count right keys', async () => {
    const { withKey } = openPreview();
    for (let count = 0; count < 8; count++) expect((await withKey()).status).toBe(303);
  });
});

describe('the cookie', () => {
  it('ends after eight hours, for the server, too', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { withKey, isDraft } = openPreview();
    const cookie = pairOf(await withKey());
    vi.advanceTimersByTime(8 * 3_600_000 - 1_000);
    expect(isDraft(cookie)).toBe(true);
    vi.advanceTimersByTime(2_000);
    expect(isDraft(cookie)).toBe(false);
  });

  it('does not hold the key, and ends with it', async () => {
    const { withKey } = openPreview();
    const cookie = pairOf(await withKey());
    expect(decodeURIComponent(cookie)).not.toContain(key.slice(0, 12));
    expect(openPreview().isDraft(cookie)).toBe(true);
    expect(openPreview({ key: `${key}1` }).isDraft(cookie)).toBe(false);
  });

  it('cannot be made or prolonged without the key', async () => {
    const { withKey, isDraft } = openPreview();
    const [, token = ''] = pairOf(await withKey()).split('=');
    const [end, signature] = token.split('.');
    const extended = `${Number(end) + 1}.${signature}`;
    const parts = [end, `${end}.`, `.${signature}`, extended, `${token}.x`, `${token}=`];
    for (const each of ['', key, ...parts, '9'.repeat(9_000)]) expect(isDraft(`preview=${each}`), each).toBe(false);
    expect(isDraft()).toBe(false);
  });

  it('opens no address of the server itself', async () => {
    const { withKey, isDraft } = openPreview();
    const cookie = pairOf(await withKey());
    for (const url of ['/purge', '/readyz', '/readyz?x', '/healthz', '/metrics'])
      expect(isDraft(cookie, url)).toBe(false);
    for (const url of ['/', '/promo?x', '/?main=id', '/purges']) expect(isDraft(cookie, url)).toBe(true);
  });

  it('is removed by the way out', async () => {
    for (const method of ['GET', 'POST']) {
      const answer = await openPreview().ask('?exit&path=/promo', { method });
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/promo']);
      expect(cookieOf(answer)).toMatch(/^preview=; Max-Age=0; Path=\//);
    }
  });
});

describe('a site', () => {
  it('without a draft has no page there', async () => {
    const answer = await (await appOf()).request(`http://bank.example/preview?key=${key}`);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('never writes the key into its log', async () => {
    const { log, lines, text } = recordedLog();
    const app = await appOf({ log, preview: previewing({ key }).routes });
    for (const path of [`/preview?key=${key}`, `/preview?key=${key}x`, `/preview/?key=${key}`]) {
      await app.request(`http://bank.example${path}`);
    }
    expect(lines).toHaveLength(3);
    expect(text()).not.toContain(key.slice(0, 12));
  });
});
