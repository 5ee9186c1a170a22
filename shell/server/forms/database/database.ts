/** PostgreSQL or the embedded database. Parameters and results are JSON values, dates and bytes. */
export interface Database {
  /** No other process has the database's files open. */
  isEmbedded: boolean;
  free?: () => Promise<number>;
  /** @param timeout in ms; default: about as long as a visitor waits */
  query<Row = Record<string, unknown>>(
    text: string,
    params?: readonly unknown[],
    timeout?: number,
  ): Promise<{ rows: Row[] }>;
  /** `VACUUM FULL` of a database that others use, too. Returns false if deleted rows stay because of another transaction. */
  vacuum?: (table: string, timeout: number) => Promise<boolean>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Folder with the build's template. Without it the first start takes seconds longer. */
  templates?: string | undefined;
  /** Uses the embedded database through the process that has it open, if any. */
  join?: boolean;
}

interface Batches {
  /** SQL that begins with AND; its values from `$2` on. */
  where?: string;
  values?: readonly unknown[];
  /** Rows of one query. */
  size?: number;
}

/** Rows of a table with the alias `entry` by their ids. */
export async function* inBatches<Row extends { id: string }>(
  database: Database,
  select: string,
  { where = '', values = [], size = 500 }: Batches = {},
): AsyncGenerator<Row> {
  for (let last = '0'; ; ) {
    const sql = `${select} WHERE entry.id > $1 ${where} ORDER BY entry.id LIMIT ${size}`;
    const { rows } = await database.query<Row>(sql, [last, ...values]);
    yield* rows;
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
