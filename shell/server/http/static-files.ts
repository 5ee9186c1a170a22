/**
 * The built files, for pages of any origin. Addresses with the major version (`/v1/widgets/faq.js`) lead to its newest
 * release; those with all of the version (`/v1.0.0/…`) to a release that never changes, so that it can be pinned.
 */
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';

interface FilesOptions {
  /** Folder of the built files. */
  dist: string;
  version: string;
  publicOrigin: string | undefined;
}

/** Folders of the build that are served; the server's own is not. */
const folders = 'widgets|chunks|standalone';
export const anyOrigin = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

const forever = 'public, max-age=31536000, immutable';
/** For files that name hashed ones: they must not be kept longer than those exist. */
const shortly = 'public, max-age=300';

/** Whether the client has the answer with this tag already. A cache on the way may have weakened the tag. */
export const isKnown = (c: Context, tag: string): boolean => {
  const opaque = (each: string) => each.trim().replace(/^W\//, '');
  const known = (c.req.header('if-none-match') ?? '').split(',').map(opaque);
  return known.includes('*') || known.includes(opaque(tag));
};

/** Sets the headers of a file's answer. `path` is the file that was found: it ends with `.br` where that is sent. */
function describeFile(c: Context, path: string, cacheControl: string): void {
  c.header('Cache-Control', cacheControl);
  const { size, mtimeMs } = statSync(path);
  c.header('Vary', 'Accept-Encoding');
  c.header('ETag', `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`);
  for (const [name, value] of Object.entries(anyOrigin)) c.header(name, value);
  // An image opened by itself is a document; nothing in one may run.
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

const nothing = async () => {};

/**
 * The bank's own files, at the root. A path of the route table that names no file (it has no dot at its end) is not looked
 * up, so that pages need no access to the disk.
 */
export function publicFiles(publicDir: string, isRoute: (path: string) => boolean): Hono {
  const app = new Hono();
  const files = serveStatic({
    root: publicDir,
    precompressed: true,
    onFound: (path, c) => describeFile(c, path, shortly),
  });
  app.get('*', async (c, next) => {
    const isPage = !/\.[^/]*$/.test(c.req.path) && isRoute(c.req.path);
    const answer = isPage ? undefined : await files(c, nothing);
    return answer ? unlessKnown(c, answer) : next();
  });
  return app;
}

export function builtFiles({ dist, version, publicOrigin }: FilesOptions): Hono {
  const app = new Hono();
  const releases = [undefined, `v${version.split('.')[0]}`, `v${version}`];

  const files = serveStatic({
    root: dist,
    precompressed: true,
    rewriteRequestPath: (path) => path.replace(/^\/v[\d.]+/, ''),
    onFound(path, c) {
      const isHashed = /\/chunks\/.*-[\w-]{8}\.[a-z0-9]+(\.map)?(\.br)?$/.test(path);
      describeFile(c, path, isHashed || c.req.path.startsWith(`/v${version}/`) ? forever : shortly);
    },
  });

  for (const release of ['', '/:release{v[0-9.]+}']) {
    app.get(`${release}/widgets/importmap.json`, async (c, next) => {
      if (!releases.includes(c.req.param('release'))) return next();
      const origin = publicOrigin ?? new URL(c.req.url).origin;
      const map = await readFile(join(dist, 'widgets/importmap.json'), 'utf8');
      return c.body(map.replaceAll(/"(?=\/v)/g, `"${origin}`), 200, {
        'Content-Type': 'application/json',
        'Cache-Control': shortly,
        ...anyOrigin,
      });
    });
    app.get(`${release}/:folder{${folders}}/*`, async (c, next) => {
      // A script that is missing is reported to pages of any origin; a picture may still be drawn by another route.
      const isCode = c.req.header('sec-fetch-dest') !== 'image';
      const missing = async () => (isCode ? c.text('There is no such file.\n', 404, anyOrigin) : await next());
      if (!releases.includes(c.req.param('release'))) return missing();
      return unlessKnown(c, (await files(c, nothing)) ?? (await missing()) ?? undefined);
    });
  }
  return app;
}
