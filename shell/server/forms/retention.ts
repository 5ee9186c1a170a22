/** Deletes submissions after the bank's retention times, or by command. Never those on hold. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../core/log';
import { OptionError } from '../core/option-error';
import { type Environment, readCount } from '../core/variables';
import { type Database, inBatches } from './database/database';
import { type Form, formNames, formOf, keptForms } from './kept-forms';

/** In days; undefined: no automatic deletion. */
export type Keep = Record<Form, number | undefined>;

export interface Deletion {
  form: Form;
  count: number;
}

export const readKeep = (env: Environment): Keep => ({
  contact: readCount(env, keptForms.contact.days, 'days'),
  whistleblowing: readCount(env, keptForms.whistleblowing.days, 'days'),
});

/** Rows of one statement. A large report has 10,000 rows in PostgreSQL's TOAST table. */
const batchSize = 100;

/** One statement deletes and logs, so that each row is deleted once and held rows stay. `condition` is SQL about `$1`. */
async function deleteWhere(
  database: Database,
  form: Form,
  condition: string,
  value: unknown,
  cause: string,
): Promise<number> {
  const { table } = keptForms[form];
  const sql = `
    WITH deleted AS (
      DELETE FROM ${table} WHERE id IN (
        SELECT id FROM ${table} WHERE held_at IS NULL AND ${condition} LIMIT ${batchSize} FOR UPDATE SKIP LOCKED
      ) RETURNING id
    )
    INSERT INTO serambi_deletions (form, count, cause)
    SELECT '${form}', count(*), $2 FROM deleted HAVING count(*) > 0 RETURNING count`;
  for (let sum = 0; ; ) {
    const { rows } = await database.query<{ count: number }>(sql, [value, cause]);
    const count = rows[0]?.count ?? 0;
    sum += count;
    if (count < batchSize) return sum;
  }
}

/** Whole days, so that the log does not tell the hour of arrival. A row is kept at least the given days. */
const isExpired = (days: number) =>
  `received_at < date_trunc('day', $1::timestamptz, 'UTC') - make_interval(days => ${days})`;

/** A wrong clock must not delete: `trusted_at` takes `seen_at` after 50 minutes; a jump of more than 8 days changes nothing. */
const lookAtClock = `
  UPDATE serambi_clock SET
    trusted_at = CASE WHEN now() >= seen_at + interval '50 minutes' THEN greatest(trusted_at, seen_at) ELSE trusted_at END,
    seen_at = CASE WHEN now() BETWEEN seen_at AND seen_at + interval '50 minutes' THEN seen_at
              ELSE greatest(now(), trusted_at) END
  WHERE now() <= seen_at + interval '8 days'
  RETURNING least(now(), trusted_at)::text AS until`;

/** The earlier of clock time and trusted time. Throws {@link OptionError} for a jump. */
async function trustedTime(database: Database): Promise<string> {
  const [found] = (await database.query<{ until: string }>(lookAtClock)).rows;
  if (found) return found.until;
  const { rows } = await database.query<{ seen: string; now: string }>(
    `SELECT to_char(seen_at, 'YYYY-MM-DD') AS seen, to_char(now(), 'YYYY-MM-DD') AS now FROM serambi_clock`,
  );
  const { seen, now } = rows[0] ?? {};
  throw new OptionError(
    `Nothing is deleted: the clock says ${now}, and the last run was on ${seen}. If the clock is right, run: npm run -s submissions -- expire --today ${now}`,
  );
}

/** Trusts the clock from now on. Throws {@link OptionError} unless it is `today`. */
export async function trustClock(database: Database, today: Date): Promise<void> {
  const { rows } = await database.query(
    `UPDATE serambi_clock SET trusted_at = now(), seen_at = now()
     WHERE now() BETWEEN $1::timestamptz - interval '1 day' AND $1::timestamptz + interval '2 days' RETURNING 1`,
    [today.toISOString()],
  );
  if (!rows.length) throw new OptionError('Nothing is deleted: --today is another day than that of the clock');
}

export async function deleteExpired(database: Database, keep: Keep): Promise<Deletion[]> {
  const deletions: Deletion[] = [];
  // Always called, so that the clock is known later.
  const until = await trustedTime(database);
  for (const form of formNames) {
    const days = keep[form];
    if (days === undefined) continue;
    const count = await deleteWhere(database, form, isExpired(days), until, `${keptForms[form].days}=${days}`);
    if (count) deletions.push({ form, count });
  }
  await eraseDeleted(database);
  return deletions;
}

export type Outcome = { done: 'deleted' | 'held' | 'released' } | { error: 'on hold' | 'in use' | 'unknown' };

