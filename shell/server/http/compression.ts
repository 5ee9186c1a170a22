import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { LRUCache } from 'lru-cache';
import { isKnown, tagOf } from './etag';

type Encoding = 'br' | 'gzip';

interface Compressed {
  body: Uint8Array<ArrayBuffer>;
  /** The best quality was tried; without memory the first compression stays. */
  isFinal: boolean;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const brotliAt = (quality: number) => async (text: string) => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return brotli(text, { params });
};
const encoders: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: brotliAt(6),
  gzip: (text) => gzipped(text),
};

/** A tenth smaller, for twenty times the work: 0.2 s for a page of 100 kB. */
const best = brotliAt(constants.BROTLI_MAX_QUALITY);
/** Limits of this compression: characters of a text, and pause in ms. It takes at most a fifth of a core. */
const bestLimit = 512 * 1024;
const bestPause = 1_000;
const cacheSize = 32 * 1024 * 1024;

export const encodingOf = (c: Context) =>
  accepts(c, {
    header: 'Accept-Encoding',
    supports: Object.keys(encoders),
    default: '',
    match: (all, { supports }) => supports.find((each) => all.some(({ type, q }) => type === each && q > 0)) ?? '',
  }) as Encoding | '';

const bodies = new LRUCache<string, Compressed, { encoding: Encoding; text: string }>({
  maxSize: cacheSize,
  sizeCalculation: ({ body }) => body.length,
  ignoreFetchAbort: true,
  fetchMethod: async (_, __, { context: { encoding, text } }) => ({
    body: new Uint8Array(await encoders[encoding](text)),
    isFinal: false,
  }),
});
let isImproving = false;

async function improve(etag: string, text: string, { body }: Compressed): Promise<void> {
  isImproving = true;
  const improved = await best(text).catch(() => body);
  bodies.set(etag, { body: new Uint8Array(improved), isFinal: true });
  setTimeout(() => {
    isImproving = false;
  }, bestPause).unref();
}

/**
 * Answers with a text, which may depend only on address, origin and the cookie `language` (`kept-answers.ts`). `tag` is its hash.
 * Compresses each text once, and again with the best quality if it is sent again, under the same `ETag`.
 */
export async function sendText(
  c: Context,
  text: string,
  headers: Record<string, string>,
  { status = 200, tag = tagOf(text) }: { status?: 200 | 404 | 503; tag?: string } = {},
): Promise<Response> {
  const encoding = encodingOf(c);
  const etag = `"${tag}${encoding && `-${encoding}`}"`;
  const all = { Vary: 'Accept-Encoding', ...headers, ETag: etag };
  const isKept = status === 200 && !headers['Cache-Control']?.includes('no-store');
  if (isKept) c.env?.mayKeep?.();
  if (status === 200 && isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, all);
  if (!encoding) return c.body(text, status, all);
  // Visitors may search for anything, so most answers are sent once.
  const isRepeated = bodies.has(etag);
  const compressed = await bodies.forceFetch(etag, { context: { encoding, text } });
  const mayImprove = isRepeated && isKept && encoding === 'br' && text.length <= bestLimit;
  // After this answer, because both would share the processor.
  if (mayImprove && !compressed.isFinal && !isImproving) void improve(etag, text, compressed);
  return c.body(compressed.body, status, { ...all, 'Content-Encoding': encoding });
}
