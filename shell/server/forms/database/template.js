// @ts-check
/** Makes databases from an archive of an empty one. `initdb` would take 6 s of CPU time and 800 MB at the first start. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { syncFolder, syncPath } from './sync.js';

const require = createRequire(import.meta.url);
const { version } = require(join(dirname(require.resolve('@electric-sql/pglite')), '../package.json'));

/** Named by PGlite's version, because another version may be another PostgreSQL. */
const templateName = `database-${version}.tar.gz`;

class ArchivedFiles extends MemoryFS {
  archive = new Blob();

  /** @override */
  async closeFs() {
    this.archive = await this.dumpTar('database', 'none');
    await super.closeFs();
  }
}

async function initdb() {
  const fs = new ArchivedFiles();
  await (await PGlite.create({ fs })).close();
  return Buffer.from(await fs.archive.arrayBuffer());
}

/** @param {string} folder */
export async function makeTemplate(folder) {
  await writeFile(join(folder, templateName), await promisify(gzip)(await initdb()));
}

/** @param {Buffer} tar an archive of PGlite: files and folders with paths of at most 100 bytes */
function* entriesOf(tar) {
  const block = 512;
  for (let at = 0; tar[at]; ) {
    const field = (/** @type {number} */ offset, /** @type {number} */ length) =>
      tar.toString('latin1', at + offset, at + offset + length).replace(/\0.*/s, '');
    const size = Number.parseInt(field(124, 12), 8);
    const content = at + block;
    yield { path: field(0, 100), isFolder: field(156, 1) === '5', data: tar.subarray(content, content + size) };
    at = content + Math.ceil(size / block) * block;
  }
}

/**
 * The folder appears once all files are on disk.
 * @param {string} folder
 * @param {string | undefined} templates
 */
export async function createDatabase(folder, templates) {
  const template = templates && join(templates, templateName);
  const archive = template && existsSync(template) ? await promisify(gunzip)(await readFile(template)) : await initdb();
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  for (const { path, isFolder, data } of entriesOf(archive)) {
    const target = join(unfinished, path);
    if (isFolder) await mkdir(target, { mode: 0o700 });
    else await writeFile(target, data, { mode: 0o600 });
  }
  await syncFolder(unfinished);
  await rename(unfinished, folder);
  syncPath(dirname(folder));
}
