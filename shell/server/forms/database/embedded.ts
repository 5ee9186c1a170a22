import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { OptionError } from '../../start/options';
import type { Database, DatabaseOptions } from './database';
import { claimDoor, joinDoor } from './socket-lock';

/** What is used of Emscripten's file system on the host's files. */
interface HostFiles {
  realPath(node: unknown): string;
  stream_ops: { fsync?(stream: { nfd?: number; node: unknown }): number };
}

function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * PGlite's files on the host, with an fsync that reaches the disk. As it comes, PGlite runs PostgreSQL with `-F` and
 * its fsync does nothing (pglite issue 1107), so that a commit survives the end of the process but not a power cut.
 */
class DurableFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const patch = ({ NODEFS }: { NODEFS: unknown }) => {
      const files = NODEFS as HostFiles;
      files.stream_ops.fsync = ({ nfd, node }) => {
        // Folders are open without a descriptor of the host.
        if (nfd === undefined) syncPath(files.realPath(node));
        else fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), patch] } };
  }
}

/**
 * Its fdatasync does nothing either, and is PostgreSQL's first choice on Linux; fsync is the one made real above. Buffers
 * of 16 MB instead of 128 MB are plenty for rows that are written once, and halve the memory of the process.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
];

/** A new database is written by initdb, which syncs nothing. */
async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name));
  }
  syncPath(folder);
}

/** The folder of everything the embedded database keeps; nobody but the server's user may look into it. */
export async function makeDataDir(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'submissions');
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // It may be there already, with other rights.
    await chmod(folder, 0o700);
    return folder;
  } catch (error) {
    throw new OptionError(`DATA_DIR ${dataDir} cannot be written: ${(error as NodeJS.ErrnoException).code}`);
  }
}

/** Opens the embedded database, which one process at a time can do; the others may join it through its door. */
export async function openEmbedded({ dataDir, join: mayJoin }: DatabaseOptions): Promise<Database> {
  const folder = await makeDataDir(dataDir);
  const joined = mayJoin && (await joinDoor(folder));
  if (joined) return joined;
  const door = await claimDoor(folder);
  if (!door) throw new OptionError(`DATA_DIR ${dataDir} is in use by another server`);
  try {
    const files = join(folder, 'database');
    const isNew = !existsSync(join(files, 'PG_VERSION'));
    const engine = await PGlite.create({ fs: new DurableFiles(files), startParams, relaxedDurability: false });
    if (isNew) await syncTree(folder);
    const database: Database = {
      query: (text, params = []) => engine.query(text, [...params]),
      async close() {
        // The door last: who finds it free opens the files.
        await engine.close().finally(() => door.close());
      },
    };
    door.open(database);
    return database;
  } catch (error) {
    await door.close();
    throw error;
  }
}
