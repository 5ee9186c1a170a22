/** PostgreSQL or the embedded database. Parameters and results are JSON values, dates and bytes. */
export interface Database {
  query<Row = Record<string, unknown>>(text: string, params?: readonly unknown[]): Promise<{ rows: Row[] }>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** PostgreSQL; without it the embedded database in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Queries the embedded database through the process that has it open, if there is one. */
  join?: boolean;
}
