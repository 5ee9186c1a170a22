/** `npm run build`, and what `npm start` builds only when it is stale. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
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

/** What was built from: every source file by name, size and time of change. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesOf)) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const run = (command, ...args) => execFileSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], env: process.env });

/** Installs the packages of the lock file where they are missing or others. */
export function install() {
  const installed = join(root, 'node_modules/.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  // Not `npm ci`: it refuses a lock file without the packages of other platforms, which not every registry has.
  run('npm', 'install', '--no-save', '--no-audit', '--no-fund');
}

export const isStale = () => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint();

export function build() {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  run('npx', 'rollup', '--config', '--silent');
  run('node', 'dist/server/delivery.js');
  run('node', 'dist/server/assets.js');
  run('npx', 'size-limit');
  writeFileSync(stamp, fingerprint());
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  install();
  build();
}
