import { brotliDecompressSync, constants } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, expect, it, vi } from 'vitest';
import { sendText } from '../../../../../shell/server/http/compression';

const memory = vi.hoisted(() => ({ isShort: false, failures: 0 }));
vi.mock('node:zlib', async (original) => {
  const zlib = await original<typeof import('node:zlib')>();
  const brotliCompress = (
    text: string,
    options: { params: Record<number, number> },
    done: (error: Error | null, result: Buffer) => void,
  ) => {
    const isBest = options.params[constants.BROTLI_PARAM_QUALITY] === constants.BROTLI_MAX_QUALITY;
    if (!memory.isShort || !isBest) return zlib.brotliCompress(text, options, done);
    memory.failures++;
    done(new Error('no memory'), Buffer.alloc(0));
  };
  return { ...zlib, brotliCompress };
});
afterEach(() => {
  memory.isShort = false;
});

/** Requests a text as brotli. */
function requestsOf(text: string) {
  const app = new Hono().get('/', (c) => sendText(c, text, { 'Cache-Control': 'no-cache' }));
  return async () => {
    const answer = await app.request('/', { headers: { 'Accept-Encoding': 'br' } });
    const body = Buffer.from(await answer.arrayBuffer());
    expect(brotliDecompressSync(body).toString()).toBe(text);
    return { etag: answer.headers.get('etag'), size: body.length };
  };
}

it('compresses a text as well as can be once it is sent again, under the same ETag', async () => {
  const request = requestsOf(Array.from({ length: 2_000 }, (_, at) => `<p>Paragraph ${at} of ${at * 7}</p>`).join(''));
  const first = await request();
  expect(await request()).toEqual(first);
  await vi.waitFor(async () => {
    const { etag, size } = await request();
    expect([etag, size < first.size]).toEqual([first.etag, true]);
  }, 20_000);
});

it('goes on with what it has where a text cannot be compressed better', async () => {
  memory.isShort = true;
  const request = requestsOf('text');
  await vi.waitFor(async () => {
    await request();
    expect(memory.failures).toBe(1);
  }, 20_000);
  for (let count = 0; count < 20; count++) await request();
  expect(memory.failures).toBe(1);
});
