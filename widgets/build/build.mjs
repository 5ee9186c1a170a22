/** `npm run build`. `npm start` and `npm test` call it if a source has changed since the last build. */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { overBudget } from './budgets.mjs';
import { bankBuild, bankFolder, inProject } from './project.mjs';

const root = inProject('');
const sources = ['widgets', 'shell', 'rollup.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json'].map(
  inProject,
);
/** Stamps hold fingerprints of the last builds: the product, and the `public/` of a bank with a `build.ts`. */
const stamps = { product: inProject('dist/.built'), bank: inProject('dist/.bank') };

const namesIn = (folder) => readdirSync(folder).filter((name) => name !== 'node_modules' && name !== '.git');

function filesOf(path) {
  // Only the package's README is part of the build.
  if (!statSync(path).isDirectory()) return path.endsWith('.md') && !path.includes('/package/') ? [] : [path];
  return namesIn(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** A hash of all files by name and content, the same in every copy of the project. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesOf)) hash.update(`${relative(root, path)}\n`).update(readFileSync(path));
  return hash.digest('hex');
}
const productFingerprint = () => fingerprint(sources);
/** Includes the product, because `build.ts` may import it. The files that it writes do not count. */
const bankFingerprint = () =>
  fingerprint([
    ...sources,
    ...namesIn(bankFolder)
      .filter((name) => name !== 'public')
      .map((name) => join(bankFolder, name)),
  ]);

/** To stderr, because stdout is for the server's line. */
const stdio = ['ignore', 2, 2];
const run = (command, args, cwd = root) =>
  new Promise((resolve, reject) => {
    const ended = (code) => (code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} failed`)));
    spawn(command, args, { cwd, stdio }).on('error', reject).on('exit', ended);
  });

/** Installs packages if the lock file is newer. The build needs all, also in production. */
export function install(folder = root) {
  const installed = join(folder, 'node_modules/.package-lock.json');
  const lock = join(folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  // `npm ci` would empty the link's target.
  if (lstatSync(join(folder, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(`${join(folder, 'node_modules')} is a link: run npm ci in the folder that it names`);
  console.error('Installing packages …');
  execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: folder, stdio });
}

/** A quick build checks no types and sizes, and lacks files for partners and releases. A complete build also counts as quick. */
const isQuick = () => Boolean(process.env.QUICK_BUILD);
const quickMark = ' quick';

function isStamped(stamp, fingerprint) {
  if (!existsSync(stamp)) return false;
  const stamped = readFileSync(stamp, 'utf8');
  return (isQuick() ? stamped.replace(quickMark, '') : stamped) === fingerprint();
}
const isProductStale = () => !isStamped(stamps.product, productFingerprint);
const isBankStale = () =>
  Boolean(bankBuild) && !(existsSync(join(bankFolder, 'public')) && isStamped(stamps.bank, bankFingerprint));

const bundle = (name) => run('node_modules/.bin/rollup', ['--config', '--configBuild', name, '--silent']);

async function buildProduct() {
  const template = run('node', ['shell/server/forms/database/make-template.js', 'dist/server']);
  await Promise.all([bundle('browser'), bundle('server'), template]);
  await run('node', ['dist/server/package.js']);
  writeFileSync(stamps.product, productFingerprint() + (isQuick() ? quickMark : ''));
}

async function buildBank() {
  if (!bankBuild) return;
  await bundle('bank');
  await run('node', [inProject('dist/server/bank.js')], bankFolder);
  writeFileSync(stamps.bank, bankFingerprint());
}

async function tell(what, act) {
  console.error(`Building ${what} …`);
  const start = Date.now();
  await act();
  console.error(`Built in ${Math.round((Date.now() - start) / 1_000)} s`);
}

export function build() {
  return tell('(one to two minutes)', async () => {
    rmSync(inProject('dist'), { recursive: true, force: true });
    await Promise.all([buildProduct(), buildBank()]);
  });
}

/** Builds what has changed since the last build; resolves to true if there was something. */
export async function buildStale() {
  if (isProductStale()) await build();
  else if (isBankStale()) await tell('the bank’s files', buildBank);
  else return false;
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  install();
  await (process.argv[2] === '--stale' ? buildStale() : build());
  const over = overBudget();
  if (over) {
    console.error(over);
    process.exitCode = 1;
  }
}
