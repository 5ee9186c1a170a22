/** Backups of JSON lines: a header, all rows, and a hash of them. Both databases use the format; the server may run meanwhile. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { attempt } from '../../../widgets/runtime/core/attempt';
import { OptionError } from '../core/option-error';
import { type Database, inBatches } from './database/database';
import { newestVersion } from './database/migrations';
import { openDatabase } from './database/open-database';
import { keptForms } from './kept-forms';

/** Rows of one query, by table. */
const batches = new Map([
  ...Object.values(keptForms).map(({ table, batch }) => [table, batch] as const),
  ['serambi_deletions', 500],
]);

interface Column {
  name: string;
  type: string;
}
type Row = Readonly<Record<string, string | null>>;
type Line = { table: string; row: Row };

async function columnsOf(database: Database, table: string): Promise<Column[]> {
  const { rows } = await database.query<Column>(
    `SELECT column_name AS name, udt_name AS type FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position`,
    [table],
  );
  return rows;
}

function asText({ name, type }: Column): string {
  if (type === 'bytea') return `translate(encode(${name}, 'base64'), E'\\n', '') AS ${name}`;
  if (type === 'timestamptz') return `to_char(${name} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US"Z"') AS ${name}`;
  return `${name}::text AS ${name}`;
}

export async function backUp(database: Database, file: string): Promise<number> {
  const handle = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new OptionError(
      error.code === 'EEXIST' ? `${file} exists already` : `${file} cannot be written: ${error.code}`,
    );
  });
  const hash = createHash('sha256');
  const write = async (line: object) => {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    await handle.writeFile(text);
  };
  try {
    await write({ serambi: 'backup', version: newestVersion, made: new Date() });
    let count = 0;
    for (const [table, size] of batches) {
      const select = `SELECT ${(await columnsOf(database, table)).map(asText).join(', ')} FROM ${table} entry`;
      for await (const row of inBatches<Row & { id: string }>(database, select, { size })) {
        await write({ table, row } satisfies Line);
        count++;
      }
    }
    await handle.writeFile(`${JSON.stringify({ rows: count, sha256: hash.digest('hex') })}\n`);
    await handle.sync();
    return count;
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** In bytes: a report of 28 MB has 40 MB as base64. */
const maxLine = 64 * 1024 * 1024;
const lineFeed = 0x0a;

/** Splits at line feeds only. `node:readline` of Node.js 24 also splits at U+2028 and U+2029, which JSON may contain. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const text = (parts: readonly Uint8Array[]) => Buffer.concat(parts).toString().trimEnd();
  let parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
      const line = text([...parts, chunk.subarray(start, end)]);
      if (line) yield line;
      parts = [];
      size = 0;
      start = end + 1;
    }
    parts.push(chunk.subarray(start));
    size += chunk.length - start;
    if (size > maxLine) throw new OptionError(`${file} is not a backup`);
  }
  const line = text(parts);
  if (line) yield line;
}

async function check(file: string): Promise<void> {
  const hash = createHash('sha256');
  let first: string | undefined;
  let last: string | undefined;
  try {
    for await (const line of linesOf(file)) {
      first ??= line;
      if (last !== undefined) hash.update(`${last}\n`);
      last = line;
    }
  } catch (error) {
    if (error instanceof OptionError) throw error;
    throw new OptionError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
  const parsed = (line = ''): Record<string, unknown> => Object(attempt<unknown>(() => JSON.parse(line)));
  const { serambi, version } = parsed(first);
  if (serambi !== 'backup') throw new OptionError(`${file} is not a backup`);
  if (Number(version) > newestVersion) throw new OptionError(`${file} is of a newer version of Serambi`);
  if (parsed(last).sha256 !== hash.digest('hex')) throw new OptionError(`${file} is damaged or not complete`);
}

/** Adds only missing rows, so it can be repeated. */
export async function restore(database: Database, file: string) {
  await check(file);
  const result = { restored: 0, same: 0, different: 0 };
  const columns = new Map<string, Column[]>();
  for (const table of batches.keys()) columns.set(table, await columnsOf(database, table));
  for await (const line of linesOf(file)) {
    const { table = '', row } = JSON.parse(line) as Partial<Line>;
    const known = columns.get(table);
    if (!known || !row) continue;
    // Older backups have fewer columns.
    const own = known.filter(({ name }) => Object.hasOwn(row, name));
    const names = own.map(({ name }) => name);
    const values = own.map(({ type }, index) =>
      type === 'bytea' ? `decode($${index + 1}::text, 'base64')` : `$${index + 1}::text::${type}`,
    );
    const params = own.map(({ name }) => row[name]);
    const inserted = await database.query(
      `INSERT INTO ${table} (${names.join(', ')}) OVERRIDING SYSTEM VALUE
       VALUES (${values.join(', ')}) ON CONFLICT DO NOTHING RETURNING id`,
      params,
    );
    if (inserted.rows.length) {
      result.restored++;
      continue;
    }
    const isSame = names.map((name, index) => `${name} IS NOT DISTINCT FROM ${values[index]}`);
    const same = await database.query(
      `SELECT 1 FROM ${table} WHERE id = ${values[names.indexOf('id')]} AND ${isSame.join(' AND ')}`,
      params,
    );
    result[same.rows.length ? 'same' : 'different']++;
  }
  for (const table of columns.keys()) {
    const sequence = `pg_get_serial_sequence('${table}', 'id')`;
    await database.query(`SELECT setval(${sequence}, greatest(max(id), nextval(${sequence}))) FROM ${table}`);
  }
  return result;
}

/** Restores into a temporary database beside the backup and compares all `rows`. Throws {@link OptionError} for a difference. */
export async function rehearse(file: string, rows: number, templates?: string): Promise<void> {
  const dataDir = `${file}.rehearsal`;
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    // Left by a killed command.
    await remove();
    const database = await openDatabase({ dataDir, templates });
    try {
      const added = await restore(database, file);
      const compared = await restore(database, file);
      if (added.restored !== rows || compared.same !== rows) throw new Error('rows are missing or differ');
    } finally {
      await database.close();
    }
  } catch (error) {
    throw new OptionError(`${file} was written but cannot be restored: ${(error as Error).message}`);
  } finally {
    await remove();
  }
}
