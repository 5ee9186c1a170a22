import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { decode } from '../../decode';
import { encodingOf } from './compression';
import { isUnchanged } from './etag';

export const maxKeptSize = 512 * 1024;

/** A file name may have any character: `/a%26b.pdf` and `/a&b.pdf` are one file. Undefined for a path that leaves a folder. */
export function filePathOf(c: Context): string | undefined {
  const { pathname } = new URL(c.req.url);
  if (/%(?:2f|5c|00)/i.test(pathname)) return undefined;
  // Each run of escapes by itself, so that a single percent sign does not spoil the rest.
  const path = pathname.replace(/(?:%[\da-f]{2})+/gi, (escapes) => decode(escapes));
  return /\/\.{0,2}(?:\/|$)|\\/.test(path.replace(/\/$/, '')) ? undefined : path;
}

async function fileAt(path: string): Promise<{ path: string; stats: Stats } | undefined> {
  const stats = await stat(path).catch(() => undefined);
  if (stats?.isDirectory()) return fileAt(join(path, 'index.html'));
  return stats?.isFile() ? { path, stats } : undefined;
}

/** Inclusive; `unsatisfiable` outside the file; undefined for anything else, which gets the whole file (RFC 9110, 14.2). */
function rangeIn(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '') ?? [];
  if (!first && !last) return undefined;
  if (first && last && Number(first) > Number(last)) return undefined;
  const start = first ? Number(first) : Math.max(size - Number(last), 0);
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start > end ? 'unsatisfiable' : { start, end };
}

/** Undefined if there is no file. A compressed copy is beside it (`.br`); `headersOf` gets the path without `.br`. */
export async function sendFile(
  c: Context,
  path: string,
  headersOf: (path: string) => Record<string, string>,
): Promise<Response | undefined> {
  const file = await fileAt(path);
  if (!file) return undefined;
  const compressed = encodingOf(c) === 'br' ? await fileAt(`${file.path}.br`) : undefined;
  const sent = compressed ?? file;
  const { size, mtimeMs, mtime } = sent.stats;
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const modified = mtime.toUTCString();
  const headers = {
    Vary: 'Accept-Encoding',
    ETag: etag,
    'Last-Modified': modified,
    'Accept-Ranges': 'bytes',
    'Content-Type': getMimeType(file.path) ?? 'application/octet-stream',
    ...headersOf(file.path),
  };
  if (size <= maxKeptSize) c.env?.mayKeep?.();
  if (isUnchanged((name) => c.req.header(name), etag, modified)) return c.body(null, 304, headers);

  const ifRange = c.req.header('if-range');
  // A date does not match: two changes within one second have the same.
  const isPart = c.req.method === 'GET' && (ifRange === undefined || ifRange === etag);
  const range = isPart ? rangeIn(c.req.header('range'), size) : undefined;
  if (range === 'unsatisfiable') {
    return c.body(null, 416, { 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-store' });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const all = {
    ...headers,
    'Content-Length': String(end - start + 1),
    ...(compressed && { 'Content-Encoding': 'br' }),
    ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
  };
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD' || !size) return c.body(null, status, all);
  return c.body(Readable.toWeb(createReadStream(sent.path, { start, end })) as ReadableStream, status, all);
}
