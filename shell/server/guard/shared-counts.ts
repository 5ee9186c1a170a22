import { createHmac, randomBytes } from 'node:crypto';
import { inTime } from '../core/in-time';
import type { Log } from '../core/log';
import { countersOf, createLimiter, type Limit, limitOf } from './rate-limit';

interface Database {
  query<Row>(text: string, params?: readonly unknown[]): Promise<{ rows: Row[] }>;
}

export type SharedCounts = ReturnType<typeof shareCounts>;

const patience = 500;
const rest = 10_000;
const maxPending = 4;

interface Period {
  number: string;
  key: Buffer;
  end: number;
}

const newPeriod = `
  INSERT INTO serambi_limit_keys (name, period, key)
  VALUES ($1, floor(extract(epoch FROM now()) * 1000 / $2::float8)::bigint, $3)
  ON CONFLICT DO NOTHING`;
const newestPeriod = `
  SELECT period::text AS number, encode(key, 'base64') AS key,
         ((period + 1) * $2::float8 - extract(epoch FROM now()) * 1000)::float8 AS remaining
  FROM serambi_limit_keys
  WHERE name = $1 AND period * $2::float8 <= extract(epoch FROM now()) * 1000 ORDER BY period DESC LIMIT 1`;
/** Includes later periods, made before the clock was set back. The next one may be of another process, a moment ahead. */
const otherPeriods = (table: string) => `
  DELETE FROM ${table} WHERE name = $1 AND NOT period BETWEEN $2::bigint AND $2::bigint + 1`;
/** The counter of the first row is locked first everywhere, so there is no deadlock. */
const addToCounters = `
  INSERT INTO serambi_limit_counts AS held (name, period, counter, count)
  VALUES ($1, $2::bigint, $3::int, $5::int), ($1, $2::bigint, $4::int, $5::int)
  ON CONFLICT (name, period, counter) DO UPDATE SET count = held.count + $5::int
  RETURNING count`;

/**
 * Like `createLimiter`, but in PostgreSQL, with keys deleted after their window. Unlogged tables, so archives and replicas have neither.
 * A reader of the database could try all addresses within the window. At most 131,072 rows per limit.
 */
export function shareCounts(database: Database, log: Log) {
  const periods = new Map<string, Promise<Period>>();
  let pending = 0;
  let restUntil = 0;

  async function beginPeriod(name: string, window: number): Promise<Period> {
    await database.query(newPeriod, [name, window, randomBytes(32)]);
    const { rows } = await database.query<{ number: string; key: string; remaining: number }>(newestPeriod, [
      name,
      window,
    ]);
    if (!rows[0]) throw new Error('no period');
    const { number, key, remaining } = rows[0];
    for (const table of ['serambi_limit_keys', 'serambi_limit_counts']) {
      await database.query(otherPeriods(table), [name, number]);
    }
    return { number, key: Buffer.from(key, 'base64'), end: performance.now() + remaining };
  }

  async function currentPeriod(name: string, window: number): Promise<Period> {
    const known = periods.get(name);
    const period = await known;
    if (period && performance.now() < period.end) return period;
    const begun = periods.get(name);
    if (begun && begun !== known) return begun;
    const next = beginPeriod(name, window);
    periods.set(name, next);
    next.catch(() => periods.delete(name));
    return next;
  }

  async function count(name: string, limit: Limit, client: string, change: number) {
    const period = await currentPeriod(name, limit.window);
    const hash = createHmac('sha256', period.key).update(client).digest();
    const { rows } = await database.query<{ count: number }>(addToCounters, [
      name,
      period.number,
      ...countersOf(hash),
      change,
    ]);
    return {
      count: Math.min(...rows.map((row) => row.count)),
      limit: limitOf(hash, limit),
      remaining: period.end - performance.now(),
    };
  }

  return {
    /** Returns the new count, or undefined if the database does not answer. A change of 0 reads the count. */
    async add(name: string, limit: Limit, client: string, change: number) {
      if (pending >= maxPending || performance.now() < restUntil) return undefined;
      pending++;
      const counted = count(name, limit, client, change).finally(() => pending--);
      try {
        return await inTime(counted, patience);
      } catch (error) {
        restUntil = performance.now() + rest;
        const { name: kind, code } = error as Error & { code?: string };
        log.warn('limits-not-shared', { error: code ?? kind });
        return undefined;
      }
    },
  };
}

/** Counts in memory and in the shared counts. If these do not answer, memory decides. Simultaneous checks can exceed a limit. */
export function createSharedLimiter(name: string, limit: Limit, counts: SharedCounts | undefined) {
  const own = createLimiter(limit);
  // The window is part of the name: periods of another length have other numbers, if a deployment changes the limit.
  const shared = `${name}/${limit.window}`;
  return {
    async waitFor(client: string): Promise<number | undefined> {
      const wait = own.waitFor(client);
      if (wait !== undefined) return wait;
      const all = await counts?.add(shared, limit, client, 0);
      if (!all || all.count < all.limit) return undefined;
      return Math.max(1, Math.ceil(all.remaining / 1000));
    },
    async add(client: string, amount = 1): Promise<void> {
      own.add(client, amount);
      await counts?.add(shared, limit, client, amount);
    },
  };
}
