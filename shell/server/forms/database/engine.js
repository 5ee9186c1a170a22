// @ts-check
// JavaScript, because the tests start the worker from its source.
import { fsyncSync } from 'node:fs';
import { PGlite, types } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncPath } from './sync.js';

/**
 * The part of Emscripten's NODEFS (its file system on the host's files) that is used here.
 * @typedef {object} HostFiles
 * @property {(node: unknown) => string} realPath
 * @property {{ fsync?: (stream: { nfd?: number, node: unknown }) => number }} stream_ops
 */

/**
 * PGlite's files with an fsync that reaches the disk. By default PGlite runs PostgreSQL with `-F` and its fsync does nothing
 * (pglite issue 1107). A commit then survives the end of the process but not a power cut.
 */
class DurableFiles extends NodeFS {
  /**
   * @override
   * @param {Parameters<NodeFS['init']>} args
   */
  async init(...args) {
    const { emscriptenOpts } = await super.init(...args);
    const patch = (/** @type {{ NODEFS?: unknown }} */ { NODEFS }) => {
      const files = /** @type {HostFiles} */ (NODEFS);
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
 * fdatasync, PostgreSQL's default on Linux, does nothing in PGlite either. Smaller buffers halve the memory. Log files are removed
 * instead of reused, because they contain deleted rows.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB', '-c', 'wal_recycle=off'],
];

/** @param {string} folder */
export const openEngine = (folder) =>
  PGlite.create({
    fs: new DurableFiles(folder),
    startParams,
    relaxedDurability: false,
    // PGlite's own serializer writes hexadecimal text, which takes seconds for a large report.
    serializers: { [types.BYTEA]: (bytes) => bytes },
  });
