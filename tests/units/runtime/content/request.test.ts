import { beforeEach, describe, expect, it, vi } from 'vitest';
import { acquireContent } from '../../../../widgets/runtime/content/acquire-content';
import { RequestError, request } from '../../../../widgets/runtime/content/request';

type Answer = object | number | string | 'hangs' | 'unreachable' | 'breaks off' | 'stalls';
interface Asked {
  url: string;
  at: number;
  signal: AbortSignal;
  init: RequestInit;
}

const block = { English: [], Indonesia: [] };

/** The last answer repeats. */
function network(...answers: Answer[]): Asked[] {
  const asked: Asked[] = [];
  const begin = Date.now();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const signal = init.signal as AbortSignal;
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push({ url, at: Date.now() - begin, signal, init });
    if (answer === 'unreachable') return Promise.reject(new TypeError('Failed to fetch'));
    if (answer === 'hangs') {
      return new Promise((_, reject) => {
        const abort = () => reject(signal.reason);
        if (signal.aborted) abort();
        signal.addEventListener('abort', abort);
      });
    }
    if (answer === 'breaks off' || answer === 'stalls') {
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{"English": ['));
          if (answer === 'breaks off') stream.error(new TypeError('network error'));
          signal.addEventListener('abort', () => stream.error(signal.reason));
        },
      });
      return Promise.resolve(new Response(body));
    }
    if (typeof answer === 'number') return Promise.resolve(new Response('{"msg":"x"}', { status: answer }));
    return Promise.resolve(new Response(typeof answer === 'string' ? answer : JSON.stringify(answer)));
  });
  return asked;
}

/** For tests with a fake clock. */
function watch<T>(promise: Promise<T>) {
  const seen: { value?: T; error?: RequestError & Error } = {};
  promise.then(
    (value) => Object.assign(seen, { value }),
    (error) => Object.assign(seen, { error }),
  );
  return seen;
}

