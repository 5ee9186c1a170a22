import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { LRUCache } from 'lru-cache';
import { isKnown } from './etag';

type Encoding = 'br' | 'gzip';
type Body = Uint8Array<ArrayBuffer>;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 6,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};
const encoders: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => brotli(text, { params }),
  gzip: (text) => gzipped(text),
};

/** Compressed bodies in the cache, in bytes. */
const cacheSize = 32 * 1024 * 1024;

/** The preferred encoding that the client accepts; empty for none. */
export const encodingOf = (c: Context) =>
  accepts(c, {
    header: 'Accept-Encoding',
    supports: Object.keys(encoders),
    default: '',
    match: (accepted, { supports }) =>
      supports.find((each) => accepted.some(({ type, q }) => type === each && q > 0)) ?? '',
  }) as Encoding | '';

/**
 * Answers with a text whose hash is `tag`: compressed, or 304 when the client has it. It may depend on the address, the origin
 * and the cookie `language`, and on nothing else of the request: see `kept-answers.ts`.
 */
export type SendText = (
  c: Context,
  text: string,
  tag: string,
  headers: Record<string, string>,
  status?: 200 | 404,
) => Promise<Response>;

/** Makes a {@link SendText} that compresses each text once. */
export function textSender(): SendText {
  const bodies = new LRUCache<string, Body, { encoding: Encoding; text: string }>({
    maxSize: cacheSize,
    sizeCalculation: ({ length }) => length,
    ignoreFetchAbort: true,
    fetchMethod: async (_, __, { context: { encoding, text } }) => new Uint8Array(await encoders[encoding](text)),
  });

  return async (c, text, tag, headers, status = 200) => {
    const encoding = encodingOf(c);
    const etag = `"${tag}${encoding && `-${encoding}`}"`;
    const all = { Vary: 'Accept-Encoding', ...headers, ETag: etag };
    if (status === 200 && !headers['Cache-Control']?.includes('no-store')) c.env?.mayKeep?.();
    if (status === 200 && isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, all);
    if (!encoding) return c.body(text, status, all);
    const body = await bodies.forceFetch(etag, { context: { encoding, text } });
    return c.body(body, status, { ...all, 'Content-Encoding': encoding });
  };
}
