import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This code runs as dist/server/package.js. */
export const dist = fileURLToPath(new URL('..', import.meta.url));
export const project = fileURLToPath(new URL('../..', import.meta.url));

interface Build {
  version: string;
  widgets: Record<string, string[]>;
  /** Chunks that it may load later. */
  lazy: Record<string, string[]>;
}

/** See `plugins/manifest.mjs`. */
export const build: Build = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));

export async function write(path: string, text: string | Uint8Array): Promise<void> {
  const file = join(dist, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

export async function writeScript(path: string, code: string, map: object): Promise<void> {
  await write(path, `${code.trimEnd()}\n`);
  await write(`${path}.map`, JSON.stringify({ ...map, file: basename(path) }));
}

export const read = (path: string): Promise<Buffer> => readFile(join(dist, path));
