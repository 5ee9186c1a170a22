import { hash } from 'node:crypto';

export const tagOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22);

/** A cache may have made the ETag a weak one (`W/`). */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = (each: string) => each.trim().replace(/^W\//, '');
  const known = ifNoneMatch.split(',').map(opaque);
  return known.includes('*') || known.includes(opaque(etag));
}

const httpDate = /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/;

export function isUnchanged(header: (name: string) => string | undefined, etag: string, modified?: string): boolean {
  const ifNoneMatch = header('if-none-match');
  if (ifNoneMatch !== undefined) return isKnown(ifNoneMatch, etag);
  const since = header('if-modified-since');
  return Boolean(since && modified && httpDate.test(since) && Date.parse(since) >= Date.parse(modified));
}
