import { readdir } from 'node:fs/promises';
import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backendContent } from '../../../../../shell/server/content/backend-content';
import { backendKey } from '../../../../../shell/server/content/backend-key';
import type { ContentSource } from '../../../../../shell/server/content/content-source';
import { lastGoodBlocks } from '../../../../../shell/server/content/last-good';
import { problemReporter } from '../../../../../shell/server/content/problems';
import { gate } from '../../../../support/gate';
import { recordedLog, silent } from '../../../../support/log';
import {
  notice,
  offer,
  noticePath as path,
  sampleWidget,
  noticeIn as shown,
  sampleWidgets as widgets,
} from '../../../../support/sample-content';
import { sourceOptions } from '../../../../support/source-options';
import { newFolder, startListener } from '../../../../support/until-finished';

let asked: string[];
let origin: string;
/** The backend's next answer: undefined is a failure. */
let body: string | undefined;
let status: number;
/** The backend answers after this. */
let released: Promise<void>;
/** How the backend answers. */
let respond: RequestListener;

beforeEach(async () => {
  asked = [];
  body = notice('a');
  status = 200;
  released = Promise.resolve();
  respond = async (_, response) => {
    await released;
    response.writeHead(body === undefined ? 500 : status).end(body);
  };
  origin = await startListener((request, response) => {
    asked.push(request.url ?? '');
    respond(request, response);
  });
});

const open = (more: Partial<Parameters<typeof backendContent>[0]> = {}) =>
  backendContent({ ...sourceOptions, apiBase: origin, widgets, report: () => {}, ...more });

describe('content of the bank’s own backend', () => {
  it.each([
    ['below its base address', '/v2', path, '/v2/api/notice'],
    ['with the slug encoded', '', '/api/offer/%61%2Fb%3F', '/api/offer/a%2Fb%3F'],
  ])('is asked for %s', async (_, base, address, expected) => {
    body = notice('a', { title: 'x' });
    expect((await open({ apiBase: origin + base }).read(address)).status).toBe('found');
    expect(asked).toEqual([expected]);
  });

  it('has the fields of its widgets and no others', async () => {
    body = notice('a', { created_by: 'admin@bank.example', internal: { note: 'x' } });
    const answer = await open().read(path);
    expect(answer).toMatchObject({ json: expect.not.stringMatching(/admin|note/), tag: expect.any(String) });
  });
});

