/**
 * `npm run release patch` (or `minor`, `major`, `1.2.3`): sets the version, dates CHANGELOG.md, and builds. Then it stores the
 * build in `RELEASES_DIR`, signed with the keys of `SIGNING_KEY`. Restores all files after a failure.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { overBudget } from '../budgets.mjs';
import { build, install } from '../build.mjs';
import { inProject } from '../project.mjs';
import { archive, signersOf } from './archive.mjs';
import { releaseChanges } from './changelog.mjs';
import { publicKeyOf, readKeys } from './signatures.mjs';

const changelog = inProject('CHANGELOG.md');
const versioned = [inProject('package.json'), inProject('package-lock.json'), changelog];
const versionNow = () => JSON.parse(readFileSync(inProject('package.json'), 'utf8')).version;

/** @param {string} wanted a version, or the part to raise */
async function release(wanted, keys) {
  const folder = process.env.RELEASES_DIR?.trim() || inProject('releases');
  const date = new Date().toISOString().slice(0, 10);
  const before = versionNow();
  const options = ['--no-git-tag-version', '--allow-same-version', '--ignore-scripts'];
  execFileSync('npm', ['version', wanted, ...options], { cwd: inProject(''), stdio: ['ignore', 2, 2] });
  const version = versionNow();
  const signers = await signersOf(folder, version);
  if (signers.length && !keys.some((key) => signers.includes(publicKeyOf(key)))) {
    throw new Error(`Pages trust the keys ${signers.join(', ')}: SIGNING_KEY has to name one of them`);
  }
  if (version !== before) writeFileSync(changelog, releaseChanges(readFileSync(changelog, 'utf8'), version, date));
  await build();
  const over = overBudget();
  if (over) throw new Error(over);
  await archive({ dist: inProject('dist'), folder, version, date, keys });
  const signed = keys.map((key) => `\nSigned: integrity="ed25519-${publicKeyOf(key)}"`);
  console.log(`Released ${version} in ${folder}${signed.join('')}`);
}

const [wanted, ...rest] = process.argv.slice(2);
if (!/^(?:patch|minor|major|\d+\.\d+\.\d+)$/.test(wanted ?? '') || rest.length) {
  console.error('npm run release patch|minor|major|1.2.3');
  process.exit(1);
}
// Always the whole product, and without the keys.
const { SIGNING_KEY: keyFiles } = process.env;
for (const name of ['WIDGETS', 'DIST', 'SIGNING_KEY']) delete process.env[name];
process.env.NODE_ENV = 'production';
install();
const texts = versioned.map((file) => readFileSync(file, 'utf8'));
try {
  await release(wanted, readKeys(keyFiles));
} catch (error) {
  for (const [index, text] of texts.entries()) writeFileSync(versioned[index], text);
  console.error(error.message);
  process.exitCode = 1;
}
// The lock file is newer now, but has the same packages.
utimesSync(inProject('node_modules/.package-lock.json'), new Date(), new Date());
