/** Reads the stored submissions. */

import type { Database } from '../../shell/server/forms/database/database';
import { submissionsSince } from '../../shell/server/forms/kept-forms';
import type { ContactMessage } from '../../widgets/contact-form/contact-form.rules';

export async function* storedMessages(database: Database, since: Date) {
  for await (const row of submissionsSince(database, 'contact', since)) {
    const { id: _, is_unchecked: __, size: ___, plain, sealed, recipients, ...message } = row;
    const content: ContactMessage | { sealed: Uint8Array; recipients: string | null } =
      sealed === null ? JSON.parse(plain ?? '') : { sealed: Buffer.from(sealed, 'base64'), recipients };
    yield { ...message, ...content };
  }
}

export async function* storedReports(database: Database, since: Date) {
  for await (const { sealed: _, plain: __, ...report } of submissionsSince(database, 'whistleblowing', since, true)) {
    yield report;
  }
}

export async function sealedReport(database: Database, id: string): Promise<Uint8Array> {
  const sql = `SELECT encode(sealed, 'base64') AS sealed FROM serambi_reports WHERE id = $1`;
  const [row] = (await database.query<{ sealed: string }>(sql, [id])).rows;
  return Buffer.from(row?.sealed ?? '', 'base64');
}
