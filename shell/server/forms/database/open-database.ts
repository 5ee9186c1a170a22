import { OptionError } from '../../core/option-error';
import type { Database, DatabaseOptions } from './database';
import { migrate } from './migrations';

/** Opens the database and updates its tables. Throws {@link OptionError} if it cannot be used. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  // Loads only the driver in use: PGlite has 9 MB of WebAssembly.
  const database = options.databaseUrl
    ? await import('./postgres').then(({ openPostgres }) => openPostgres(options.databaseUrl as string))
    : await import('./embedded').then(({ openEmbedded }) => openEmbedded(options));
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw unusable(error, options);
  }
}

/** One line, without the address, which may contain a password. */
function unusable(error: unknown, { databaseUrl, dataDir }: DatabaseOptions): OptionError {
  const { message, code, cause } = error as Error & { code?: string };
  const reason = [message || code || 'no answer', ...(cause instanceof Error ? [cause.message] : [])].join(': ');
  const place = databaseUrl ? 'DATABASE_URL names' : `DATA_DIR ${dataDir} holds`;
  return new OptionError(`${place} a database that cannot be used: ${reason}`);
}
