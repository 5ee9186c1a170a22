import { hash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Log } from '../core/log';

export type LastGood = ReturnType<typeof lastGoodBlocks>;

const defaults = { maxBlocks: 1_000, maxSize: 64 * 1024 * 1024 };

const extension = '.json';

/**
 * Keeps the last good block of each path in files that outlast the process. No method rejects. Several processes may share the folder.
 * An unwritable folder is reported once. Blocks of another `backend` are not served.
 */
export function lastGoodBlocks(folder: string, backend: string, log: Log, limits = defaults) {
  const nameOf = (path: string) => hash('sha256', `${backend} ${path}`, 'hex') + extension;
  const sizes = new LRUCache<string, number>({
    max: limits.maxBlocks,
    maxSize: limits.maxSize,
    sizeCalculation: (size) => Math.max(1, size),
    dispose(_, name, reason) {
      if (reason !== 'set') void remove(name);
    },
  });
  const remove = (name: string) => rm(join(folder, name), { force: true }).catch(() => {});

  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const files = readdirSync(folder).map((name) => ({ name, ...statOf(join(folder, name)) }));
    for (const { name, size, mtimeMs } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (name.endsWith(extension)) sizes.set(name, size);
      // A temporary file of a process that ended while writing.
      else if (mtimeMs < Date.now() - 60_000) rmSync(join(folder, name), { force: true });
    }
  } catch (error) {
    log.warn('content-not-kept', { reason: (error as Error).message });
    return { read: async () => undefined, write: async () => {}, remove: async () => {} };
  }

  return {
    async read(path: string): Promise<string | undefined> {
      const name = nameOf(path);
      sizes.get(name);
      return readFile(join(folder, name), 'utf8').catch(() => undefined);
    },
    async write(path: string, source: string): Promise<void> {
      const name = nameOf(path);
      const draft = join(folder, `${name}.${randomUUID()}`);
      try {
        await writeFile(draft, source, { mode: 0o600 });
        await rename(draft, join(folder, name));
        sizes.set(name, Buffer.byteLength(source));
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {});
        log.warn('content-not-kept', { path, reason: (error as Error).message });
      }
    },
    async remove(path: string): Promise<void> {
      const name = nameOf(path);
      // Another process may have written it.
      if (!sizes.delete(name)) await remove(name);
    },
  };
}

/** Another process may have removed the file. */
const statOf = (file: string) => statSync(file, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 };