describe('a block of the bank’s own backend', () => {
  beforeEach(() => {
    passed = 0;
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  });

  /** In ms, that the clock is ahead. */
  let passed: number;

  it('is requested once by readers that come together, and not again for five seconds', async () => {
    const source = open();
    expect(await Promise.all([shown(source), shown(source)])).toEqual(['a', 'a']);
    passed += 4_900;
    await shown(source);
    expect(asked.length).toBe(1);
  });

  it('serves its last content while it is requested again, and when that fails', async () => {
    const { log, lines } = recordedLog('warn');
    const source = open({ log });
    await shown(source);
    for (const [next, seen, then] of [
      [notice('b'), 'a', 'b'],
      [undefined, 'b', 'b'],
      [notice('c'), 'b', 'c'],
    ]) {
      const { open: release, opened } = gate();
      released = opened;
      body = next;
      passed += 5_100;
      const before = asked.length;
      await vi.waitFor(async () => {
        expect(await shown(source)).toBe(seen);
        expect(asked.length).toBe(before + 1);
      });
      release();
      await vi.waitFor(async () => expect(await shown(source)).toBe(then));
      if (next === undefined) await vi.waitFor(() => expect(lines).toMatchObject([{ event: 'content' }]));
    }
  });

  it('is the same object for as long as the backend sends the same text', async () => {
    const source = open();
    const before = await source.read(path);
    passed += 5_100;
    await source.read(path);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(await source.read(path)).toBe(before);
  });

  it('is asked for anew when it has changed, and an answer from before does not replace it', async () => {
    const source = open();
    await shown(source);
    const { open: release, opened: old } = gate();
    released = old;
    passed += 5_100;
    await shown(source);
    await vi.waitFor(() => expect(asked.length).toBe(2));
    // The old answer is still on its way.
    released = Promise.resolve();
    body = notice('new');
    await source.renew?.();
    expect(await shown(source)).toBe('new');
    body = notice('old');
    release();
    await old;
    await vi.waitFor(() => expect(asked.length).toBe(3));
    expect(await shown(source)).toBe('new');
  });

  it('fails while the backend has none, and succeeds as soon as it has', async () => {
    const source = open();
    body = undefined;
    expect(await shown(source)).toBe('failed');
    body = notice('a');
    expect(await shown(source)).toBe('a');
  });

  it('that is missing is logged as none, and never as new', async () => {
    const { log, lines } = recordedLog();
    const source = open({ log });
    status = 404;
    for (let count = 0; count < 3; count++) await source.renew?.().then(() => shown(source));
    expect(new Set(lines.map((line) => line.shown))).toEqual(new Set(['none']));
  });

  it('that was missing is waited for once it may be there', async () => {
    const source = open();
    status = 404;
    expect(await shown(source)).toBe('missing');
    status = 200;
    expect(await shown(source)).toBe('missing');
    passed += 5_100;
    await vi.waitFor(async () => expect(await shown(source)).toBe('a'));
    expect(asked.length).toBe(2);
  });

  describe('of a backend that says how long it lasts', () => {
    const midnight = 'Thu, 26 Nov 2026 00:00:00 GMT';
    let seen: IncomingHttpHeaders[];
    /** Headers of the backend's answers. */
    let headers: OutgoingHttpHeaders;

    beforeEach(() => {
      seen = [];
      headers = {};
      respond = (request, response) => {
        seen.push(request.headers);
        const { 'if-none-match': tag, 'if-modified-since': since } = request.headers;
        const isSame = (tag && tag === headers.ETag) || (since && since === headers['Last-Modified']);
        response.writeHead(isSame ? 304 : status, headers).end(isSame ? undefined : body);
      };
    });

    /** Requests to the backend after a reader came `seconds` later. */
    async function askedAfter(source: ContentSource, seconds: number) {
      passed += seconds * 1_000;
      await shown(source);
      // Its answer would come after the block's.
      await source.read(`/api/offer/${seconds}-${seen.length}`);
      passed -= seconds * 1_000;
      return asked.filter((each) => each === path).length;
    }

    it.each([
      ['Cache-Control: max-age=60', { 'Cache-Control': 'public, max-age=60' }, 60],
      ['s-maxage, which is for servers', { 'Cache-Control': 'max-age=10, s-maxage="60"' }, 60],
      ['the Age that a cache before it has', { 'Cache-Control': 'max-age=80', Age: '20' }, 60],
      ['at least 5 seconds', { 'Cache-Control': 'max-age=0' }, 5],
      ['at most 5 minutes', { 'Cache-Control': 'max-age=31536000' }, 300],
      ['no-store', { 'Cache-Control': 'no-store, max-age=60' }, 5],
      ['no-cache', { 'Cache-Control': 'max-age=60, no-cache' }, 5],
      ['nothing that can be read', { 'Cache-Control': 'max-age=soon' }, 5],
    ])('is asked for again as it says: %s', async (_, given, seconds) => {
      headers = given;
      const source = open();
      await shown(source);
      expect(await askedAfter(source, seconds - 0.5)).toBe(1);
      await vi.waitFor(async () => expect(await askedAfter(source, seconds + 0.5)).toBe(2));
    });

    it('is requested alone and immediately where its path is named, however long it lasts', async () => {
      headers = { 'Cache-Control': 'max-age=3600' };
      const source = open();
      await shown(source);
      await source.read('/api/offer/kopi');
      body = notice('new');
      await source.renew?.(path);
      expect(await shown(source)).toBe('new');
      expect(asked.filter((each) => each !== path)).toHaveLength(1);
    });

    it.each([
      ['ETag', { ETag: '"1"' }, { 'if-none-match': '"1"' }],
      ['weak ETag', { ETag: 'W/"1"' }, { 'if-none-match': 'W/"1"' }],
      ['Last-Modified', { 'Last-Modified': midnight }, { 'if-modified-since': midnight }],
    ])('is the same object while its %s is the same, and another one after that', async (_, given, asked) => {
      headers = given;
      const source = open();
      const first = await source.read(path);
      expect(seen[0]).not.toHaveProperty(Object.keys(asked)[0] ?? '');
      await source.renew?.();
      await source.renew?.();
      expect(await source.read(path)).toBe(first);
      for (const each of seen.slice(1)) expect(each).toMatchObject(asked);
      // Frameworks answer it with the whole block.
      expect(seen[1]?.['cache-control']).not.toBe('no-cache');
      headers = { ETag: '"2"' };
      body = notice('b');
      await source.renew?.();
      expect(await shown(source)).toBe('b');
    });

    it('is asked for as a whole again where it was damaged', async () => {
      const source = open();
      headers = { ETag: '"1"' };
      await shown(source);
      headers = { ETag: '"2"' };
      body = JSON.stringify({ English: {} });
      await source.renew?.();
      await source.renew?.();
      expect(seen.map((each) => each['if-none-match'])).toEqual([undefined, '"1"', '"1"']);
      expect(await shown(source)).toBe('a');
    });
  });

  describe('that is damaged', () => {
    const half = JSON.stringify({ English: { about: 'right' }, Indonesia: { title: 'no essentials' } });
    const wrong = JSON.stringify({ English: { about: ['x'] }, Indonesia: {} });

    it('never replaces the last one that was whole, however often it comes', async () => {
      const source = open();
      await shown(source);
      for (const next of [half, half, wrong, half]) {
        body = next;
        passed += 5_100;
        await source.renew?.();
        expect(await shown(source)).toBe('a');
      }
      body = notice('b');
      await source.renew?.();
      expect(await shown(source)).toBe('b');
    });

    it.each([
      [half, 'damaged: Indonesia.about: essential missing; npm run check lists all'],
      [wrong, expect.any(String)],
      ['{', expect.any(String)],
      ['null', expect.any(String)],
    ])('is one warning and one problem however often it comes, with the field: %s', async (next, reason) => {
      const { log, lines } = recordedLog('warn');
      const source = open({ report: problemReporter(log), log });
      await shown(source);
      expect(await source.notes?.()).toEqual({ backend: [] });
      body = next;
      for (let count = 0; count < 3; count++) await source.renew?.();
      expect(lines).toMatchObject([
        { event: 'content-problems', path, pattern: path, problems: expect.any(Number) },
        { event: 'content', path, pattern: path, shown: 'last good', reason },
      ]);
      expect(await source.notes?.()).toEqual({ backend: [`${path}: ${lines[1]?.reason}`] });
      body = notice('b');
      await source.renew?.();
      expect(await source.notes?.()).toEqual({ backend: [] });
    });

    it('never replaces it on disk, so a server that starts shows the whole one', async () => {
      const folder = newFolder();
      const start = () => open({ lastGood: lastGoodBlocks(folder, origin, silent) });
      await shown(start());
      await vi.waitFor(async () => expect(await readdir(folder)).toEqual([expect.stringMatching(/\.json$/)]));
      for (const next of [half, wrong]) {
        body = next;
        const source = start();
        expect(await shown(source)).toBe('a');
        await source.renew?.();
        expect(await shown(source)).toBe('a');
      }
    });

    it('shows what is right of it where there was none before', async () => {
      body = half;
      const source = open();
      const answer = await source.read(path);
      expect(answer).toMatchObject({ status: 'found', content: { English: { about: 'right' } } });
      expect('content' in answer && answer.content.Indonesia).toBeUndefined();
      body = notice('b');
      await source.renew?.();
      expect(await shown(source)).toBe('b');
    });

    it('fails where nothing of it is right', async () => {
      body = wrong;
      expect(await open().read(path)).toEqual({ status: 'failed', reason: 'English.about: wrong type, found ["x"]' });
    });
  });
});

