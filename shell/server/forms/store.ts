import { createHmac, randomInt } from 'node:crypto';
import type { ContactMessage } from '../../../widgets/contact-form/contact-form.rules';
import type { WhistleblowingReport } from '../../../widgets/whistleblowing-form/whistleblowing-form.rules';
import type { Database, DatabaseOptions } from './database/database';
import { openDatabase } from './database/open-database';
import { openSeal, type RecipientOptions, type Seal } from './encryption';

/** What is remembered of a request with an idempotency key: neither the key nor anything that betrays the body. */
export interface RequestMark {
  id: string;
  body: string;
}

/** `kept` is new, `repeated` was kept before by the same request, `conflict` is the same key with another body. */
export type Outcome = { status: 'kept' | 'repeated'; caseCode?: string } | { status: 'conflict' };

/** A stored report, without its sealed content; `size` is that of the age file in bytes. */
export interface SealedReport {
  id: string;
  case_code: string;
  received_at: Date;
  size: number;
}

export type StoredMessage = ContactMessage & { id: string; received_at: Date };

/** Keeps what the forms send. When a promise resolves, what was given is on disk. */
export interface Store {
  keepMessage(message: ContactMessage, mark?: RequestMark): Promise<Outcome>;
  keepReport(report: WhistleblowingReport, mark?: RequestMark): Promise<Outcome>;
  close(): Promise<void>;
}

/** Marks of one key on two paths are two marks. The key itself, which only the sender has, is the secret of the hash. */
export function requestMark(path: string, key: string, body: Uint8Array): RequestMark {
  const mark = (label: string, data: Uint8Array | string) =>
    createHmac('sha256', key).update(`serambi ${label} ${path}\n`).update(data).digest('base64url');
  return { id: mark('request', ''), body: mark('body', body) };
}

/** No character that looks or sounds like another: neither 0 O, 1 I L, nor U V. */
const symbols = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const group = () => Array.from({ length: 4 }, () => symbols[randomInt(symbols.length)]).join('');

/** A random code for a report that can be read out on the phone, such as `SRB-7K2M-Q9XD`. */
const newCaseCode = (): string => `SRB-${group()}-${group()}`;

interface MarkRow {
  request_body: string;
  case_code?: string;
}

export function createStore(database: Database, seal: Seal): Store {
  async function earlier(sql: string, mark: RequestMark | undefined): Promise<Outcome | undefined> {
    if (!mark) return undefined;
    const [row] = (await database.query<MarkRow>(sql, [mark.id])).rows;
    if (!row) return undefined;
    if (row.request_body !== mark.body) return { status: 'conflict' };
    return { status: 'repeated', ...(row.case_code && { caseCode: row.case_code }) };
  }

  const earlierMessage = 'SELECT request_body FROM serambi_contact_messages WHERE request_id = $1';
  const earlierReport = 'SELECT request_body, case_code FROM serambi_reports WHERE request_id = $1';

  return {
    async keepMessage({ name, email, phone_number, problem, message }, mark) {
      const { rows } = await database.query(
        `INSERT INTO serambi_contact_messages
           (name, email, phone_number, problem, message, request_id, request_body)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (request_id) DO NOTHING RETURNING id`,
        [name, email, phone_number, problem, message, mark?.id ?? null, mark?.body ?? null],
      );
      if (rows.length) return { status: 'kept' };
      return (await earlier(earlierMessage, mark)) ?? Promise.reject(new Error('not stored'));
    },

    async keepReport(report, mark) {
      // Asked before the insert as well, so that a repeated request costs no encryption.
      const known = await earlier(earlierReport, mark);
      if (known) return known;
      const sealed = Buffer.from(await seal(JSON.stringify(report))).toString('base64');
      for (let attempt = 0; attempt < 5; attempt++) {
        const caseCode = newCaseCode();
        const { rows } = await database.query(
          `INSERT INTO serambi_reports (case_code, sealed, request_id, request_body)
           VALUES ($1, decode($2, 'base64'), $3, $4)
           ON CONFLICT DO NOTHING RETURNING id`,
          [caseCode, sealed, mark?.id ?? null, mark?.body ?? null],
        );
        if (rows.length) return { status: 'kept', caseCode };
        const meanwhile = await earlier(earlierReport, mark);
        if (meanwhile) return meanwhile;
        // Otherwise the case code is taken, which happens once in a very long time.
      }
      throw new Error('no free case code');
    },

    close: () => database.close(),
  };
}

/** Opens the database and prepares the encryption of reports. Throws `OptionError` with one clear line. */
export async function openStore(options: DatabaseOptions & RecipientOptions): Promise<Store> {
  const seal = await openSeal(options);
  return createStore(await openDatabase(options), seal);
}

/** A store that the first form opens. */
export function openedLater(open: () => Promise<Store>): Store {
  let store: Promise<Store> | undefined;
  const opened = () => {
    store ??= open();
    return store;
  };
  return {
    keepMessage: async (...given) => (await opened()).keepMessage(...given),
    keepReport: async (...given) => (await opened()).keepReport(...given),
    close: async () => (await store)?.close(),
  };
}

/** Contact messages from a moment on, oldest first, in parts so that memory stays small. */
export async function* storedMessages(database: Database, since: Date): AsyncGenerator<StoredMessage> {
  yield* pages<StoredMessage>(
    database,
    `SELECT kept.id::text, received_at, name, email, phone_number, problem, message FROM serambi_contact_messages kept`,
    since,
  );
}

/** Reports from a moment on, oldest first, still sealed. */
export async function* storedReports(database: Database, since: Date): AsyncGenerator<SealedReport> {
  yield* pages<SealedReport>(
    database,
    `SELECT kept.id::text, received_at, case_code, length(sealed) AS size FROM serambi_reports kept`,
    since,
  );
}

/** The age file of a report. */
export async function sealedReport(database: Database, id: string): Promise<Uint8Array> {
  const sql = `SELECT encode(sealed, 'base64') AS sealed FROM serambi_reports WHERE id = $1`;
  const [row] = (await database.query<{ sealed: string }>(sql, [id])).rows;
  return Buffer.from(row?.sealed ?? '', 'base64');
}

async function* pages<Row extends { id: string }>(
  database: Database,
  select: string,
  since: Date,
): AsyncGenerator<Row> {
  for (let last = '0'; ; ) {
    const sql = `${select} WHERE kept.id > $1 AND received_at >= $2 ORDER BY kept.id LIMIT 500`;
    const { rows } = await database.query<Row>(sql, [last, since.toISOString()]);
    yield* rows;
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
