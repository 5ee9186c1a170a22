/** Watches how much the forms may still store, so that a full disk stops no form without a word, and files never keep words out. */
import type { Log } from '../core/log';
import type { Database } from './database/database';

/** The forms may store everything, nothing with files, or nothing. */
export type Room = 'all' | 'text' | 'none';

export interface Usage {
  room: Room;
  /** Why it is not `all`. */
  reason?: string;
  /** Bytes free on the disk of the embedded database. */
  free?: number | undefined;
  /** Bytes of all reports that are stored; undefined where the disk is so full that the database is not asked. */
  reports?: number;
}

export interface StorageLimits {
  /** Bytes of reports, from which on none with files is taken. */
  reports: number;
  /** Bytes free, below which no report with files is taken, and below which nothing is. */
  freeForFiles: number;
  freeForText: number;
}

const megabyte = 1024 * 1024;

/** PostgreSQL needs a part of the last 128 MB to finish what it has begun, also after a crash. */
export const freeLimits = { freeForFiles: 512 * megabyte, freeForText: 128 * megabyte };

/** Milliseconds for which a result is given again. Reports come one after the other, at most two a second. */
const maxAge = 500;

/** Returns the function that looks at the disk and the database. Logs each change of the room. */
export function watchStorage(database: Database, limits: StorageLimits, log: Log): () => Promise<Usage> {
  let since = Number.NEGATIVE_INFINITY;
  let usage: Promise<Usage> | undefined;
  let last: Room = 'all';

  async function look(): Promise<Usage> {
    const free = await database.free?.();
    const lessFree = (than: number) => `less than ${than / megabyte} MB are free on the disk of DATA_DIR`;
    const isBelow = (least: number) => free !== undefined && free < least;
    if (isBelow(limits.freeForText)) return { room: 'none', reason: lessFree(limits.freeForText), free };
    const { rows } = await database.query<{ size: number }>(
      'SELECT coalesce(sum(length(sealed)), 0)::float8 AS size FROM serambi_reports',
    );
    const { size: reports = 0 } = rows[0] ?? {};
    if (isBelow(limits.freeForFiles)) return { room: 'text', reason: lessFree(limits.freeForFiles), free, reports };
    if (reports >= limits.reports) return { room: 'text', reason: 'REPORT_QUOTA is used up', free, reports };
    return { room: 'all', free, reports };
  }

  return () => {
    if (!usage || performance.now() - since > maxAge) {
      since = performance.now();
      usage = look().then((found) => {
        const { room, reason } = found;
        if (room !== last) log[room === 'all' ? 'info' : 'warn']('forms-room', { room, reason });
        last = room;
        return found;
      });
    }
    return usage;
  };
}

/** Throws the reason why nothing can be stored. */
export function checkRoom({ room, reason }: Usage): void {
  if (room === 'none') throw new Error(reason);
}

/** A shortage that keeps no visitor away. */
export const roomNotes = ({ room, reason }: Usage): string[] =>
  room === 'text' ? [`The forms receive no files: ${reason}`] : [];
