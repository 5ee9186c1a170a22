/** Routes of search: results of a query, and the index of a language for suggestions. */
import { type Context, Hono } from 'hono';
import { sendText } from '../http/compression';
import { languageOfCode } from '../http/context';
import { anyOrigin, publicJson } from '../http/static-files';
import { type Search, searchPath } from './search';

interface Options {
  search: Search;
  withBankData: (c: Context, json: string) => string;
}

export function searchRoutes({ search, withBankData }: Options): Hono {
  const app = new Hono();
  app.get(`${searchPath}/index`, async (c) => {
    const text = await search.index(languageOfCode(c.req.query('lang')) ?? 'Indonesia');
    return sendText(c, text, { ...publicJson, 'Cache-Control': 'public, max-age=30' });
  });
  app.get(searchPath, async (c) => {
    const { pathname, search: query } = new URL(c.req.url);
    const answer = await search.answer(pathname + query).catch(() => undefined);
    if (!answer) return c.json({ msg: 'The content cannot be had at the moment' }, 502, anyOrigin);
    // Search terms are private.
    return c.body(withBankData(c, answer.json), 200, { ...publicJson, 'Cache-Control': 'no-store' });
  });

  return app;
}
