import { Hono } from 'hono';
import { once } from '../../../widgets/runtime/core/once';
import type { Widgets } from '../content/paths';
import { sendText } from '../http/compression';
import { publicJson, shortLived } from '../http/static-files';
import { folderSchemas } from './folder-schemas';
import { openApi } from './openapi';
import { describedPaths } from './paths';

/** `/openapi.json` and `/schemas/…`, for tools of any origin. Each is made on the first request. */
export function description({ widgets, version }: { widgets: Widgets; version: string }): Hono {
  const app = new Hono();
  const documents: Record<string, () => Promise<object> | object> = {
    '/openapi.json': async () => openApi(await describedPaths(widgets), version),
    ...Object.fromEntries(Object.entries(folderSchemas).map(([name, make]) => [`/schemas/${name}.json`, make])),
  };
  for (const [path, make] of Object.entries(documents)) {
    const made = once(async () => JSON.stringify(await make()));
    app.get(path, async (c) => sendText(c, await made(), { ...publicJson, 'Cache-Control': shortLived }));
  }
  return app;
}
