import { mkdirSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../../../../shell/server/content/content-source';
import { keptAnswers } from '../../../../../shell/server/guard/kept-answers';
import { appOf } from '../../../../support/app';
import { blockOf } from '../../../../support/content';
import { gate } from '../../../../support/gate';
import { recordedLog } from '../../../../support/log';
import { newFolder, startListener } from '../../../../support/until-finished';

type Headers = Record<string, string>;

/** In ms; the server's clock does not run. */
let now = 0;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

const listen = async (listener: RequestListener) => Number(new URL(await startListener(listener)).port);

/** Without the time of day. */
const get = async (port: number, path: string, headers: Headers = {}, method = 'GET') => {
  const socket = connect(port, '127.0.0.1');
  const lines = Object.entries({ Host: 'bank.example', Connection: 'close', ...headers });
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.map((line) => `${line.join(': ')}\r\n`).join('')}\r\n`);
  return (await buffer(socket)).toString('latin1').replace(/^Date: .*\r\n/m, '');
};

/** `made`: addresses answered by the application; `refreshed`: those renewed for the memory. */
async function serve(more: Parameters<typeof appOf>[0] = {}) {
  const [made, refreshed]: [string[], string[]] = [[], []];
  const { log, lines } = recordedLog();
  const app = await appOf({ ...more, log });
  let pending = 0;
  const port = await listen(
    keptAnswers(
      async (request, bindings) => {
        (bindings.setFacts ? refreshed : made).push(new URL(request.url).pathname);
        pending++;
        try {
          return await app.fetch(request, bindings);
        } finally {
          pending--;
        }
      },
      { ...more, log, ignored: ['utm_source', 'gclid', 'category'] },
    ),
  );
  return {
    port,
    made,
    refreshed,
    lines,
    /** Repeats the request until memory answers. */
    async keep(path: string, headers: Headers = {}) {
      await eventually(async () => {
        expect(pending).toBe(0);
        const before = made.length;
        await get(port, path, headers);
        expect(made.length).toBe(before);
      });
    },
  };
}

const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 30_000 });
const brotli: Headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

const inside = (title: string) => blockOf('/api/inside/all', [{ title }]);

describe('an answer from memory', () => {
  it('is byte for byte the one that is made, headers included', async () => {
    const dist = newFolder();
    for (const folder of ['chunks', 'gallery']) mkdirSync(join(dist, folder));
    for (const file of ['chunks/faq-abcdefgh.js', 'chunks/faq-abcdefgh.js.br', 'mark.svg', 'gallery/theme.css']) {
      writeFileSync(join(dist, file), `/* ${file} */`);
    }
    const requests: Headers[] = [{}, brotli, { 'Accept-Encoding': 'gzip', Cookie: 'a=b; language=English; c=d' }];
    const folders = { dist, publicDir: dist };
    const plain = await listen(getRequestListener((await appOf(folders)).fetch));
    const { port, keep, made } = await serve(folders);
    for (const path of [
      '/',
      '/?lang=en',
      '/promo/kopi-pagi',
      '/promo?main=id',
      '/api/faq/all',
      '/embed/faq?language=English',
      '/robots.txt',
      '/chunks/faq-abcdefgh.js',
      '/mark.svg',
    ]) {
      for (const headers of requests) {
        await keep(path, headers);
        const before = made.length;
        await eventually(async () => {
          // Memory has an answer that was compressed better in the meantime once it is renewed.
          now += 1_100;
          const answer = await get(port, path, headers);
          expect(answer, path).toBe(await get(plain, path, headers));
          const known = { ...headers, 'If-None-Match': /^etag: (.*)$/im.exec(answer)?.[1] ?? '' };
          expect(await get(port, path, known), path).toBe(await get(plain, path, known));
          expect(await get(port, path, known)).toMatch(/^HTTP\/1\.1 304 /);
          const dated = { ...headers, 'If-Modified-Since': /^last-modified: (.*)$/im.exec(answer)?.[1] ?? '' };
          expect(await get(port, path, dated), path).toBe(await get(plain, path, dated));
        });
        expect(made.length).toBe(before);
      }
    }
  });

  it('is one for all hosts that requests claim where the site’s own is known, and none for a host that is not one', async () => {
    const { port, keep, made } = await serve({ publicOrigin: 'https://bank.example' });
    await keep('/help?lang=en');
    const before = made.length;
    const answer = await get(port, '/help?lang=en', { Host: 'claimed.example' });
    expect(answer).toBe(await get(port, '/help?lang=en'));
    expect(answer).not.toContain('claimed');
    expect(made.length).toBe(before);
    for (const Host of ['"><b>', '[', '[::1', 'a:b', 'a:1:2']) {
      expect(await get(port, '/help?lang=en', { Host }), Host).toMatch(/^HTTP\/1\.1 400 /);
    }
    for (const Host of ['[::1]:8080', 'bank:8080']) {
      expect(await get(port, '/help?lang=en', { Host }), Host).toMatch(/^HTTP\/1\.1 200 /);
    }
    const unknown = await serve();
    await unknown.keep('/help?lang=en');
    expect(await get(unknown.port, '/help?lang=en', { Host: 'claimed.example' })).toContain('claimed');
  });

  it('is the same for all whom a campaign leads to it, with canonical addresses that do not name it', async () => {
    const { port, keep, made, refreshed } = await serve();
    await keep('/help?lang=en');
    const before = made.length;
    const answer = await get(port, '/help?gclid=1&lang=en&utm_source=a%20mail');
    expect(answer).toBe(await get(port, '/help?lang=en'));
    expect(answer).toContain('<link rel="canonical" href="http://bank.example/help?lang=en"');
    expect([made.length, refreshed.length]).toEqual([before, 1]);
    await keep('/promo?utm_source=x');
    expect(await get(port, '/promo')).toBe(await get(port, '/promo?gclid=2'));
    // The redirect keeps the parameters.
    expect(await get(port, '/promo/?gclid=2')).toContain('/promo?gclid=2');
  });

  it('is another for each attribute of a fragment, although a campaign has a parameter of that name', async () => {
    const { port, keep } = await serve();
    await keep('/embed/faq');
    const one = await get(port, '/embed/faq?category=1');
    expect(one).not.toBe(await get(port, '/embed/faq'));
    expect(one).not.toBe(await get(port, '/embed/faq?category=2'));
  });

  it('is in the language, and for the host, that was asked for', async () => {
    const { port, keep, made } = await serve();
    const [english, indonesia] = [{ Cookie: 'language=English' }, { Cookie: 'language=Indonesia' }];
    await keep('/help');
    for (const headers of [english, indonesia, { Host: 'other.example' }]) await keep('/help', headers);
    expect(await get(port, '/help', english)).toContain('<html lang="en">');
    expect(await get(port, '/help', indonesia)).toContain('<html lang="id">');
    expect(await get(port, '/help', { Host: 'other.example' })).not.toContain('bank.example');
    const before = made.length;
    for (const [Cookie, lang] of [
      ['xlanguage=English', 'id'],
      ['preferred_language=English; language=English', 'en'],
      ['language=id-ID', 'id'],
      ['a=language=Indonesia; language=English', 'en'],
      ['language="English"', 'en'],
      ['language=English; language=Indonesia', 'en'],
      ['language', 'id'],
    ]) {
      expect(await get(port, '/help', { Cookie: Cookie ?? '' }), Cookie).toContain(`<html lang="${lang}">`);
    }
    expect(made.length).toBe(before);
    await keep('/help', { 'Accept-Encoding': 'identity cookie language=English' });
    expect(await get(port, '/help', { 'Accept-Encoding': 'identity', ...english })).toContain('<html lang="en">');
  });

  it('leaves a line in the log as the one that is made does, and making it anew leaves none', async () => {
    const { port, keep, lines, made, refreshed } = await serve({ trustProxy: true });
    await keep('/help?lang=en');
    for (const list of [lines, made, refreshed]) list.length = 0;
    now += 1_100;
    const named = { 'X-Request-Id': 'of-the-proxy.1' };
    await get(port, '/help?lang=en', named);
    await eventually(() => expect(refreshed).toHaveLength(1));
    await keep('/help?lang=en', { 'X-Request-Id': 'not a name' });
    await get(port, '/healthz', named);
    const line = { id: 'of-the-proxy.1', method: 'GET', path: '/help', route: '/help', status: 200, ms: 0 };
    const kept = { ...line, from: 'kept' };
    expect(lines).toMatchObject([
      kept,
      { ...kept, id: expect.stringMatching(/^[\da-f-]{36}$/) },
      { id: line.id, method: 'GET', route: 'healthz', status: 200 },
    ]);
  });

  it('is made anew after a second, once however many ask, and shows what has changed', async () => {
    let answer: Answer = await inside('Lama');
    let released = Promise.resolve();
    const read = async () => {
      await released;
      return answer;
    };
    const { port, keep, made, refreshed } = await serve({ source: { read } });
    await keep('/api/inside/all');
    answer = await inside('Baru');
    made.length = 0;
    refreshed.length = 0;
    now += 900;
    expect(await get(port, '/api/inside/all')).toContain('Lama');
    expect(refreshed).toEqual([]);
    now += 200;
    const { open: release, opened } = gate();
    released = opened;
    const seen = await Promise.all(Array.from({ length: 20 }, () => get(port, '/api/inside/all')));
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]).toContain('Lama');
    release();
    await eventually(async () => expect(await get(port, '/api/inside/all')).toContain('Baru'));
    expect(refreshed).toHaveLength(1);
    expect(made).toEqual([]);
  });

  it('is not sent once it is two seconds old, also where the application has nothing in its place', async () => {
    let answer: Answer = await inside('Lama');
    const { port, keep } = await serve({ source: { read: async () => answer } });
    await keep('/api/inside/all');
    answer = await inside('Baru');
    now += 2_100;
    expect(await get(port, '/api/inside/all')).toContain('Baru');
    await keep('/api/inside/all');
    answer = { status: 'missing' };
    now += 60_000;
    expect(await get(port, '/api/inside/all')).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('is made once for all who ask when it is too old to be sent', async () => {
    const { port, keep, made, refreshed } = await serve();
    await keep('/help');
    for (const list of [made, refreshed]) list.length = 0;
    now += 60_000;
    const seen = await Promise.all(Array.from({ length: 20 }, () => get(port, '/help')));
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]).toMatch(/^HTTP\/1\.1 200 /);
    expect([made, refreshed]).toEqual([[], ['/help']]);
  });
});

describe('an answer that is not kept', () => {
  it.each<[string, string, Headers, string?]>([
    ['to a private page', '/about-us/corporate-governance', {}],
    ['to one that is asked for as a part', '/about-us/corporate-governance?main=id', {}],
    ['of a page that does not exist', '/nothing', {}],
    ['to a form', '/api/contactus/report', {}, 'POST'],
    ['about its head alone', '/help', {}, 'HEAD'],
    ['to a service worker', '/robots.txt', { 'Service-Worker': 'script' }],
    ['about a part', '/help', { Range: 'bytes=0-1' }],
    ['to a health check', '/healthz', {}],
    ['to an address that parsers change', '/./help', {}],
    ['to an address of another kind', 'http://bank.example/help', {}],
  ])('%s', async (_, path, headers, method) => {
    const { port, made, refreshed } = await serve();
    for (let time = 1; time <= 3; time++) {
      await get(port, path, headers, method);
      expect(made.length).toBe(time);
      expect(refreshed).toEqual([]);
    }
  });
});
