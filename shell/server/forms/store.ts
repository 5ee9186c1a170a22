import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { ContactMessage } from '../../../widgets/contact-form/contact-form.rules';
import type { WhistleblowingReport } from '../../../widgets/whistleblowing-form/whistleblowing-form.rules';
import { createLog, type Log } from '../core/log';
import { shareCounts } from '../guard/shared-counts';
import type { BrowserSealed } from './browser-sealed';
import type { Database, DatabaseOptions } from './database/database';
import { beginDatabase, openDatabase } from './database/open-database';
import { whileQueried } from './database/while-queried';
import { createSeal, type Seal, type SealOptions } from './encryption';
import { type Form, keptForms } from './kept-forms';
import { deleteExpired, type Keep } from './retention';
import { freeLimits, type Usage, watchStorage } from './storage';

/** HMACs that identify a request with an idempotency key, and reveal neither key nor body. */
export interface Fingerprint {
  id: string;
  body: string;
}

/** `name` names the row in commands. `repeated`: saved before. `conflict`: the key was used for another body. */
export type Outcome = { status: 'saved' | 'repeated'; name: string } | { status: 'conflict' };

export type Store = ReturnType<typeof createStore>;

/** The sender's idempotency key is the HMAC's secret. The path is hashed too, so that a key counts once per form. */
export function fingerprintOf(path: string, key: string, body: Uint8Array): Fingerprint {
  const hash = (label: string, data: Uint8Array | string) =>
    createHmac('sha256', key).update(`serambi ${label} ${path}\n`).update(data).digest('base64url');
  return { id: hash('request', ''), body: hash('body', body) };
}

/** Without characters that look or sound alike: 0 O, 1 I L, U V. */
const symbols = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const group = () => Array.from({ length: 4 }, () => symbols[randomInt(symbols.length)]).join('');

const newCaseCode = (form: Form): string => `${keptForms[form].prefix}-${group()}-${group()}`;

const sealedBy = async (seal: Seal, values: object) => ({
  sealed: await seal(JSON.stringify(values)),
  recipients: seal.recipients,
});

const unlimited = async (): Promise<Usage> => ({ room: 'all' });

/** Saves submissions; resolves once the data is on disk. Without `sealMessage` contact messages are stored unencrypted. */
export function createStore(
  database: Database,
  sealReport: Seal,
  sealMessage?: Seal,
  log = createLog(),
  usage = unlimited,
) {
  async function earlier(form: Form, fingerprint: Fingerprint | undefined): Promise<Outcome | undefined> {
    if (!fingerprint) return undefined;
    const sql = `SELECT request_body, case_code AS name FROM ${keptForms[form].table} WHERE request_id = $1`;
    const [row] = (await database.query<{ request_body: string; name: string }>(sql, [fingerprint.id])).rows;
    if (!row) return undefined;
    if (row.request_body !== fingerprint.body) return { status: 'conflict' };
    return { status: 'repeated', name: row.name };
  }

  async function insert(
    form: Form,
    values: Readonly<Record<string, unknown>>,
    fingerprint: Fingerprint | undefined,
  ): Promise<Outcome> {
    const row = { ...values, request_id: fingerprint?.id ?? null, request_body: fingerprint?.body ?? null };
    const columns = ['case_code', ...Object.keys(row)];
    const sql = `INSERT INTO ${keptForms[form].table} (${columns.join(', ')})
      VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')}) ON CONFLICT DO NOTHING RETURNING id`;
    for (let attempt = 0; attempt < 5; attempt++) {
      const name = newCaseCode(form);
      if ((await database.query(sql, [name, ...Object.values(row)])).rows.length) return { status: 'saved', name };
      const meanwhile = await earlier(form, fingerprint);
      if (meanwhile) return meanwhile;
      // Otherwise the case code is taken, which is very rare.
    }
    throw new Error('no free case code');
  }

  return {
    async saveMessage(values: ContactMessage, fingerprint?: Fingerprint): Promise<Outcome> {
      if (sealMessage) return insert('contact', await sealedBy(sealMessage, values), fingerprint);
      const { name, email, phone_number, problem, message } = values;
      return insert('contact', { name, email, phone_number, problem, message }, fingerprint);
    },

    async saveReport(report: WhistleblowingReport | BrowserSealed, fingerprint?: Fingerprint): Promise<Outcome> {
      // Checked before the insert, so that a repeated request is not encrypted again.
      const repeated = await earlier('whistleblowing', fingerprint);
      if (repeated) return repeated;
      const isUnchecked = 'sealed' in report;
      const { sealed, recipients } = isUnchecked ? report : await sealedBy(sealReport, report);
      return insert('whistleblowing', { sealed, recipients, is_unchecked: isUnchecked }, fingerprint);
    },

    usage,

    /** Secret of form tokens, shared by all processes of this database. */
    async formKey(): Promise<Uint8Array> {
      await database.query(`INSERT INTO serambi_keys (name, key) VALUES ('form', $1) ON CONFLICT DO NOTHING`, [
        randomBytes(32),
      ]);
      const { rows } = await database.query<{ key: string }>(
        `SELECT encode(key, 'base64') AS key FROM serambi_keys WHERE name = 'form'`,
      );
      return Buffer.from(rows[0]?.key ?? '', 'base64');
    },

    counts: database.isEmbedded ? undefined : shareCounts(database, log),
    deleteExpired: (keep: Keep) => deleteExpired(database, keep),
    close: () => database.close(),
  };
}

export interface StoreOptions extends DatabaseOptions, SealOptions {
  log?: Log;
  reportQuota: number;
  onDemand?: boolean;
}

/** Begins to open the database. `prepare` comes before any use, and rejects if the database cannot be used. */
export async function openStore(options: StoreOptions): Promise<Store & { prepare(): Promise<void> }> {
  const { log = createLog() } = options;
  const seal = await createSeal(options);
  const { database, prepare } = options.onDemand
    ? { database: whileQueried(() => openDatabase(options)), prepare: async () => {} }
    : await beginDatabase(options);
  const usage = watchStorage(database, { ...freeLimits, reports: options.reportQuota }, log);
  // Sealing messages to the server's own identity, which is beside the database, would protect nothing.
  return { ...createStore(database, seal, options.reportRecipient ? seal : undefined, log, usage), prepare };
}
