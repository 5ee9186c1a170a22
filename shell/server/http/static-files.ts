/** Files for pages of any origin: those of the build, and the bank's own. */
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { isKnown } from './etag';

interface BuiltFilesOptions {
  /** Folder of the built files. */
  dist: string;
  version: string;
  publicOrigin: string | undefined;
}

/** Folders of the build that are public; the server's own code is not. */
const builtFolders = 'widgets|chunks|standalone';
export const anyOrigin = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

const immutable = 'public, max-age=31536000, immutable';
/** Of files that name hashed files, which the next release may remove. */
export const shortLived = 'public, max-age=300';

/** Sets the headers of a file's answer. `path` is the file that is sent, which may be the one compressed (`.br`). */
function describeFile(c: Context, path: string, cacheControl: string): void {
  c.header('Cache-Control', cacheControl);
  const { size, mtimeMs } = statSync(path);
  c.header('Vary', 'Accept-Encoding');
  c.header('ETag', `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`);
  for (const [name, value] of Object.entries(anyOrigin)) c.header(name, value);
  // An SVG opened as a page is a document; no script in it may run.
  if (/\.svg(\.br)?$/.test(path)) {
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  }
}

/** The answer, or 304 without its body when the client has it already. */
async function unlessKnown(c: Context, answer: Response | undefined): Promise<Response | undefined> {
  const tag = answer?.headers?.get('ETag');
  if (!tag || !isKnown(c, tag)) return answer;
  await answer?.body?.cancel();
  return c.body(null, 304);
}

/** `serveStatic` calls it when there is no such file. */
const notFound = async () => {};

/** The bank's own files, at the root. A page's path is not looked up, so that pages need no access to the disk. */
export function publicFiles(publicDir: string, isRoute: (path: string) => boolean): Hono {
  const app = new Hono();
  const files = serveStatic({
    root: publicDir,
    precompressed: true,
    onFound: (path, c) => describeFile(c, path, shortLived),
  });
  app.get('*', async (c, next) => {
    const isPage = !extname(c.req.path) && isRoute(c.req.path);
    const answer = isPage ? undefined : await files(c, notFound);
    return answer ? unlessKnown(c, answer) : next();
  });
  return app;
}

/**
 * The files of the build. Below its major version (`/v1/widgets/faq.js`) is the newest release of it; below its whole
 * version (`/v1.0.0/…`) is that release, whose files never change, so that pages can pin them.
 */
export function builtFiles({ dist, version, publicOrigin }: BuiltFilesOptions): Hono {
  const app = new Hono();
  const releases = [undefined, `v${version.split('.')[0]}`, `v${version}`];

  const files = serveStatic({
    root: dist,
    precompressed: true,
    rewriteRequestPath: (path) => path.replace(/^\/v[\d.]+/, ''),
    onFound(path, c) {
      const isHashed = /\/chunks\/.*-[\w-]{8}\.[a-z0-9]+(\.map)?(\.br)?$/.test(path);
      describeFile(c, path, isHashed || c.req.path.startsWith(`/v${version}/`) ? immutable : shortLived);
    },
  });

  for (const release of ['', '/:release{v[0-9.]+}']) {
    app.get(`${release}/widgets/importmap.json`, async (c, next) => {
      if (!releases.includes(c.req.param('release'))) return next();
      const origin = publicOrigin ?? new URL(c.req.url).origin;
      const map = await readFile(join(dist, 'widgets/importmap.json'), 'utf8');
      return c.body(map.replaceAll(/"(?=\/v)/g, `"${origin}`), 200, {
        'Content-Type': 'application/json',
        'Cache-Control': shortLived,
        ...anyOrigin,
      });
    });
    app.get(`${release}/:folder{${builtFolders}}/*`, async (c, next) => {
      // Pages of any origin may read that a script is missing; a picture may still come from another route.
      const isCode = c.req.header('sec-fetch-dest') !== 'image';
      const missing = async () => (isCode ? c.text('There is no such file.\n', 404, anyOrigin) : await next());
      if (!releases.includes(c.req.param('release'))) return missing();
      return unlessKnown(c, (await files(c, notFound)) ?? (await missing()) ?? undefined);
    });
  }
  return app;
}
