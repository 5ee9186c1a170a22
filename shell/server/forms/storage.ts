/** Watches the storage of the forms. A full disk must not stop forms silently; files must not use up the room for text. */
import { keptFor } from '../core/kept-for';
import type { Log } from '../core/log';
import type { Database } from './database/database';

/** `text`: no files. */
export type Room = 'all' | 'text' | 'none';

export interface Usage {
  room: Room;
  reason?: string;
  free?: number | undefined;
  /** Bytes of stored reports; undefined if the disk is so full that the database is not queried. */
  reports?: number;
}

export interface StorageLimits {
  reports: number;
  /** Free bytes; below the first limit files are refused, below the second everything. */
  freeForFiles: number;
  freeForText: number;
}

const megabyte = 1024 * 1024;

/** PostgreSQL needs a part of the last 128 MB to finish what it has begun, also after a crash. */
export const freeLimits = { freeForFiles: 512 * megabyte, freeForText: 128 * megabyte };
/** In ms, between two looks. Reports arrive one after the other, at most two a second. */
const maxAge = 500;

export function watchStorage(database: Database, limits: StorageLimits, log: Log): () => Promise<Usage> {
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

  return keptFor(maxAge, async () => {
    const usage = await look();
    const { room, reason } = usage;
    if (room !== last) log[room === 'all' ? 'info' : 'warn']('forms-room', { room, reason });
    last = room;
    return usage;
  });
}

export function checkRoom({ room, reason }: Usage): void {
  if (room === 'none') throw new Error(reason);
}

export const roomNotes = ({ room, reason }: Usage): string[] =>
  room === 'text' ? [`The forms receive no files: ${reason}`] : [];
