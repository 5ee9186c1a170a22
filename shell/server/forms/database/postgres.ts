import pg from 'pg';
import type { Database } from './database';

/** Forms wait behind a `VACUUM FULL` that waits for its lock. A dump of the database holds the table as long as it runs. */
const lockTimeout = '2s';
const lockNotAvailable = '55P03';

/** A pool whose queries fail instead of waiting while the database is unavailable. */
export function openPostgres(connectionString: string, usualTimeout = 25_000): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    application_name: 'serambi',
  });
  // The pool replaces a broken idle connection by itself, but without a listener the error would end the process.
  pool.on('error', () => undefined);
  return {
    isEmbedded: false,
    async query<Row>(text: string, params: readonly unknown[] = [], timeout = usualTimeout) {
      const query = { text, values: [...params], query_timeout: timeout };
      const { rows } = await pool.query(query);
      return { rows: rows as Row[] };
    },
    async vacuum(table, timeout) {
      const client = await pool.connect();
      let kept = 0;
      // The query rejects as well. Without a listener a lost connection would end the process.
      client.on('error', () => undefined);
      client.on('notice', ({ detail }) => {
        // "2 dead row versions cannot be removed yet", in the server's language.
        kept += Number(/\d+/.exec(detail ?? '')?.[0] ?? 0);
      });
      try {
        await client.query(`SET lock_timeout = '${lockTimeout}'`);
        const query = { text: `VACUUM (FULL, VERBOSE) ${table}`, query_timeout: timeout };
        await client.query(query);
        return kept === 0;
      } catch (error) {
        if ((error as { code?: string }).code === lockNotAvailable) return false;
        throw error;
      } finally {
        // Closes the connection, with its listener.
        client.release(true);
      }
    },
    close: () => pool.end(),
  };
}
