import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { LRUCache } from 'lru-cache';
import { isKnown, tagOf } from './etag';

type Encoding = 'br' | 'gzip';
type Body = Uint8Array<ArrayBuffer>;

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

const bodies = new LRUCache<string, Body, { encoding: Encoding; text: string }>({
  maxSize: cacheSize,
  sizeCalculation: ({ length }) => length,
  ignoreFetchAbort: true,
  fetchMethod: async (_, __, { context: { encoding, text } }) => new Uint8Array(await encoders[encoding](text)),
});
const sent = new LRUCache<string, boolean>({ max: 10_000 });
let isImproving = false;

async function improve(etag: string, text: string): Promise<void> {
  const isImproved = sent.get(etag);
  // Not on the first request: visitors may search for anything, and most answers are sent once.
  if (isImproved === undefined) sent.set(etag, false);
  if (isImproved !== false || isImproving || text.length > bestLimit) return;
  isImproving = true;
  sent.set(etag, true);
  try {
    bodies.set(etag, new Uint8Array(await best(text)));
  } catch {
    // Out of memory, for instance: the first compression is good enough.
  }
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
  const body = await bodies.forceFetch(etag, { context: { encoding, text } });
  // After this answer, because both would share the processor.
  if (encoding === 'br' && isKept) void improve(etag, text);
  return c.body(body, status, { ...all, 'Content-Encoding': encoding });
}
