import pg from 'pg';
import type { Database } from './database';

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
      client.on('notice', ({ detail }) => {
        // "2 dead row versions cannot be removed yet", in the server's language.
        kept += Number(/\d+/.exec(detail ?? '')?.[0] ?? 0);
      });
      try {
        const query = { text: `VACUUM (FULL, VERBOSE) ${table}`, query_timeout: timeout };
        await client.query(query);
        return kept;
      } finally {
        // Closes the connection, with its listener.
        client.release(true);
      }
    },
    close: () => pool.end(),
  };
}
