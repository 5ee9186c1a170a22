/**
 * `widgets/reserve.css` as pages of any origin load it: the heights of the build, then the bank's theme, over which a page's
 * own values win. Under an exact version it is the built file, which never changes.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { type Theme, themeFallback } from '../theme';
import type { SendText } from './compression';
import { tagOf } from './etag';
import { anyOrigin, shortLived } from './static-files';

interface Options {
  dist: string;
  version: string;
  theme: Theme;
  send: SendText;
}

export function reserveCss({ dist, version, theme, send }: Options): Hono {
  const app = new Hono();
  const rules = themeFallback(theme);
  const answer = async (c: Context) => {
    const text = `${await readFile(join(dist, 'widgets/reserve.css'), 'utf8')}${rules}\n`;
    return send(c, text, tagOf(text), {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': shortLived,
      ...anyOrigin,
    });
  };
  for (const release of ['', `/v${version.split('.')[0]}`]) app.get(`${release}/widgets/reserve.css`, answer);
  return app;
}
