// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backendContent } from '../../../../../shell/server/content/backend-content';
import type { ContentSource } from '../../../../../shell/server/content/content-source';

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
afterEach(() => new Promise((closed) => backend.close(closed)));

describe('content of the bank’s own backend', () => {
  it('is asked for below its base address', async () => {
    expect((await backendContent(`${origin}/v2`).read('/api/faq/all')).status).toBe('found');
    expect(asked).toEqual(['/v2/api/faq/all']);
  });

  it('gives visitors access to content paths only', async () => {
    const source = backendContent(`${origin}/v2`);
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
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
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
    const source = backendContent(origin);
    expect(await Promise.all([answerOf(source), answerOf(source)])).toEqual(['{}', '{}']);
    passed += 4_900;
    await answerOf(source);
    expect(asked.length).toBe(1);
  });

  it('serves its last content while it is requested again, and when that fails', async () => {
    const source = backendContent(origin);
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
      if (next === undefined) await vi.waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
    }
  });

  it('fails while the backend has none, and succeeds as soon as it has', async () => {
    const source = backendContent(origin);
    body = undefined;
    expect(await answerOf(source)).toBe('failed');
    body = '{}';
    expect(await answerOf(source)).toBe('{}');
  });

  it('that was missing is waited for once it may be there', async () => {
    const source = backendContent(origin);
    status = 404;
    expect(await answerOf(source)).toBe('missing');
    status = 200;
    expect(await answerOf(source)).toBe('missing');
    passed += 5_100;
    await vi.waitFor(async () => expect(await answerOf(source)).toBe('{}'));
    expect(asked.length).toBe(2);
  });
});
