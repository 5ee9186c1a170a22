/** Starts the server: options, content, routes; then says so in one line. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { widgets as loaders } from 'serambi:widgets';
import { serve } from '@hono/node-server';
import { createApp } from './app';
import { fileContent, remoteContent } from './content';
import { OptionError, type Options, readOptions } from './options';

/** This file is dist/server/main.js. */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const dist = here('..');
const project = here('../..');

function options(): Options {
  try {
    return readOptions(process.env, `${project}/demo/bank.json`);
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const settings = options();
const { apiBase, host, port, publicOrigin, site } = settings;
const source = apiBase ? remoteContent(apiBase) : fileContent(`${project}/demo/content`);
const widgets = new Map(
  await Promise.all(Object.entries(loaders).map(async ([name, load]) => [name, (await load()).default] as const)),
);
const app = createApp({
  source,
  widgets,
  build: JSON.parse(readFileSync(`${dist}/manifest.json`, 'utf8')),
  dist,
  site,
  apiBase,
  publicOrigin,
});

const server = serve({ fetch: app.fetch, hostname: host, port }, ({ address, port }) => {
  console.log(`Serambi listening on http://${address.includes(':') ? `[${address}]` : address}:${port}`);
});
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE' ? `PORT ${port} is in use` : `Cannot listen on ${host}:${port}: ${error.message}`,
  );
  process.exit(1);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}
