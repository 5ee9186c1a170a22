/** `npm run build`. `npm start` and `npm test` call it when a source has changed since the last build. */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = join(root, 'dist/.built');
const sources = ['widgets', 'shell', 'demo', 'rollup.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json'];

function filesOf(path) {
  const file = join(root, path);
  return statSync(file).isDirectory()
    ? readdirSync(file)
        .sort()
        .flatMap((name) => filesOf(join(path, name)))
    : [path];
}

/** A hash of all sources by name and content; a copy of the project has the same. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesOf)) hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** All output goes to stderr: stdout has only the server's one line. */
const stdio = ['ignore', 2, 2];
const run = (command, ...args) =>
  new Promise((resolve, reject) => {
    const ended = (code) => (code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} failed`)));
    spawn(command, args, { cwd: root, stdio }).on('error', reject).on('exit', ended);
  });

/** Installs the packages of the lock file if it is newer than what is installed. */
export function install() {
  const installed = join(root, 'node_modules/.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio });
}

export const isStale = () => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint();

export async function build() {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  const bundle = (name) => run('node_modules/.bin/rollup', '--config', '--configBuild', name, '--silent');
  const step = (name) => run('node', `dist/server/${name}.js`);
  await Promise.all([
    Promise.all([bundle('browser'), bundle('server')]).then(() => step('delivery')),
    bundle('assets').then(() => Promise.all([step('art'), step('documents')])),
  ]);
  await run('node_modules/.bin/size-limit');
  writeFileSync(stamp, fingerprint());
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  install();
  await build();
}
