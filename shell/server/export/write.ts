import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { OptionError } from '../core/option-error';

/** Marks a folder as an export, whose other files may be removed. */
const marker = '.serambi-export';

/** Throws {@link OptionError} for a full disk, a missing right, or a file in the place of the folder. */
function use<Result>(folder: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code ? new OptionError(`EXPORT_DIR ${folder} cannot be written: ${message}`) : error;
  }
}

/** Throws {@link OptionError} if the folder has other files than an export. */
export function checkFolder(folder: string): void {
  if (!existsSync(folder) || existsSync(join(folder, marker))) return;
  if (use(folder, () => readdirSync(folder)).length) {
    throw new OptionError(`EXPORT_DIR ${folder} is not empty and no export: nothing was written`);
  }
}

/** Paths come from content: `..` in one could leave the folder or replace another page. */
const isPlainPath = (file: string) => normalize(`/${file}`) === `/${file}` && !file.includes('\0');

/** Removes all other files. Unchanged files keep their `mtime`, so that tools do not upload them again. */
export function writeFolder(folder: string, files: ReadonlyMap<string, Uint8Array>): void {
  checkFolder(folder);
  for (const file of files.keys()) {
    if (!isPlainPath(file)) throw new Error(`${file} is not in the folder`);
  }
  use(folder, () => write(folder, files));
}

function write(folder: string, files: ReadonlyMap<string, Uint8Array>): void {
  mkdirSync(folder, { recursive: true });
  // First, so that an interrupted export can be repeated.
  writeFileSync(join(folder, marker), '');
  removeOthers(folder, (file) => file === marker || files.has(file));
  for (const [file, bytes] of files) {
    const path = join(folder, file);
    if (existsSync(path) && readFileSync(path).equals(bytes)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

/** Also removes empty folders: a file may have to take the place of one. */
function removeOthers(folder: string, isKept: (file: string) => boolean, below = ''): void {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const file = join(below, entry.name);
    if (entry.isDirectory()) removeOthers(folder, isKept, file);
    else if (!isKept(file)) rmSync(join(folder, file));
  }
  if (below && !readdirSync(join(folder, below)).length) rmdirSync(join(folder, below));
}
