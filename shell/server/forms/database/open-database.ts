import { OptionError } from '../../core/option-error';
import type { Database, DatabaseOptions } from './database';
import { migrate } from './migrations';

interface Opened {
  database: Database;
  /** Resolves once the tables are up to date. Rejects with {@link OptionError} if the database cannot be used. */
  ready: Promise<void>;
}

/** Begins to open the database. Other work may go on until `ready`, because the embedded database has a thread of its own. */
export async function beginDatabase(options: DatabaseOptions): Promise<Opened> {
  // Loads only the driver in use: PGlite has 9 MB of WebAssembly.
  const database = options.databaseUrl
    ? await import('./postgres').then(({ openPostgres }) => openPostgres(options.databaseUrl as string))
    : await import('./embedded').then(({ openEmbedded }) => openEmbedded(options));
  const ready = migrate(database).catch(async (error) => {
    await database.close();
    throw unusable(error, options);
  });
  // It may fail before somebody waits for it.
  ready.catch(() => {});
  return { database, ready };
}

/** Opens the database and updates its tables. Throws {@link OptionError} if it cannot be used. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { database, ready } = await beginDatabase(options);
  await ready;
  return database;
}

/** One line, without the address, which may contain a password. */
function unusable(error: unknown, { databaseUrl, dataDir }: DatabaseOptions): OptionError {
  const { message, code, cause } = error as Error & { code?: string };
  const reason = [message || code || 'no answer', ...(cause instanceof Error ? [cause.message] : [])].join(': ');
  const place = databaseUrl ? 'DATABASE_URL names' : `DATA_DIR ${dataDir} holds`;
  return new OptionError(`${place} a database that cannot be used: ${reason}`);
}
