import { OptionError } from '../../start/option-error';
import type { Database, DatabaseOptions } from './database';
import { migrate } from './migrations';

/** Opens the database and brings its tables up to date. Throws {@link OptionError} when it cannot be reached. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  // Only the driver that is used gets loaded: PGlite alone is 9 MB of WebAssembly.
  const database = options.databaseUrl
    ? await import('./postgres').then(({ openPostgres }) => openPostgres(options.databaseUrl as string))
    : await import('./embedded').then(({ openEmbedded }) => openEmbedded(options));
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw options.databaseUrl ? unreachable(error) : error;
  }
}

/** The reason in one line, without the address, which may hold a password. */
function unreachable(error: unknown): OptionError {
  const { message, code } = error as Error & { code?: string };
  return new OptionError(`DATABASE_URL names a database that cannot be used: ${message || code || 'no answer'}`);
}
