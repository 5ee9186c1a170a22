/** `npm run dev`: rebuilds on every change of the sources, and reloads the page in the browser. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { install } from './build.mjs';

install();
process.env.NODE_ENV = 'development';
const { watch } = await import('rollup');
const { builds } = await import('../rollup.config.mjs');
const cwd = fileURLToPath(new URL('..', import.meta.url));

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
async function restart() {
  // Its port and its database are the next one's.
  if (server && server.exitCode === null) {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.kill();
    await ended;
  }
  // The build's number tells the page, which asks for it, that it is out of date.
  const env = { ...process.env, SERAMBI_BUILD: String(Date.now()) };
  server = spawn('node', ['dist/server/main.js'], { cwd, env, stdio: ['ignore', 'inherit', 'pipe'] });
  // Not its line for each request.
  server.stderr?.on('data', (data) => {
    for (const line of String(data).split('\n')) if (line && !line.startsWith('{"method"')) console.error(line);
  });
}
process.once('exit', () => server?.kill());
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(0));

const run = (file) =>
  new Promise((resolve) => {
    spawn('node', [file], { cwd, stdio: 'inherit' }).on('exit', resolve);
  });

/** Art, documents and what partners load take longer than the rest and rarely change. */
let drawn = false;

watch(Object.values(builds).map((config) => ({ ...config, watch: { clearScreen: false } })))
  .on('change', (file) => {
    if (/\/demo\/(art|documents)\//.test(file)) drawn = false;
  })
  .on('event', async (event) => {
    if (event.code === 'ERROR') console.error(event.error.message);
    if (event.code === 'BUNDLE_END') event.result.close();
    if (event.code !== 'END') return;
    if (!drawn) await Promise.all(['dist/server/assets.js', 'dist/server/delivery.js'].map(run));
    drawn = true;
    await restart();
  });
