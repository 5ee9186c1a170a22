/** Hashed names of pictures and fonts (`/a.1a2b3c.svg`), so that caches keep them forever. The server maps them to `public/`. */
import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../../widgets/runtime/core/attempt';

/** No segment begins with a dot, so a path cannot leave the folder or name a hidden file. */
const picture = /^((?:\/[\w-][\w.-]*)+)(\.(?:svg|png|jpe?g|webp|avif|gif|woff2))$/;
const hashedName = /\.([0-9a-f]{6})(?=\.[a-z]+2?$)/;

const hashes = new Map<string, { modified: number; hash: string }>();

/** Undefined for a file that is missing or whose name no file can have. */
export const statsOf = (file: string) => attempt(() => statSync(file));

function hashOf(publicDir: string, path: string): string | undefined {
  if (!picture.test(path)) return undefined;
  const file = join(publicDir, path);
  const stats = statsOf(file);
  if (!stats?.isFile()) return undefined;
  const known = hashes.get(file);
  if (known?.modified === stats.mtimeMs) return known.hash;
  const found = hash('sha256', readFileSync(file), 'hex').slice(0, 6);
  hashes.set(file, { modified: stats.mtimeMs, hash: found });
  return found;
}

export const namePictures = (publicDir: string, json: string): string =>
  json.replace(/(?<=")\/[^"\\\s]+(?=")/g, (path) => {
    const hash = hashOf(publicDir, path);
    return hash ? path.replace(picture, `$1.${hash}$2`) : path;
  });

/** `isPinned` is false for the hash of an earlier version, which finds the file as well. */
export function findPicture(publicDir: string, path: string) {
  const named = hashedName.exec(path)?.[1];
  // A file with such a name is served as it is.
  if (!named || hashOf(publicDir, path)) return undefined;
  const plain = path.replace(hashedName, '');
  const hash = hashOf(publicDir, plain);
  return hash ? { path: plain, isPinned: hash === named } : undefined;
}
