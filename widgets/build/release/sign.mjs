/** `npm run sign 1.0.0`: signs a release in `RELEASES_DIR` again, with the keys in `SIGNING_KEY`. */
import { inProject } from '../project.mjs';
import { readRelease, signRelease } from './archive.mjs';
import { publicKeyOf, readKeys } from './signatures.mjs';

const versions = process.argv.slice(2);
try {
  const keys = readKeys(process.env.SIGNING_KEY);
  if (!keys.length || !versions.length) throw new Error('SIGNING_KEY=key.pem npm run sign 1.0.0');
  const folder = process.env.RELEASES_DIR?.trim() || inProject('releases');
  for (const version of versions) {
    const release = await readRelease(folder, version);
    if (!release) throw new Error(`${folder} has no release ${version}`);
    await signRelease(folder, release, keys);
  }
  for (const key of keys) console.log(`integrity="ed25519-${publicKeyOf(key)}"`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