describe('the key of a backend', () => {
  let seen: (string | undefined)[];
  let logged: ReturnType<typeof recordedLog>;
  let code: number;

  beforeEach(() => {
    seen = [];
    logged = recordedLog('warn');
    code = 200;
    respond = ({ url, headers }, response) => {
      seen.push(headers.authorization);
      if (url === '/moved') response.writeHead(code).end(body);
      else response.writeHead(302, { Location: '/moved' }).end();
    };
  });

  const withKey = (token?: string) => {
    const key = backendKey(token, logged.log);
    return { key, source: open({ key, log: logged.log }) };
  };

  it('is sent with each request to its origin, also after a redirect within it', async () => {
    expect(await shown(withKey('s3cret').source)).toBe('a');
    expect(seen).toEqual(['Bearer s3cret', 'Bearer s3cret']);
    await shown(withKey().source);
    expect(seen.slice(2)).toEqual([undefined, undefined]);
  });

  it('is named in the log and for /readyz while it is refused, once, and without its value', async () => {
    const { key, source } = withKey('s3cret');
    for (const status of [401, 403]) {
      code = status;
      await shown(source);
      await shown(source);
      expect(key.notes()).toEqual([`API_TOKEN is refused by the backend (${status}): ${path}`]);
    }
    const named = logged.lines.filter(({ event }) => event === 'backend-key');
    expect(named).toMatchObject([{ level: 'error', reason: `API_TOKEN is refused by the backend (401): ${path}` }]);
    code = 500;
    await shown(source);
    expect(key.notes()).toHaveLength(1);
    code = 200;
    expect(await shown(source)).toBe('a');
    expect(key.notes()).toEqual([]);
    expect(logged.text()).not.toContain('s3cret');
  });

  it('is said to be missing where there is none', async () => {
    const { key, source } = withKey();
    code = 401;
    await shown(source);
    expect(key.notes()).toEqual([`the backend asks for a key (401), and API_TOKEN is not set: ${path}`]);
  });

  it('is not said to be refused because of an address that a visitor has made up', async () => {
    const { key, source } = withKey('s3cret');
    code = 403;
    await source.read('/api/offer/%3Cscript%3E');
    expect(seen).toHaveLength(2);
    expect(key.notes()).toEqual([]);
  });
});

