import { existsSync, fsyncSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { OptionError } from '../../start/option-error';
import type { Database, DatabaseOptions } from './database';
import { acquireLock, joinDatabase } from './socket-lock';
import { syncPath } from './sync';

/** The part of Emscripten's NODEFS, its file system on the host's files, that is used here. */
interface HostFiles {
  realPath(node: unknown): string;
  stream_ops: { fsync?(stream: { nfd?: number; node: unknown }): number };
}

/**
 * PGlite's files on the host, with an fsync that reaches the disk. By default PGlite runs PostgreSQL with `-F` and its
 * fsync does nothing (pglite issue 1107), so a commit survives the end of the process but not a power cut.
 */
class DurableFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const patch = ({ NODEFS }: { NODEFS: unknown }) => {
      const files = NODEFS as HostFiles;
      files.stream_ops.fsync = ({ nfd, node }) => {
        // Emscripten opens folders without a descriptor on the host.
        if (nfd === undefined) syncPath(files.realPath(node));
        else fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), patch] } };
  }
}

/**
 * PGlite's fdatasync, PostgreSQL's default on Linux, does nothing either, so fsync (see above) takes its place. Buffers of
 * 16 MB instead of 128 MB are enough for rows that are written once, and halve the memory of the process.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
];

/** Makes the folder of the embedded database, which only the server's user may read. */
async function makeDataDir(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'submissions');
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // The folder may have existed before, with other permissions.
    await chmod(folder, 0o700);
    return folder;
  } catch (error) {
    throw new OptionError(`DATA_DIR ${dataDir} cannot be written: ${(error as NodeJS.ErrnoException).code}`);
  }
}

/** Opens the embedded database. One process at a time can; the others may join it through its socket. */
export async function openEmbedded({ dataDir, templates, join: mayJoin }: DatabaseOptions): Promise<Database> {
  const folder = await makeDataDir(dataDir);
  const joined = mayJoin && (await joinDatabase(folder));
  if (joined) return joined;
  const lock = await acquireLock(folder);
  if (!lock) throw new OptionError(`DATA_DIR ${dataDir} is in use by another server`);
  try {
    const files = join(folder, 'database');
    if (!existsSync(files)) {
      // Loaded only then: later starts need less memory without it.
      const { createDatabase } = await import('./template');
      await createDatabase(files, templates);
    }
    const engine = await PGlite.create({
      fs: new DurableFiles(files),
      startParams,
      relaxedDurability: false,
      // As they are: PGlite writes them as hexadecimal text, which takes seconds for a large report.
      serializers: { [types.BYTEA]: (bytes) => bytes },
    });
    const database: Database = {
      query: (text, params = []) => engine.query(text, [...params]),
      async close() {
        // In this order, because the next process opens the files as soon as the lock is free.
        await engine.close().finally(() => lock.release());
      },
    };
    lock.serve(database);
    return database;
  } catch (error) {
    await lock.release();
    throw error;
  }
}
