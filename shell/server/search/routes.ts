/** Routes of search: results of a query, and the index of a language for suggestions. */
import { type Context, Hono } from 'hono';
import { codes, languages } from '../../../widgets/runtime/language/language';
import type { ContentSource } from '../content/content-source';
import { sendText } from '../http/compression';
import { anyOrigin } from '../http/static-files';
import { type Search, searchPath } from './search';

interface Options {
  source: ContentSource;
  search: Search;
  withFacts: (c: Context, json: string) => string;
}

export function searchRoutes({ source, search, withFacts }: Options): Hono {
  const app = new Hono();
  app.get(`${searchPath}/index`, async (c) => {
    const language = languages.find((each) => codes[each] === c.req.query('lang')) ?? 'Indonesia';
    const text = await search.index(language);
    return sendText(c, text, {
      ...anyOrigin,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=30',
    });
  });
  app.get(searchPath, async (c) => {
    const { pathname, search: query } = new URL(c.req.url);
    const answer = await source.read(pathname + query);
    if (answer.status !== 'found') return c.json({ msg: 'The content cannot be had at the moment' }, 502, anyOrigin);
    return c.body(withFacts(c, answer.json), 200, {
      ...anyOrigin,
      'Content-Type': 'application/json; charset=utf-8',
      // Search terms are private.
      'Cache-Control': 'no-store',
    });
  });

  return app;
}
