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
const folders = 'widgets|chunks|standalone|art|documents';
export const anyOrigin = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

const forever = 'public, max-age=31536000, immutable';
/** What names hashed files is not to outlive them. */
const shortly = 'public, max-age=300';

/** Whether the client has the answer with this tag already. A cache on the way may have weakened the tag. */
export const isKnown = (c: Context, tag: string): boolean => {
  const opaque = (each: string) => each.trim().replace(/^W\//, '');
  const known = (c.req.header('if-none-match') ?? '').split(',').map(opaque);
  return known.includes('*') || known.includes(opaque(tag));
};

export function builtFiles({ dist, version, publicOrigin }: FilesOptions): Hono {
  const app = new Hono();
  const releases = [undefined, `v${version.split('.')[0]}`, `v${version}`];

  const headers = (path: string, c: Context) => {
    const file = path.replace(/\.br$/, '');
    const isHashed = /\/chunks\/.*-[\w-]{8}\.[a-z0-9]+(\.map)?$/.test(file);
    c.header('Cache-Control', isHashed || c.req.path.startsWith(`/v${version}/`) ? forever : shortly);
    const { size, mtimeMs } = statSync(path);
    c.header('Vary', 'Accept-Encoding');
    c.header('ETag', `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`);
    for (const [name, value] of Object.entries(anyOrigin)) c.header(name, value);
    // An image opened by itself is a document; nothing in one may run.
    if (file.endsWith('.svg')) {
      c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    }
  };
  const files = serveStatic({
    root: dist,
    precompressed: true,
    rewriteRequestPath: (path) => path.replace(/^\/v[\d.]+/, ''),
    onFound: headers,
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
      const isCode =
        !['art', 'documents'].includes(c.req.param('folder')) && c.req.header('sec-fetch-dest') !== 'image';
      // A script that is not there says so to pages of any origin; a picture may still be drawn by another route.
      const missing = async () => (isCode ? c.text('There is no such file.\n', 404, anyOrigin) : await next());
      if (!releases.includes(c.req.param('release'))) return missing();
      const response = (await files(c, async () => {})) ?? (await missing());
      const tag = response?.headers?.get('ETag');
      if (!tag || !isKnown(c, tag)) return response;
      await response?.body?.cancel();
      return c.body(null, 304);
    });
  }
  return app;
}
