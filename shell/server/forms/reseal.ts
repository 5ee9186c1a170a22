import type { Database } from './database/database';
import type { Seal } from './encryption';
import { type Form, formNames, keptForms, submissionsOf, textOf, type Unseal } from './kept-forms';
import { rewrite } from './retention';

export interface Resealed {
  form: Form;
  resealed: number;
  failed: number;
  /** Case codes of what a browser sealed and nobody can open: anybody can send such. */
  unopened: string[];
}

/** Seals messages that are not sealed, and rows of other recipients, with `seal`. An interrupted call can be repeated. */
export async function reseal(database: Database, unseal: Unseal, seal: Seal): Promise<Resealed[]> {
  const results: Resealed[] = [];
  for (const form of formNames) {
    const { table, clearPlain, isUnchecked } = keptForms[form];
    const where = `AND (recipients IS DISTINCT FROM $2 OR ${isUnchecked})`;
    const result: Resealed = { form, resealed: 0, failed: 0, unopened: [] };
    results.push(result);
    for await (const row of submissionsOf(database, form, { where, values: [seal.recipients] })) {
      const text = await textOf(row, unseal);
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
  // Also erases rows that an interrupted call replaced.
  await rewrite(database);
  return results;
}
