import { createHash } from 'node:crypto';

/** A short hash of a text, for the `ETag` of an answer that consists of it. */
export const tagOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Whether `If-None-Match` names the answer's ETag. A cache on the way may have made the ETag a weak one (`W/`). */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = (each: string) => each.trim().replace(/^W\//, '');
  const known = ifNoneMatch.split(',').map(opaque);
  return known.includes('*') || known.includes(opaque(etag));
}
