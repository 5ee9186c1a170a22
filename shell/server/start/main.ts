/** Starts the server: options, content, routes; then says so in one line. */
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { backendContent } from '../content/backend-content';
import { fileContent } from '../content/file-content';
import { forwardingRoutes } from '../forms/forwarding-routes';
import { lazyStore, openStore } from '../forms/store';
import { storingRoutes } from '../forms/storing-routes';
import { createApp } from '../http/app';
import { allWidgets } from '../widgets';
import { defaultBank } from './default-bank.mjs';
import { OptionError } from './option-error';
import { readOptions } from './options';

/** This file is dist/server/main.js. */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const dist = here('..');
const project = here('../..');

async function start(): Promise<void> {
  const options = readOptions(process.env, join(project, defaultBank));
  const { apiBase, host, port, publicOrigin, allowedOrigins, trustProxy, site, bankFolder } = options;
  const guard = { allowedOrigins, publicOrigin, trustProxy };
  // A bank's own backend keeps what the forms send itself.
  const warnings: string[] = [];
  const open = () => openStore({ ...options, warn: (line) => warnings.push(line) });
  // While sources change a server seldom lives to receive a form: it does not open the database before one comes.
  const opened = () => (process.env.SERAMBI_BUILD ? lazyStore(open) : open());
  const store = apiBase ? undefined : await opened();
  const forms = store ? storingRoutes({ ...guard, store }) : forwardingRoutes({ ...guard, apiBase: apiBase ?? '' });
  const source = apiBase ? backendContent(apiBase) : fileContent(join(bankFolder, 'content'));
  const widgets = await allWidgets();
  const build = JSON.parse(readFileSync(`${dist}/manifest.json`, 'utf8'));
  const publicDir = join(bankFolder, 'public');
  const app = createApp({
    source,
    widgets,
    build,
    dist,
    publicDir,
    forms,
    site,
    apiBase,
    publicOrigin,
    allowedOrigins,
    devBuild: process.env.SERAMBI_BUILD,
  });

  const server = serve({ fetch: app.fetch, hostname: host, port }, ({ address, port }) => {
    // Not before: a server that cannot start says why, and nothing else.
    for (const line of warnings) console.error(line);
    console.log(`Serambi listening on http://${address.includes(':') ? `[${address}]` : address}:${port}`);
  }) as Server;
  server.on('error', (error: NodeJS.ErrnoException) => {
    end(error.code === 'EADDRINUSE' ? `PORT ${port} is in use` : `HOST ${host} cannot be bound: ${error.message}`);
  });
  const stop = () => {
    // What is in flight is finished; connections that only wait for another request are not waited for.
    server.close(async () => {
      await store?.close();
      process.exit(0);
    });
    server.closeIdleConnections();
    // While sources change, every open page listens for the next build, for ever.
    if (process.env.SERAMBI_BUILD) server.closeAllConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function end(message: string): never {
  console.error(message);
  process.exit(1);
}

try {
  await start();
} catch (error) {
  if (error instanceof OptionError) end(error.message);
  throw error;
}
