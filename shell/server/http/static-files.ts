/** Serves files to pages of any origin: the build's and the bank's own. */
import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { type Context, Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { encodingOf, sendText } from './compression';
import { originOf } from './context';
import { isKnown } from './etag';
import { findPicture } from './picture-names';
import type { Release, Releases } from './releases';
import { filePathOf, maxKeptSize, sendFile } from './send-file';

/**
 * One expression, because a router's alternatives may match in the middle of a path. The server's own code is not public. `again-1`
 * and so on are other addresses of the same files (`import-again.ts`).
 */
export const builtFile =
  /^(?:\/again-\d{1,2})?(?:\/(v[^/]*))?(\/(?:(?:widgets|chunks|standalone)\/.+|custom-elements\.json|html-custom-data\.json|serambi-[^/]+\.tgz))$/s;

/** Files below a full version never change. */
const isPinned = (name = '') => name.includes('.');

export const anyOrigin = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

export const publicJson = { ...anyOrigin, 'Content-Type': 'application/json; charset=utf-8' };
export const immutable = 'public, max-age=31536000, immutable';
/** For files that name hashed files, which the next release may remove. */
export const shortLived = 'public, max-age=300';

const fileHeaders = (path: string, cacheControl: string, hasMap = existsSync(`${path}.map`)) => ({
  'Cache-Control': cacheControl,
  ...anyOrigin,
  ...(path.endsWith('.tgz') && { 'Content-Type': 'application/gzip' }),
  ...(hasMap && { SourceMap: `${basename(path)}.map` }),
  // An SVG opened as a page is a document; no script in it may run.
  ...(/\.svg$/i.test(path) && { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }),
});

const isHidden = (path: string) => /\/\./.test(path.replace(/^\/\.well-known\//, '/'));

/** Pages are not looked up, so that they need no disk access. */
export function publicFiles(publicDir: string, isRoute: (path: string) => boolean): Hono {
  const app = new Hono();
  app.get('*', async (c, next) => {
    const path = filePathOf(c);
    const isPage = path && !extname(path) && isRoute(c.req.path);
    if (!path || isPage || isHidden(path)) return next();
    const picture = findPicture(publicDir, path);
    const caching = picture?.isPinned ? immutable : shortLived;
    const answer = await sendFile(c, join(publicDir, picture?.path ?? path), (file) => fileHeaders(file, caching));
    return answer ?? next();
  });
  return app;
}

const isHashed = (path: string) => /\/chunks\/[^/]*-[\w-]{8}\.[a-z0-9]+(\.map)?$/.test(path);

const cachingOf = (name: string | undefined, path: string) =>
  isHashed(path) || isPinned(name) ? immutable : shortLived;

async function sendArchived(c: Context, release: Release, name: string | undefined, path: string) {
  const file = path.slice(1);
  const compressed = encodingOf(c) === 'br' && release.hashOf?.(`${file}.br`) ? `${file}.br` : undefined;
  const body = await release.read(compressed ?? file);
  if (!body) return undefined;
  const etag = `"${release.hashOf?.(compressed ?? file)}"`;
  const headers = {
    'Content-Type': getMimeType(file) ?? 'application/octet-stream',
    Vary: 'Accept-Encoding',
    ETag: etag,
    ...fileHeaders(file, cachingOf(name, path), release.hashOf?.(`${file}.map`) !== undefined),
    // Only without a full version: a page that pins a version has the file's hash itself.
    ...(name && !isPinned(name) && release.signatures?.files[file]),
  };
  if (body.length <= maxKeptSize) c.env?.mayKeep?.();
  if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  return c.body(new Uint8Array(body), 200, { ...headers, ...(compressed && { 'Content-Encoding': 'br' }) });
}

type Complete = (text: string) => string;

async function sendCompleted(c: Context, release: Release, path: string, complete: Complete) {
  const built = await release.read(path.slice(1));
  if (!built) return undefined;
  const headers = { 'Content-Type': getMimeType(path) ?? '', 'Cache-Control': shortLived, ...anyOrigin };
  return sendText(c, complete(String(built)), headers);
}

interface BuiltFilesOptions {
  dist: string;
  releases: Releases;
  /** The bank's theme for `reserve.css`, which a page's own values override. Below a full version: the built file. */
  themeRules: string;
}

/** `/v1/…` is the newest release of that major version; `/v1.0.0/…` never changes. An unknown version gets a 404. */
export function builtFiles({ dist, releases, themeRules }: BuiltFilesOptions): Hono {
  const app = new Hono();

  function completionOf(c: Context, name: string | undefined, path: string): Complete | undefined {
    if (path === '/widgets/importmap.json') return (text) => text.replaceAll(/"(?=\/v)/g, () => `"${originOf(c)}`);
    return path === '/widgets/reserve.css' && !isPinned(name) ? (text) => `${text}${themeRules}\n` : undefined;
  }

  async function send(c: Context, name: string | undefined, path: string): Promise<Response | undefined> {
    const complete = completionOf(c, name, path);
    for (const release of releases.named(name)) {
      const answer = complete
        ? await sendCompleted(c, release, path, complete)
        : release === releases.running
          ? await sendFile(c, join(dist, path), (file) => fileHeaders(file, cachingOf(name, path)))
          : await sendArchived(c, release, name, path);
      if (answer) return answer;
    }
    return undefined;
  }

  app.get('*', async (c, next) => {
    const [, name, file] = builtFile.exec(filePathOf(c) ?? '') ?? [];
    if (!file) return next();
    const answer = (await send(c, name, file)) ?? ((await releases.look()) ? await send(c, name, file) : undefined);
    if (answer) return answer;
    // Pages of any origin may read that a script is missing; another route may have a picture.
    return c.req.header('sec-fetch-dest') === 'image' ? next() : c.text('There is no such file.\n', 404, anyOrigin);
  });
  return app;
}
