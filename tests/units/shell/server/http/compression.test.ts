import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { textSender } from '../../../../../shell/server/http/compression';

it('compresses a text as well as can be once it is asked for often, under the same ETag', async () => {
  const text = Array.from({ length: 2_000 }, (_, at) => `<p>Paragraph ${at} of ${at * 7}</p>`).join('');
  const send = textSender();
  const app = new Hono().get('/', (c) => send(c, text, 'tag', { 'Cache-Control': 'no-cache' }));
  const read = async () => {
    const answer = await app.request('/', { headers: { 'Accept-Encoding': 'br' } });
    return { etag: answer.headers.get('etag'), body: Buffer.from(await answer.arrayBuffer()) };
  };
  const first = await read();
  for (let count = 1; count < 10; count++) expect((await read()).body.length).toBe(first.body.length);
  const better = await vi.waitFor(async () => {
    const answer = await read();
    expect(answer.body.length).toBeLessThan(first.body.length);
    return answer;
  }, 20_000);
  expect(better.etag).toBe(first.etag);
  expect(brotliDecompressSync(better.body).toString()).toBe(text);
});
