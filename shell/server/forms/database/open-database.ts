import { OptionError } from '../../core/option-error';
import type { Database, DatabaseOptions } from './database';
import { migrate } from './migrations';

/** Begins to open the database. The embedded database opens in a thread of its own; other work may go on. */
export async function beginDatabase(options: DatabaseOptions) {
  // Loads only the driver in use: PGlite has 9 MB of WebAssembly.
  const database = options.databaseUrl
    ? await import('./postgres').then(({ openPostgres }) => openPostgres(options.databaseUrl as string))
    : await import('./embedded').then(({ openEmbedded }) => openEmbedded(options));
  return {
    database,
    /** Updates the tables. Rejects with {@link OptionError} if the database cannot be used. */
    prepare: () =>
      migrate(database).catch((error) => {
        throw unusable(error, options);
      }),
  };
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { database, prepare } = await beginDatabase(options);
  try {
    await prepare();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** One line, without the address, which may contain a password. */
function unusable(error: unknown, { databaseUrl, dataDir }: DatabaseOptions): OptionError {
  const { message, code, cause } = error as Error & { code?: string };
  const reason = [message || code || 'no answer', ...(cause instanceof Error ? [cause.message] : [])].join(': ');
  const place = databaseUrl ? 'DATABASE_URL names' : `DATA_DIR ${dataDir} holds`;
  return new OptionError(`${place} a database that cannot be used: ${reason}`);
}
