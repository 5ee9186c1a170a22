// @vitest-environment node
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { backendContent } from '../../../../../shell/server/content/backend-content';
import type { ContentSource } from '../../../../../shell/server/content/content-source';
import { createLog } from '../../../../../shell/server/log';
import { allWidgets } from '../../../../../shell/server/widgets';
import { silent } from '../../../../support/app';

let widgets: Awaited<ReturnType<typeof allWidgets>>;
beforeAll(async () => {
  widgets = await allWidgets();
});

let backend: Server;
let asked: string[];
let origin: string;
/** What the backend answers next: undefined is a failure. */
let body: string | undefined;
let status: number;
/** The backend waits for this before it answers. */
let released: Promise<void>;

beforeEach(async () => {
  asked = [];
  body = '{}';
  status = 200;
  released = Promise.resolve();
  backend = createServer(async ({ url = '' }, response) => {
    asked.push(url);
    await released;
    response.writeHead(body === undefined ? 500 : status).end(body);
  });
  await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});
afterEach(() => {
  backend.closeAllConnections();
  return new Promise((closed) => backend.close(closed));
});

describe('content of the bank’s own backend', () => {
  it('is asked for below its base address', async () => {
    expect((await backendContent({ apiBase: `${origin}/v2`, widgets, log: silent }).read('/api/faq/all')).status).toBe(
      'found',
    );
    expect(asked).toEqual(['/v2/api/faq/all']);
  });

  it('gives visitors access to content paths only', async () => {
    const source = backendContent({ apiBase: `${origin}/v2`, widgets, log: silent });
    for (const path of [
      '/api/../internal/users',
      '/api/\\..\\..\\internal\\users',
      '/api/%2e%2e/internal/users',
      '/api/.\t./internal/users',
      '/apikeys',
    ]) {
      expect((await source.read(path)).status, path).toBe('missing');
    }
    expect(asked).toEqual([]);
  });
});

