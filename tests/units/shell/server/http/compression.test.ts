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

it('compresses a text as well as can be once it is sent again, under the same ETag', async () => {
  const text = Array.from({ length: 2_000 }, (_, at) => `<p>Paragraph ${at} of ${at * 7}</p>`).join('');
  const app = new Hono().get('/', (c) => sendText(c, text, { 'Cache-Control': 'no-cache' }));
  const read = async () => {
    const answer = await app.request('/', { headers: { 'Accept-Encoding': 'br' } });
    return { etag: answer.headers.get('etag'), body: Buffer.from(await answer.arrayBuffer()) };
  };
  const first = await read();
  expect((await read()).body.length).toBe(first.body.length);
  const better = await vi.waitFor(async () => {
    const answer = await read();
    expect(answer.body.length).toBeLessThan(first.body.length);
    return answer;
  }, 20_000);
  expect(better.etag).toBe(first.etag);
  expect(brotliDecompressSync(better.body).toString()).toBe(text);
});

it('goes on with what it has where a text cannot be compressed better', async () => {
  memory.isShort = true;
  const app = new Hono().get('/', (c) => sendText(c, 'text', { 'Cache-Control': 'no-cache' }));
  const read = async () => {
    const answer = await app.request('/', { headers: { 'Accept-Encoding': 'br' } });
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe('text');
  };
  await vi.waitFor(async () => {
    await read();
    expect(memory.failures).toBe(1);
  }, 20_000);
  for (let count = 0; count < 20; count++) await read();
  expect(memory.failures).toBe(1);
});