describe('a backend of another make', () => {
  const outcome = async () => {
    const answer = await open().read(path);
    return answer.status === 'failed' ? answer.reason : answer.status;
  };

  it.each([
    ['JSON as plain text', { 'Content-Type': 'text/plain' }, notice('a')],
    ['JSON as HTML, which PHP sends by default', { 'Content-Type': 'text/html' }, notice('a')],
    ['a byte order mark', {}, `\uFEFF${notice('a')}`],
    ['gzip', { 'Content-Encoding': 'gzip' }, gzipSync(notice('a'))],
    ['language keys in any case', {}, '{"ENGLISH":{"about":"a"}," indonesia ":{"about":"a"}}'],
  ])('may send %s', async (_, headers, answer) => {
    respond = (_, response) => response.writeHead(200, headers).end(answer);
    expect(await shown(open())).toBe('a');
  });

  it('may redirect within its own origin, three times at most, and not to a login page', async () => {
    respond = ({ url = '' }, response) =>
      url.endsWith('/') ? response.end(notice('a')) : response.writeHead(301, { Location: `${url}/` }).end();
    expect(await shown(open())).toBe('a');
    expect(asked.splice(0)).toEqual(['/api/notice', '/api/notice/']);
    respond = (_, response) => response.writeHead(302, { Location: path }).end();
    expect(await outcome()).toBe('redirects more than 3 times');
    expect(asked).toHaveLength(4);
    respond = ({ url }, response) =>
      url === '/login' ? response.end('<html></html>') : response.writeHead(302, { Location: '/login' }).end();
    expect(await outcome()).toBe('is HTML, perhaps a login page, where JSON is expected');
  });

  it('is not followed to another origin', async () => {
    const reached = vi.fn<RequestListener>((_, response) => void response.end(notice('x')));
    const other = await startListener(reached);
    respond = (_, response) => response.writeHead(302, { Location: `${other}/api/notice` }).end();
    expect(await outcome()).toBe(`redirects to another origin, ${other}`);
    expect(reached).not.toHaveBeenCalled();
  });

  it('may answer 304 without having been asked: the block is unchanged', async () => {
    const source = open();
    await shown(source);
    respond = (_, response) => response.writeHead(304).end();
    await source.renew?.();
    expect(await shown(source)).toBe('a');
    expect(await outcome()).toBe('answered 304');
  });

  it('may send content that is normalized already, whose texts are decoded', async () => {
    body = JSON.stringify({ normalized: true, Indonesia: { about: 'x', title: 'A &amp; B' } });
    expect(await open().read(path)).toMatchObject({ content: { Indonesia: { title: 'A &amp; B' } } });
    body = JSON.stringify({ Indonesia: { about: 'x', title: 'A &amp; B' } });
    expect(await open().read(path)).toMatchObject({ content: { Indonesia: { title: 'A & B' } } });
  });
});

