import { createHash } from 'node:crypto';
import type { Context } from 'hono';

/** A short hash of a text, for the `ETag` of an answer that consists of it. */
export const tagOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Whether `If-None-Match` names the answer's ETag. A cache on the way may have made the ETag a weak one (`W/`). */
export function isKnown(c: Context, etag: string): boolean {
  const opaque = (each: string) => each.trim().replace(/^W\//, '');
  const known = (c.req.header('if-none-match') ?? '').split(',').map(opaque);
  return known.includes('*') || known.includes(opaque(etag));
}