describe('a block of the bank’s own backend', () => {
  beforeEach(() => {
    passed = 0;
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Milliseconds by which the clock is ahead. */
  let passed: number;

  const answerOf = async (source: ContentSource) => {
    const answer = await source.read('/api/faq/all');
    return answer.status === 'found' ? answer.source : answer.status;
  };

  it('is requested once by readers that come together, and not again for five seconds', async () => {
    const source = backendContent({ apiBase: origin, widgets, log: silent });
    expect(await Promise.all([answerOf(source), answerOf(source)])).toEqual(['{}', '{}']);
    passed += 4_900;
    await answerOf(source);
    expect(asked.length).toBe(1);
  });

  it('serves its last content while it is requested again, and when that fails', async () => {
    const lines: string[] = [];
    const log = createLog('warn', (line) => lines.push(JSON.parse(line).event));
    const source = backendContent({ apiBase: origin, widgets, log });
    await answerOf(source);
    for (const [next, seen] of [
      ['{"English":1}', '{}'],
      [undefined, '{"English":1}'],
      ['{"English":2}', '{"English":1}'],
    ]) {
      let release = () => {};
      released = new Promise((resolve) => {
        release = resolve;
      });
      body = next;
      passed += 5_100;
      const before = asked.length;
      await vi.waitFor(async () => {
        expect(await answerOf(source)).toBe(seen);
        expect(asked.length).toBe(before + 1);
      });
      release();
      await vi.waitFor(async () => expect(await answerOf(source)).toBe(next ?? seen));
      if (next === undefined) await vi.waitFor(() => expect(lines).toEqual(['content']));
    }
  });

  it('is asked for anew when it has changed, and an answer from before does not replace it', async () => {
    const source = backendContent({ apiBase: origin, widgets, log: silent });
    await answerOf(source);
    let release = () => {};
    released = new Promise((resolve) => {
      release = resolve;
    });
    passed += 5_100;
    await answerOf(source);
    await vi.waitFor(() => expect(asked.length).toBe(2));
    // The old answer is still on its way.
    const old = released;
    released = Promise.resolve();
    body = '{"English":"new"}';
    await source.renew?.();
    expect(await answerOf(source)).toBe(body);
    body = '{"English":"old"}';
    release();
    await old;
    await vi.waitFor(() => expect(asked.length).toBe(3));
    expect(await answerOf(source)).toBe('{"English":"new"}');
  });

  it('goes on to be shown when it is asked for anew and the backend fails', async () => {
    const source = backendContent({ apiBase: origin, widgets, log: silent });
    await answerOf(source);
    body = undefined;
    await source.renew?.();
    expect(await answerOf(source)).toBe('{}');
  });

  it('fails while the backend has none, and succeeds as soon as it has', async () => {
    const source = backendContent({ apiBase: origin, widgets, log: silent });
    body = undefined;
    expect(await answerOf(source)).toBe('failed');
    body = '{}';
    expect(await answerOf(source)).toBe('{}');
  });

  it('that was missing is waited for once it may be there', async () => {
    const source = backendContent({ apiBase: origin, widgets, log: silent });
    status = 404;
    expect(await answerOf(source)).toBe('missing');
    status = 200;
    expect(await answerOf(source)).toBe('missing');
    passed += 5_100;
    await vi.waitFor(async () => expect(await answerOf(source)).toBe('{}'));
    expect(asked.length).toBe(2);
  });
});

describe('a backend that does harm', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const answering = (handler: RequestListener) => {
    backend.removeAllListeners('request');
    backend.on('request', (request, response) => {
      asked.push(request.url ?? '');
      handler(request, response);
    });
  };
  /** Content without long lists. */
  const plain = '/api/privacy/all';
  const read = (path = '/api/faq/all') => backendContent({ apiBase: origin, widgets, log: silent }).read(path);

  it('is asked for the content of the widgets and for nothing else', async () => {
    const source = backendContent({ apiBase: origin, widgets, log: silent });
    const values = [
      'pay',
      'top-up',
      'transfer',
      'bill-payment',
      'cash-out',
      'news',
      'pressrelease',
      'event',
      'kopi-pagi',
      'é',
    ];
    const paths = new Set(
      // What is searched for the server answers itself.
      [...widgets.values()]
        .filter(({ name }) => name !== 'search')
        .flatMap(({ attributes = [], content }) =>
          [undefined, ...values].flatMap(
            (value) => content?.path(Object.fromEntries(attributes.map((name) => [name, value]))) ?? [],
          ),
        ),
    );
    for (const path of paths) expect((await source.read(path)).status, path).toBe('found');
    expect(new Set(asked)).toEqual(paths);
    asked = [];
    for (const path of [
      '/api/users',
      '/api/faq',
      '/api/faq/all/x',
      '/api/contactus/report',
      '/api/news/x',
      '/api/services/fly',
      '/api/detail/',
      '/api/detail/a/b',
      '/api/detail/a%2Fb',
      '/api/detail/%00',
      '/api/detail/..',
      '/api/detail/a%3Fb',
      '/api/detail/a;b',
      `/api/detail/${'a'.repeat(300)}`,
      '/api/promo/detail/%zz',
    ]) {
      expect((await source.read(path)).status, path).toBe('missing');
    }
    expect(asked).toEqual([]);
  });

  it('fails as soon as its answer has more than 2 MB, also compressed and without an end', async () => {
    const zeros = gzipSync(Buffer.alloc(40_000_000, ' '));
    answering((_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(zeros));
    expect(await read(plain)).toMatchObject({ status: 'failed', reason: 'answered more than 2097152 bytes' });
    // Lists are sent in parts, so they may be longer.
    expect(await read()).toMatchObject({ status: 'failed', reason: 'answered more than 16777216 bytes' });
    const closed = new Promise((resolve) => {
      answering((_, response) => {
        const more = () => {
          while (response.write(' '.repeat(64_000)));
        };
        response.writeHead(200).on('drain', more).on('close', resolve);
        more();
      });
    });
    expect((await read(plain)).status).toBe('failed');
    await closed;
  });

  it.each([
    ['deeper than 100 levels', `{"Indonesia":${'['.repeat(100)}${']'.repeat(100)}}`],
    ['deeper than any parser can follow', `{"Indonesia":${'['.repeat(900_000)}${']'.repeat(900_000)}}`],
    ['of more values than can be rendered', `{"Indonesia":[${'{},'.repeat(600_000)}{}]}`],
    ['of more tags', JSON.stringify({ Indonesia: '<b>'.repeat(200_000) })],
    ['of more tags, escaped', `{"Indonesia":"${'\\u003cb>'.repeat(200_000)}"}`],
    ['of more attributes', JSON.stringify({ Indonesia: `<b ${'a="" '.repeat(200_000)}>` })],
    [
      'of more tags, in tables and escaped',
      `{"Indonesia":"${'\\u003ctable>\\u003ctd>x\\u003c/table>'.repeat(15_000)}"}`,
    ],
    [
      'of more attributes, without spaces',
      JSON.stringify({ Indonesia: `<p title=">" ${"a=''b=''".repeat(100_000)}>` }),
    ],
    ['of more entities', JSON.stringify({ Indonesia: '&amp;'.repeat(300_000) })],
    ['that is no object', '7'],
  ])('fails with an answer %s', async (_, answer) => {
    body = answer;
    expect((await read(plain)).status).toBe('failed');
  });

  it('may send a block of usual size', async () => {
    body = JSON.stringify({
      Indonesia: Array(900).fill({ title: 'a, [b] {c} "d" \\', html: '<p title="x">y &amp; z</p>' }),
    });
    expect((await read()).status).toBe('found');
  });

  it('may send terms of 30,000 words in each language, pasted from a word processor', async () => {
    const style = 'style="margin: 0cm 0cm 8pt; line-height: 107%; font-family: Calibri, sans-serif"';
    const words = 'kata demi kata '.repeat(10);
    const text = `<p class="MsoNormal" ${style}><span lang="IN" ${style}>${words}</span></p>\n`.repeat(1_000);
    body = JSON.stringify({ English: text, Indonesia: text });
    expect((await read(plain)).status).toBe('found');
  });

  it('fails with a redirect, which is not followed', async () => {
    const elsewhere = createServer();
    const reached = vi.fn();
    elsewhere.on('request', (_, response) => {
      reached();
      response.end('{}');
    });
    await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
    const { port } = elsewhere.address() as AddressInfo;
    answering((_, response) => response.writeHead(302, { Location: `http://127.0.0.1:${port}/` }).end());
    expect((await read()).status).toBe('failed');
    expect(reached).not.toHaveBeenCalled();
    elsewhere.close();
  });

  it('does not keep the next reader waiting for an answer that never comes', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const source = backendContent({ apiBase: origin, widgets, log: silent });
    answering((_, response) => {
      if (asked.length > 1) response.end('{}');
    });
    const first = source.read('/api/faq/all');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    now.mockReturnValue(6_001);
    expect((await source.read('/api/faq/all')).status).toBe('found');
    expect((await first).status).toBe('found');
  });

  it('has at most 16 requests of a widget’s content open, and answers of the others come at once', async () => {
    const source = backendContent({ apiBase: origin, widgets, log: silent });
    answering(({ url }, response) => {
      if (url === '/api/faq/all') response.end('{}');
    });
    const answers = Array.from({ length: 100 }, (_, index) => source.read(`/api/detail/a${index}`));
    expect((await Promise.race(answers)).status).toBe('failed');
    expect((await source.read('/api/faq/all')).status).toBe('found');
    expect(asked.filter((path) => path.startsWith('/api/detail/'))).toHaveLength(16);
    backend.closeAllConnections();
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(17));
    const ending = setInterval(() => backend.closeAllConnections(), 20);
    await Promise.all(answers);
    clearInterval(ending);
  });

  it('has a request ended that nobody waits for any more', async () => {
    const source = backendContent({ apiBase: origin, widgets, log: silent });
    const closed = new Promise((resolve) => {
      answering((request) => request.socket.on('close', resolve));
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reader = new AbortController();
    const answer = source.read('/api/faq/all', reader.signal);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    reader.abort();
    expect((await answer).status).toBe('failed');
    await vi.advanceTimersByTimeAsync(2_000);
    await closed;
  });
});
