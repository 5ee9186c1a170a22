/** Routes of blocks as JSON, for widgets on other sites and for later requests of a page. */
import { type Context, Hono } from 'hono';
import type { Widget } from '../../../widgets/runtime/widget/definition';
import type { ServerWidgets } from '../core/widgets';
import { sendText } from '../http/compression';
import { anyOrigin, publicJson } from '../http/static-files';
import type { ContentSource } from './content-source';
import { contentOf, existingPages, leftOut, pageCount, pagesIn } from './long-lists';
import { contentAt } from './paths';

interface Options {
  source: ContentSource;
  widgets: ServerWidgets;
  /** Adds the bank's data that these widgets show on other sites. */
  withBankData: (c: Context, json: string, shown: readonly Widget[]) => string;
}

export function contentRoutes({ source, widgets, withBankData }: Options): Hono {
  const app = new Hono();
  app.get('/api/*', async (c) => {
    // Hono decodes its path, but a slug may contain characters that must stay encoded.
    const { pathname } = new URL(c.req.url);
    const answer = await source.read(pathname, c.req.raw.signal);
    if (answer.status === 'missing') return c.json({ msg: 'There is no such content' }, 404, anyOrigin);
    const failed = () => c.json({ msg: 'The content cannot be had at the moment' }, 502, anyOrigin);
    if (answer.status === 'failed') return failed();
    const page = c.req.query('page');
    const { lists, widgets: shown = [] } = contentAt(pathname, widgets)?.block ?? {};
    const part = page && lists && contentOf(lists, answer, existingPages(pagesIn(page), pageCount(lists, answer)));
    if (part === leftOut) return failed();
    const text = withBankData(c, part ? JSON.stringify(part) : answer.json, shown);
    return sendText(c, text, { ...publicJson, 'Cache-Control': 'public, max-age=30', 'X-Robots-Tag': 'noindex' });
  });

  return app;
}
