/** The same SQL for PostgreSQL and for the embedded database; parameters and results are what JSON knows, and dates. */
export interface Database {
  query<Row = Record<string, unknown>>(text: string, params?: readonly unknown[]): Promise<{ rows: Row[] }>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** PostgreSQL; without it the embedded database in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Goes through the process that has the embedded database open, if there is one, instead of refusing. */
  join?: boolean;
}
