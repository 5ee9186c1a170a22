/** `npm run dev`: rebuilds on every change of the sources, and reloads the page in the browser. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

// The build's modules read it when they are loaded.
process.env.NODE_ENV = 'development';
// Not `dist`, which `npm start` would serve without building again.
process.env.DIST = 'dist-dev';
const { install } = await import('../../../widgets/build/build.mjs');
install();
const { bankBuild, bankFolder } = await import('../../../widgets/build/project.mjs');
const { builds } = await import('../../../rollup.config.mjs');
const cwd = fileURLToPath(new URL('../../..', import.meta.url));

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
process.once('exit', () => {
  for (const child of children) child.kill();
});
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(0));

function run(name, { env = {}, folder = cwd } = {}) {
  const all = { LOG_LEVEL: 'warn', ...process.env, ...env };
  const options = { cwd: folder, env: all, stdio: ['ignore', 'inherit', 'inherit'] };
  const child = spawn('node', [join(cwd, `dist-dev/server/${name}.js`)], options);
  const ended = new Promise((resolve) => {
    child.once('exit', () => resolve(children.delete(child)));
  });
  children.add(child);
  return { child, ended };
}

/** @type {ReturnType<typeof run> | undefined} */
let server;
let lastRestart = Promise.resolve();
function restart() {
  lastRestart = lastRestart.then(async () => {
    server?.child.kill();
    // The next server needs its port and its database.
    await server?.ended;
    server = run('main', { env: { SERAMBI_BUILD: String(Date.now()) } });
  });
}

/** The server restarts when no build is running. */
const building = new Set(Object.keys(builds));
let packaged;

for (const name of Object.keys(builds)) {
  new Worker(new URL('dev-build.mjs', import.meta.url), { workerData: name }).on('message', async (code) => {
    building.add(name);
    if (code === 'START') return;
    if (name === 'bank') await run('bank', { folder: bankFolder }).ended;
    building.delete(name);
    if (building.size) return;
    packaged ??= run('package').ended;
    await packaged;
    if (!building.size) restart();
  });
}

/** Files that the server reads unbuilt. A bank's `build.ts`, if there is one, writes `public/`, and a build watches it. */
const unbuilt = bankBuild ? /^(content|\w+\.json)/ : /^(content|public|\w+\.json)/;
let timer;
watch(bankFolder, { recursive: true }, (_, file) => {
  if (!file || !unbuilt.test(file)) return;
  // Once for several events: writing a file may take more than one step.
  clearTimeout(timer);
  timer = setTimeout(restart, 50);
});
