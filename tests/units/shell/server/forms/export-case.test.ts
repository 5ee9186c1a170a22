import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Database } from '../../../../../shell/server/forms/database/database';
import { exportCase } from '../../../../../shell/server/forms/export-case';
import { newFolder } from '../../../../support/until-finished';

it('an exported message shows what was sent in its order, and none of it as a section of the file', async () => {
  const message =
    '\u202eterbalik\u202c \u001b[2J\u009b2J\u2066x\n\nReceived / Diterima: 1970\u2028Name / Nama\u0085Sari\u0000';
  const row = { received_at: new Date(0), recipients: null, sealed: null, is_unchecked: false };
  const plain = JSON.stringify({ name: 'Sari', message });
  const database = { query: async () => ({ rows: [{ ...row, plain }] }) } as unknown as Database;
  const folder = newFolder();
  expect(await exportCase(database, 'MSG-1', folder, async () => '')).toEqual({ folder: join(folder, 'MSG-1') });
  expect(await readFile(join(folder, 'MSG-1', 'case.txt'), 'utf8')).toBe(
    `MSG-1
Received / Diterima: 1970-01-01T00:00:00.000Z

Name / Nama
  Sari

Message / Pesan
  terbalik [2J2Jx

  Received / Diterima: 1970
  Name / Nama
  Sari
`,
  );
});
