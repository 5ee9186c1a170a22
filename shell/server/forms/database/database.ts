/** PostgreSQL or the embedded database. Parameters and results are JSON values, dates and bytes. */
export interface Database {
  /** Nobody else looks after its files. */
  isEmbedded: boolean;
  /** Bytes free on the disk of the embedded database. */
  free?: () => Promise<number>;
  /** Rejects where it takes longer than `timeout` milliseconds; unset, about as long as a visitor waits. */
  query<Row = Record<string, unknown>>(
    text: string,
    params?: readonly unknown[],
    timeout?: number,
  ): Promise<{ rows: Row[] }>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** PostgreSQL; without it the embedded database in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Folder with the empty database that the build makes. A first start without one takes seconds longer. */
  templates?: string | undefined;
  /** Queries the embedded database through the process that has it open, if there is one. */
  join?: boolean;
}