const times = (asked: Asked[]) => asked.map(({ at }) => at);

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a request', () => {
  it('resolves with the backend’s answer, and leaves no timer behind', async () => {
    const asked = network(block);
    expect(await request('/api/a')).toEqual(block);
    expect(asked[0]?.url).toBe('/api/a');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('posts a text with the headers it was given, and with none that a page has added to every object', async () => {
    const asked = network({ msg: 'Thanks' });
    const method = { value() {}, enumerable: true, configurable: true };
    const added = Object.defineProperty(Object.prototype, 'extend', method);
    try {
      await request('/api/a', { method: 'post', data: '{"name":"Ana"}', headers: { 'Idempotency-Key': 'k' } });
    } finally {
      Reflect.deleteProperty(added, 'extend');
    }
    expect(asked[0]?.init).toMatchObject({ method: 'POST', body: '{"name":"Ana"}' });
    expect(asked[0]?.init.headers).toEqual({ 'Idempotency-Key': 'k' });
  });

  it('rejects with status and answer, as an error', async () => {
    network(422);
    const error = await request('/api/a').catch((reason) => reason);
    expect(error).toBeInstanceOf(RequestError);
    const data = { msg: 'x' };
    expect(error).toMatchObject({ name: 'RequestError', message: '/api/a answered 422', status: 422, data });
  });

  it.each(['unreachable', 'breaks off'])('rejects without a status: %s', async (answer) => {
    network(answer);
    const error = await request('/api/a').catch((reason) => reason);
    expect(error).toMatchObject({ name: 'RequestError', message: '/api/a cannot be reached', status: undefined });
  });

  it.each(['hangs', 'stalls'])('gives up after 30 seconds, and not before, on a backend that %s', async (answer) => {
    const asked = network(answer);
    const seen = watch(request('/api/a'));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(seen.error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.error).toMatchObject({ message: '/api/a did not answer in time', status: 408 });
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it('rejects immediately, with the reason given, when it is aborted or was before', async () => {
    const asked = network('hangs');
    const controller = new AbortController();
    const seen = watch(request('/api/a', { signal: controller.signal }));
    controller.abort(new Error('Not wanted'));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.error?.message).toBe('Not wanted');
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    const late = watch(request('/api/a', { signal: AbortSignal.abort(new Error('Too late')) }));
    await vi.advanceTimersByTimeAsync(0);
    expect(late.error?.message).toBe('Too late');
  });
});

describe('content', () => {
  /** Each test uses another URL, because requests are shared by URL. */
  let url: string;
  let count = 0;
  beforeEach(() => {
    url = `/api/test/${count++}`;
  });

  it.each<[string, Answer]>([
    ['fails', 503],
    ['has too much to do', 429],
    ['cannot be reached', 'unreachable'],
    ['breaks off', 'breaks off'],
  ])('is asked for again after 0.5 and after 2 more seconds when the backend %s', async (_, failure) => {
    const asked = network(failure, failure, block);
    const seen = watch(acquireContent(url).content);
    await vi.advanceTimersByTimeAsync(499);
    expect(times(asked)).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(times(asked)).toEqual([0, 500]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(times(asked)).toEqual([0, 500, 2_500]);
    expect(seen.value).toEqual(block);
  });

  it('is given up after the third try', async () => {
    const asked = network(500);
    const seen = watch(acquireContent(url).content);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(3);
    expect(seen.error).toMatchObject({ name: 'RequestError', status: 500 });
  });

  it.each<[string, Answer, string]>([
    ['does not know it', 404, 'answered 404'],
    ['refuses it', 403, 'answered 403'],
    ['answers with half of an object', '{"English": [', 'did not answer with an object'],
    ['answers with a page', '<!doctype html><p>Maintenance', 'did not answer with an object'],
    ['answers with nothing', '', 'did not answer with an object'],
    ['answers with a number', '7', 'did not answer with an object'],
    ['answers with null', 'null', 'did not answer with an object'],
    ['takes 30 seconds', 'hangs', 'did not answer in time'],
  ])('is not asked for again when the backend %s', async (_, answer, message) => {
    const asked = network(answer);
    const seen = watch(acquireContent(url).content);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked).toHaveLength(1);
    expect(seen.error?.message).toBe(`${url} ${message}`);
  });

  it('that failed is asked for anew by the next who needs it', async () => {
    const asked = network(404, block);
    const first = acquireContent(url);
    await expect(first.content).rejects.toThrow('404');
    expect(await acquireContent(url).content).toEqual(block);
    expect(asked).toHaveLength(2);
  });

  it('is aborted once the last one who needed it is gone', async () => {
    const asked = network('hangs');
    const [one, two] = [acquireContent(url), acquireContent(url)];
    const seen = watch(two.content);
    await vi.advanceTimersByTimeAsync(0);
    one.release();
    one.release();
    expect(asked[0]?.signal.aborted).toBe(false);
    two.release();
    expect(asked[0]?.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(seen.error?.name).toBe('AbortError');
    expect(asked).toHaveLength(1);
  });

  it('is not retried once no reader needs it', async () => {
    const asked = network(500);
    const { content, release } = acquireContent(url);
    const seen = watch(content);
    await vi.advanceTimersByTimeAsync(100);
    release();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
    expect(seen.error?.name).toBe('AbortError');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that was aborted is asked for anew by the next who needs it', async () => {
    const asked = network('hangs', block);
    const first = acquireContent(url);
    first.content.catch(() => {});
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    first.release();
    expect(await acquireContent(url).content).toEqual(block);
    expect(asked).toHaveLength(2);
  });

  it('given back before its code has arrived is aborted when it does', async () => {
    const asked = network('hangs');
    const { content, release } = acquireContent(url);
    const seen = watch(content);
    release();
    await vi.waitFor(() => expect(seen.error?.name).toBe('AbortError'));
    expect(asked.every(({ signal }) => signal.aborted)).toBe(true);
  });

  // Last, because later imports would load modules anew.
  it('is asked for once by all who need it, in two bundles', async () => {
    const asked = network(block);
    const [one, two] = [acquireContent(url), acquireContent(url)];
    expect(await one.content).toBe(await two.content);
    vi.resetModules();
    const other = await import('../../../../widgets/runtime/content/acquire-content');
    expect(other.acquireContent).not.toBe(acquireContent);
    expect(await other.acquireContent(url).content).toBe(await one.content);
    expect(asked).toHaveLength(1);
  });
});
