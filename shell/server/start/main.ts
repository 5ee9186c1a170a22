/** Starts the server and prints its address in one line. */
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
  const endpoints = { allowedOrigins, publicOrigin, trustProxy };
  const warnings: string[] = [];
  const open = () => openStore({ ...options, warn: (line) => warnings.push(line) });
  // Set by `npm run dev`, which restarts the server often: it opens the database only when a form is sent.
  const devBuild = process.env.SERAMBI_BUILD;
  // With a backend of the bank, that backend stores the submissions.
  const openNow = () => (devBuild ? lazyStore(open) : open());
  const store = apiBase ? undefined : await openNow();
  const forms = store
    ? storingRoutes({ ...endpoints, store })
    : forwardingRoutes({ ...endpoints, apiBase: apiBase ?? '' });
  const widgets = await allWidgets();
  const source = apiBase ? backendContent(apiBase, widgets) : fileContent(join(bankFolder, 'content'));
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
    devBuild,
  });

  const server = serve({ fetch: app.fetch, hostname: host, port }, ({ address, port }) => {
    // Printed only now, so that a server that cannot start prints nothing but the reason.
    for (const line of warnings) console.error(line);
    console.log(`Serambi listening on http://${address.includes(':') ? `[${address}]` : address}:${port}`);
  }) as Server;
  server.on('error', (error: NodeJS.ErrnoException) => {
    end(error.code === 'EADDRINUSE' ? `PORT ${port} is in use` : `HOST ${host} cannot be bound: ${error.message}`);
  });
  const stop = () => {
    // Requests under way are finished; idle connections are closed.
    server.close(async () => {
      await store?.close();
      process.exit(0);
    });
    server.closeIdleConnections();
    // During development every open page has a connection that waits for the next build.
    if (devBuild) server.closeAllConnections();
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
