import type { Database } from './database/database';
import type { Seal } from './encryption';
import { type Form, formNames, keptForms } from './kept-forms';
import { rewrite } from './retention';

interface Row {
  id: string;
  case_code: string;
  is_unchecked: boolean;
  recipients: string | null;
  sealed: string | null;
  plain: string | null;
}

export interface Resealed {
  form: Form;
  resealed: number;
  failed: number;
  /** Case codes of what a browser sealed and nobody can open: anybody can send such. */
  unopened: string[];
}

/** Seals rows of other recipients, and unsealed messages, to those of `seal`. An interrupted call can be repeated. */
export async function reseal(
  database: Database,
  unseal: (sealed: Uint8Array) => Promise<string>,
  seal: Seal,
): Promise<Resealed[]> {
  const results: Resealed[] = [];
  for (const form of formNames) results.push(await resealForm(database, form, unseal, seal));
  // Also erases rows that an interrupted call replaced.
  await rewrite(database);
  return results;
}

async function resealForm(
  database: Database,
  form: Form,
  unseal: (sealed: Uint8Array) => Promise<string>,
  seal: Seal,
): Promise<Resealed> {
  const { table, plain, clearPlain, isUnchecked } = keptForms[form];
  const select = `
    SELECT id::text, case_code, ${isUnchecked} AS is_unchecked, recipients, encode(sealed, 'base64') AS sealed,
           CASE WHEN sealed IS NULL THEN ${plain} END AS plain
    FROM ${table} WHERE ${table}.id > $1 AND (recipients IS DISTINCT FROM $2 OR ${isUnchecked})
    ORDER BY ${table}.id LIMIT 1`;
  const result: Resealed = { form, resealed: 0, failed: 0, unopened: [] };
  for (let last = '0'; ; ) {
    const [row] = (await database.query<Row>(select, [last, seal.recipients])).rows;
    if (!row) return result;
    last = row.id;
    const text = row.plain ?? (await unseal(Buffer.from(row.sealed ?? '', 'base64')).catch(() => undefined));
    if (text === undefined) {
      // A browser can name recipients wrongly, so its reports are tried whatever they say.
      if (!row.is_unchecked) result.failed++;
      else if (row.recipients !== seal.recipients) result.unopened.push(row.case_code);
      continue;
    }
    const { rows } = await database.query(
      `UPDATE ${table} SET ${clearPlain} sealed = $1, recipients = $2
       WHERE id = $3 AND recipients IS NOT DISTINCT FROM $4 RETURNING id`,
      [await seal(text), seal.recipients, row.id, row.recipients],
    );
    result.resealed += rows.length;
  }
}