describe('a backend that does harm', () => {
  const read = (address = path) => open().read(address);

  it('fails as soon as its answer has more than 2 MB, also compressed and without an end', async () => {
    const zeros = gzipSync(Buffer.alloc(40_000_000, ' '));
    respond = (_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(zeros);
    expect(await read()).toMatchObject({ status: 'failed', reason: 'answered more than 2097152 bytes' });
    // Lists are sent in parts, so they may be longer.
    expect(await read('/api/offers')).toMatchObject({ status: 'failed', reason: 'answered more than 16777216 bytes' });
    const closed = new Promise((resolve) => {
      respond = (_, response) => {
        const more = () => {
          while (response.write(' '.repeat(64_000)));
        };
        response.writeHead(200).on('drain', more).on('close', resolve);
        more();
      };
    });
    expect((await read()).status).toBe('failed');
    await closed;
  });

  const about = (html: string) => JSON.stringify({ Indonesia: { about: html } });

  it.each([
    ['deeper than 100 levels', `{"Indonesia":${'['.repeat(100)}${']'.repeat(100)}}`],
    ['deeper than any parser can follow', `{"Indonesia":${'['.repeat(900_000)}${']'.repeat(900_000)}}`],
    ['of more values than can be read', `{"Indonesia":{"about":"x","more":[${'{},'.repeat(200_000)}{}]}}`],
    ['of more tags than can be rendered', about('<b>'.repeat(200_000))],
    ['of more tags, escaped', `{"Indonesia":{"about":"${'\\u003cb>'.repeat(200_000)}"}}`],
    ['of more attributes', about(`<b ${'a="" '.repeat(200_000)}>`)],
    [
      'of more tags, in tables and escaped',
      `{"Indonesia":{"about":"${'\\u003ctable>\\u003ctd>x\\u003c/table>'.repeat(15_000)}"}}`,
    ],
    ['of more attributes, without spaces', about(`<p title=">" ${"a=''b=''".repeat(100_000)}>`)],
    ['of more entities', about('&amp;'.repeat(300_000))],
  ])('fails with an answer %s', async (_, answer) => {
    body = answer;
    expect((await read()).status).toBe('failed');
  });

  it('may send a block of usual size', async () => {
    const title = 'a, [b] {c} "d" \\';
    const offers = Array.from({ length: 900 }, (_, at) => ({ slug: `x${at}`, title }));
    body = JSON.stringify({ Indonesia: { offers } });
    expect(await read('/api/offers')).toMatchObject({ content: { Indonesia: { offers: { length: 900 } } } });
  });

  it('may send terms of 30,000 words in each language, pasted from a word processor', async () => {
    const style = 'style="margin: 0cm 0cm 8pt; line-height: 107%; font-family: Calibri, sans-serif"';
    const words = 'kata demi kata '.repeat(10);
    body = notice(`<p class="MsoNormal" ${style}><span lang="IN" ${style}>${words}</span></p>\n`.repeat(1_000));
    expect((await read()).status).toBe('found');
  });

  it('does not keep the next reader waiting for an answer that never comes', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const source = open();
    respond = (_, response) => {
      if (asked.length > 1) response.end(notice('a'));
    };
    const first = source.read(path);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    now.mockReturnValue(6_001);
    expect((await source.read(path)).status).toBe('found');
    expect((await first).status).toBe('found');
  });

  it('has at most 16 requests of a pattern open, and answers of the others come at once', async () => {
    const source = open();
    const held: ServerResponse[] = [];
    respond = ({ url }, response) => {
      if (url === path) response.end(notice('a'));
      else held.push(response);
    };
    const answers = Array.from({ length: 100 }, (_, index) => source.read(`/api/offer/a${index}`));
    expect((await Promise.race(answers)).status).toBe('failed');
    expect((await source.read(path)).status).toBe('found');
    expect(asked.filter((each) => each.startsWith('/api/offer/'))).toHaveLength(16);
    respond = (_, response) => response.destroy();
    for (const response of held) response.destroy();
    await Promise.all(answers);
    expect(asked.length).toBeGreaterThan(17);
  });

  it('is asked for at most 48 blocks at the same time', async () => {
    const many = new Map(
      Array.from({ length: 5 }, (_, index) =>
        sampleWidget(`offer-${index}`, { path: `/api/offer-${index}/:slug`, shape: offer }),
      ).map((widget) => [widget.name, widget]),
    );
    const source = open({ widgets: many });
    let held: ServerResponse[] | undefined = [];
    const answer = (response: ServerResponse) => response.end('{"English":{"title":"x"}}');
    respond = (_, response) => void (held ? held.push(response) : answer(response));
    const answers = [...many.keys()].flatMap((name) =>
      Array.from({ length: 16 }, (_, index) => source.read(`/api/${name}/a${index}`)),
    );
    await vi.waitFor(() => expect(held).toHaveLength(48));
    // Further requests of the source would arrive before this one.
    const later = fetch(`${origin}/none`);
    await vi.waitFor(() => expect(asked).toContain('/none'));
    expect(held).toHaveLength(49);
    const all = held;
    held = undefined;
    all.forEach(answer);
    await later;
    expect((await Promise.all(answers)).filter(({ status }) => status === 'found')).toHaveLength(80);
  });

  it('has a request ended that nobody waits for any more', async () => {
    const source = open();
    const closed = new Promise((resolve) => {
      respond = (request) => request.socket.on('close', resolve);
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reader = new AbortController();
    const answer = source.read(path, reader.signal);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    reader.abort();
    expect((await answer).status).toBe('failed');
    await vi.advanceTimersByTimeAsync(2_000);
    await closed;
  });
});
