/**
 * `widgets/reserve.css` as pages of any origin load it: the heights of the build, then the bank's theme, over which a page's
 * own values win. Under an exact version it is the built file, which never changes.
 */
import { type Context, Hono, type Next } from 'hono';
import { type Theme, themeFallback } from '../theme';
import type { SendText } from './compression';
import { tagOf } from './etag';
import type { Releases } from './releases';
import { anyOrigin, shortLived } from './static-files';

interface Options {
  releases: Releases;
  theme: Theme;
  send: SendText;
}

export function reserveCss({ releases, theme, send }: Options): Hono {
  const app = new Hono();
  const rules = themeFallback(theme);
  const answer = async (c: Context, next: Next) => {
    const [release] = releases.named(c.req.param('release'));
    const heights = await release?.read('widgets/reserve.css');
    if (!heights) return next();
    const text = `${heights}${rules}\n`;
    return send(c, text, tagOf(text), {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': shortLived,
      ...anyOrigin,
    });
  };
  for (const release of ['', '/:release{v\\d+}']) app.get(`${release}/widgets/reserve.css`, answer);
  return app;
}
