/** Stores builds as unchangeable releases. The server reads them in `shell/server/http/releases.ts`. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { publicKeyOf, signatureHeaders } from './signatures.mjs';

/**
 * @typedef {Record<string, { bytes: number, sha256: string }>} Files
 * @typedef {{ version: string, date: string, files: Files }} Release the content of `release.json`
 * @typedef {import('node:crypto').KeyObject} Key
 */

const hashOf = (content) => createHash('sha256').update(content).digest('base64');

function some(all) {
  // Compressed files and maps repeat their source's change.
  const sources = all.filter((file) => !/\.(br|map)$/.test(file));
  const files = sources.length ? sources : all;
  return files.slice(0, 3).join(', ') + (files.length > 3 ? ` and ${files.length - 3} more` : '');
}

const isRelease = (name) => /^\d+\.\d+\.\d+$/.test(name);

/** The build's public files, by address. */
async function filesIn(dist) {
  const folders = ['widgets', 'chunks', 'standalone'].map(async (folder) =>
    (await readdir(join(dist, folder))).map((name) => `${folder}/${name}`),
  );
  const beside = (await readdir(dist)).filter((name) => /^(custom-elements|html-custom-data)\.json$|\.tgz$/.test(name));
  return [...(await Promise.all(folders)).flat(), ...beside].sort();
}

/** @returns {Promise<any>} undefined if there is no such file */
async function readJson(path) {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read: ${error.message}`);
  }
}

export const readRelease = (folder, version) => readJson(join(folder, version, 'release.json'));

/** @param {string} folder whose releases it returns, newest first */
async function releasesIn(folder) {
  const names = existsSync(folder) ? await readdir(folder) : [];
  const versions = names.filter(isRelease).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const releases = await Promise.all(versions.map((version) => readRelease(folder, version)));
  return releases.filter((release) => release !== undefined);
}

/**
 * Public keys that signed the newest release of a major version.
 *
 * @param {string} version any version of that major version
 */
export async function signersOf(folder, version) {
  const [major] = version.split('.');
  const newest = (await releasesIn(folder)).find((release) => release.version.split('.')[0] === major);
  return newest ? ((await readJson(join(folder, newest.version, 'signatures.json')))?.keys ?? []) : [];
}

/**
 * A hashed name must have the same bytes in all releases, because pages may get another release's file. Source maps may differ in
 * comments.
 */
function refuseSameNames(releases, files) {
  const hashed = Object.keys(files).filter((file) => /^chunks\/[^/]*-[\w-]{8}\.(js|woff2)$/.test(file));
  for (const { version, files: others } of releases) {
    const taken = hashed.filter((file) => others[file] && others[file].sha256 !== files[file]?.sha256);
    if (taken.length) throw new Error(`${version} has other files of the same hashed names: ${some(taken)}`);
  }
}

/**
 * Signs a release's standalone files for the paths of its major version (`/v1/standalone/…`), the only ones whose bytes change.
 * Verifies the files first. Signatures are not part of the release, so other keys may replace them.
 */
export async function signRelease(folder, { version, files }, keys) {
  const signed = Object.entries(files).filter(([file]) => /^standalone\/.*\.js$/.test(file));
  const headers = signed.map(async ([file, { sha256 }]) => {
    const content = await readFile(join(folder, version, file));
    if (hashOf(content) !== sha256) throw new Error(`${file} of ${version} is not as it was released`);
    return [file, signatureHeaders(`/v${Number.parseInt(version, 10)}/${file}`, sha256, keys)];
  });
  const signatures = { keys: keys.map(publicKeyOf), files: Object.fromEntries(await Promise.all(headers)) };
  await writeFile(join(folder, version, 'signatures.json'), JSON.stringify(signatures, null, 1));
}

/**
 * Writes a build into its version's folder, the list of files last, since a folder without it is no release. Only creates files, so
 * a mounted object store works. Repeating the same build is allowed, another build is not.
 */
export async function archive({ dist, folder, version, date, keys }) {
  const contents = new Map();
  for (const file of await filesIn(dist)) contents.set(file, await readFile(join(dist, file)));
  const files = Object.fromEntries(
    [...contents].map(([file, content]) => [file, { bytes: content.length, sha256: hashOf(content) }]),
  );
  const released = await readRelease(folder, version);
  if (released) {
    const all = [...new Set([...Object.keys(released.files), ...contents.keys()])];
    const changed = all.filter((file) => released.files[file]?.sha256 !== files[file]?.sha256);
    if (changed.length) {
      throw new Error(`${version} is released with other bytes, and a release never changes: ${some(changed)}`);
    }
    if (keys.length) await signRelease(folder, released, keys);
    return;
  }
  refuseSameNames(await releasesIn(folder), files);
  for (const [file, content] of contents) {
    const path = join(folder, version, file);
    // Left by an interrupted attempt.
    if (existsSync(path) && hashOf(await readFile(path)) === files[file]?.sha256) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  const release = { version, date, files };
  if (keys.length) await signRelease(folder, release, keys);
  const list = join(folder, version, 'release.json');
  try {
    // Fails if somebody has released this version meanwhile.
    await writeFile(list, JSON.stringify(release, null, 1), { flag: 'wx' });
  } catch (error) {
    // A full disk leaves a part of the list, which no later release could read.
    if (error.code !== 'EEXIST') await rm(list, { force: true });
    throw error;
  }
}
