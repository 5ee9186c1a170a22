import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { OptionError } from '../core/option-error';

/** Says that a folder is an export, whose other files may be removed. */
const marker = '.serambi-export';

function filesIn(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name);
    return entry.isDirectory() ? filesIn(folder, path) : [path];
  });
}

/** Throws {@link OptionError} for a folder that holds anything else than an export. */
export function checkFolder(folder: string): void {
  if (!existsSync(folder) || existsSync(join(folder, marker))) return;
  if (readdirSync(folder).length) {
    throw new OptionError(`EXPORT_DIR ${folder} is not empty and no export: nothing was written`);
  }
}

/** A path comes from content. One with `..` in it could lead out of the folder, or take another page's place. */
const isPlainPath = (file: string) => normalize(`/${file}`) === `/${file}` && !file.includes('\0');

/** Makes the folder hold these files and no others. A file that has not changed is left alone, so that it is not copied again. */
export function writeFolder(folder: string, files: ReadonlyMap<string, Uint8Array>): void {
  checkFolder(folder);
  for (const file of files.keys()) {
    if (!isPlainPath(file)) throw new Error(`${file} is not in the folder`);
  }
  mkdirSync(folder, { recursive: true });
  // First, so that an export that breaks off can be done again.
  writeFileSync(join(folder, marker), '');
  for (const file of filesIn(folder)) if (file !== marker && !files.has(file)) rmSync(join(folder, file));
  removeEmpty(folder);
  for (const [file, bytes] of files) {
    const path = join(folder, file);
    if (existsSync(path) && readFileSync(path).equals(bytes)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

/** A folder may stand where a file has to be. */
function removeEmpty(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    removeEmpty(path);
    if (!readdirSync(path).length) rmdirSync(path);
  }
}
