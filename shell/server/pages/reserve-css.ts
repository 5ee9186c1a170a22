/** The build's heights, then the bank's theme, which a page's own values override. Below a full version: the built file. */
import { type Context, Hono, type Next } from 'hono';
import { type Theme, themeFallback } from '../bank/theme';
import { sendText } from '../http/compression';
import type { Releases } from '../http/releases';
import { anyOrigin, shortLived } from '../http/static-files';

export function reserveCss({ releases, theme }: { releases: Releases; theme: Theme }): Hono {
  const app = new Hono();
  const rules = themeFallback(theme);
  const answer = async (c: Context, next: Next) => {
    const [release] = releases.named(c.req.param('release'));
    const heights = await release?.read('widgets/reserve.css');
    if (!heights) return next();
    const text = `${heights}${rules}\n`;
    return sendText(c, text, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': shortLived,
      ...anyOrigin,
    });
  };
  for (const release of ['', '/:release{v\\d+}']) app.get(`${release}/widgets/reserve.css`, answer);
  return app;
}
