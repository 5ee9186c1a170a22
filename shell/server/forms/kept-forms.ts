/** Describes the table of each form for commands. */
import type { VariableName } from '../core/variables';
import { type Database, inBatches } from './database/database';

export type Form = 'contact' | 'whistleblowing';

interface Kept {
  /** Its column `case_code` names a row in answers and commands. */
  table: string;
  prefix: string;
  plain: string;
  /** SQL that clears the unsealed columns, with a comma after each. */
  clearPlain: string;
  isUnchecked: string;
  days: VariableName;
  /** SQL: received at `$2` or later. A report has only its day. */
  since: string;
  /** Rows of one query: a report may have 20 MB. */
  batch: number;
}

export const keptForms: Record<Form, Kept> = {
  contact: {
    table: 'serambi_contact_messages',
    prefix: 'MSG',
    plain: `json_build_object(
      'name', name, 'email', email, 'phone_number', phone_number, 'problem', problem, 'message', message)::text`,
    clearPlain: 'name = NULL, email = NULL, phone_number = NULL, problem = NULL, message = NULL,',
    isUnchecked: 'false',
    days: 'KEEP_MESSAGES',
    since: 'received_at >= $2',
    batch: 500,
  },
  whistleblowing: {
    table: 'serambi_reports',
    prefix: 'SRB',
    plain: 'NULL::text',
    clearPlain: '',
    isUnchecked: 'is_unchecked',
    days: 'KEEP_REPORTS',
    since: `received_at >= date_trunc('day', $2::timestamptz, 'UTC')`,
    batch: 1,
  },
};

export interface KeptSubmission {
  id: string;
  case_code: string;
  received_at: Date;
  held_at: Date | null;
  /** Public keys; null in rows of older versions. */
  recipients: string | null;
  /** In bytes; null for a plain message. */
  size: number | null;
  sealed: string | null;
  plain: string | null;
  is_unchecked: boolean;
}

interface Selection {
  where: string;
  values: readonly unknown[];
  /** Without the sealed contents, of which a report's is large. */
  isBrief?: boolean;
}

/** The oldest first. */
export function submissionsOf(database: Database, form: Form, { where, values, isBrief = false }: Selection) {
  const { table, plain, isUnchecked, batch } = keptForms[form];
  const select = `
    SELECT entry.id::text, case_code, received_at, held_at, recipients, length(sealed) AS size,
           ${isBrief ? 'NULL' : `encode(sealed, 'base64')`} AS sealed,
           CASE WHEN sealed IS NULL THEN ${plain} END AS plain, ${isUnchecked} AS is_unchecked
    FROM ${table} entry`;
  return inBatches<KeptSubmission>(database, select, { where, values, size: batch });
}

export const submissionsSince = (database: Database, form: Form, since: Date, isBrief = false) =>
  submissionsOf(database, form, { where: `AND ${keptForms[form].since}`, values: [since.toISOString()], isBrief });

export type Unseal = (sealed: Uint8Array) => Promise<string>;

export const textOf = async ({ sealed, plain }: KeptSubmission, unseal: Unseal): Promise<string | undefined> =>
  plain ?? unseal(Buffer.from(sealed ?? '', 'base64')).catch(() => undefined);

export const formNames = Object.keys(keptForms) as Form[];

export const formOf = (name: string): Form =>
  name.startsWith(`${keptForms.contact.prefix}-`) ? 'contact' : 'whistleblowing';