/** @param name case code of a report or name of a message. The bytes stay in the files until {@link eraseDeleted}. */
export async function deleteOne(database: Database, name: string): Promise<Outcome> {
  const form = formOf(name);
  const isNamed = 'case_code = $1::text';
  if (await deleteWhere(database, form, isNamed, name, 'command')) return { done: 'deleted' };
  const { rows } = await database.query<{ isHeld: boolean }>(
    `SELECT held_at IS NOT NULL AS "isHeld" FROM ${keptForms[form].table} WHERE ${isNamed}`,
    [name],
  );
  if (!rows[0]) return { error: 'unknown' };
  return { error: rows[0].isHeld ? 'on hold' : 'in use' };
}

export async function setHold(database: Database, name: string, isHeld: boolean): Promise<Outcome> {
  const { table } = keptForms[formOf(name)];
  const since = isHeld ? 'coalesce(held_at, now())' : 'NULL';
  const { rows } = await database.query(
    `UPDATE ${table} SET held_at = ${since} WHERE case_code = $1::text RETURNING id`,
    [name],
  );
  if (!rows.length) return { error: 'unknown' };
  return { done: isHeld ? 'held' : 'released' };
}

export async function* loggedDeletions(database: Database): AsyncGenerator<Deletion> {
  const select = `SELECT entry.id::text, deleted_at, form, count, cause, erase_due IS NULL AS erased
    FROM serambi_deletions entry`;
  for await (const { id: _, ...deletion } of inBatches<Deletion & { id: string }>(database, select)) yield deletion;
}

/** In ms, for `VACUUM FULL`; a large table takes minutes. */
const rewriteTimeout = 3_600_000;

/** Removes bytes of deleted rows from the files, also after another process was killed. One process does it for all, within an hour. */
export async function eraseDeleted(database: Database): Promise<void> {
  const { rows } = await database.query<{ form: Form; until: string }>(
    `UPDATE serambi_deletions SET erase_due = now() + interval '1 hour' WHERE erase_due <= now() OR erase_due > now() + interval '1 hour'
     RETURNING form, erase_due::text AS until`,
  );
  const [first] = rows;
  if (!first) return;
  const setDue = (due: string) =>
    database.query(`UPDATE serambi_deletions SET erase_due = ${due} WHERE erase_due = $1::timestamptz`, [first.until]);
  try {
    await rewrite(database, [...new Set(rows.map(({ form }) => form))]);
  } catch (error) {
    // Without the database the entry is due in an hour.
    await setDue('now()').catch(() => undefined);
    throw error;
  }
  await setDue('NULL');
}

const leastFree = 32 * 1024 * 1024;

/** `VACUUM FULL` writes a copy of the table and logs it. Throws {@link OptionError} if the disk has no room for both. */
async function checkFree(database: Database, form: Form): Promise<void> {
  if (!database.free) return;
  const { table } = keptForms[form];
  // The copy has no deleted rows. A row has up to 20 kB besides its sealed part.
  const { rows } = await database.query<{ size: number }>(
    `SELECT least(pg_total_relation_size('${table}'), coalesce(sum(length(sealed)), 0) * 1.1 + count(*) * 20000)::float8 AS size
     FROM ${table}`,
  );
  const needed = 2 * (rows[0]?.size ?? 0) + leastFree;
  if ((await database.free()) >= needed) return;
  const megabytes = Math.ceil(needed / 1024 / 1024);
  throw new OptionError(
    `What was deleted is still in the files: to remove it, ${megabytes} MB must be free on the disk of DATA_DIR`,
  );
}

/** A statement of another process may have begun before the deletion; it ends within this time, in ms. */
const snapshotTimeout = 2_000;

/** Throws {@link OptionError} if deleted rows stay. */
async function vacuum(database: Database, form: Form): Promise<void> {
  const { table } = keptForms[form];
  if (!database.vacuum) {
    await database.query(`VACUUM (FULL) ${table}`, [], rewriteTimeout);
    return;
  }
  for (
    const end = performance.now() + snapshotTimeout;
    !(await database.vacuum(table, rewriteTimeout));
    await pause(500)
  ) {
    if (performance.now() > end)
      throw new OptionError(
        'What was deleted is still in the files: another transaction of the database has been open since before',
      );
  }
}

/** A plain `VACUUM` leaves deleted bytes until their space is needed. Throws {@link OptionError} if that is not possible now. */
export async function rewrite(database: Database, which: readonly Form[] = formNames): Promise<void> {
  for (const form of which) {
    await checkFree(database, form);
    await vacuum(database, form);
  }
  if (!database.isEmbedded) return;
  // The checkpoint then removes all older write-ahead log.
  await database.query('SELECT pg_switch_wal()');
  await database.query('CHECKPOINT');
}

const hour = 3_600_000;

export function deleteHourly(deleteDue: () => Promise<Deletion[]>, log: Log): void {
  const run = async () => {
    try {
      for (const { form, count } of await deleteDue()) log.info('deleted', { form, count });
    } catch (error) {
      const { name, code, message } = error as Error & { code?: string };
      // Messages of other errors may quote stored text.
      log.error('deletion-failed', error instanceof OptionError ? { reason: message } : { error: code ?? name });
    }
  };
  void run();
  setInterval(run, hour).unref();
}
