import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp, rehearse, restore } from '../../../../../shell/server/forms/backup';
import type { Database } from '../../../../../shell/server/forms/database/database';
import { openDatabase } from '../../../../../shell/server/forms/database/open-database';
import { createSeal } from '../../../../../shell/server/forms/encryption';
import { createStore } from '../../../../../shell/server/forms/store';
import { contactMessage, report } from '../../../../support/form-data';
import { storedMessages } from '../../../../support/stored';
import { sharedFolder } from '../../../../support/until-finished';

/** Everything that some reader takes for a line end, and characters that JSON or SQL could change. */
const message =
  'LF\nCR\rCRLF\r\nVT\vFF\fNEL\u0085LS\u2028PS\u2029BOM\ufeffNBSP\u00a0 \\n \\u2028 "\' 🎉 e\u0301 \u202e';
const nothing = { restored: 0, same: 0, different: 0 };
const templates = 'dist/server';

const folder = sharedFolder();
const file = join(folder, 'backup');
let database: Database;
beforeAll(async () => {
  database = await openDatabase({ dataDir: join(folder, 'data'), templates });
  const store = createStore(database, await createSeal({ dataDir: folder, warn: () => {} }));
  await store.saveMessage({ ...contactMessage, message });
  await store.saveReport({ ...report, cronology: 'x'.repeat(200_000) });
});
afterAll(() => database.close());

it('any text survives, in lines that only a line feed ends', async () => {
  expect(await backUp(database, file)).toBe(2);
  // Another database would take 2 s to open.
  for (const table of ['serambi_contact_messages', 'serambi_reports']) await database.query(`DELETE FROM ${table}`);
  expect(await restore(database, file)).toEqual({ ...nothing, restored: 2 });
  expect(await restore(database, file)).toEqual({ ...nothing, same: 2 });
  const kept: object[] = [];
  for await (const each of storedMessages(database, new Date(0))) kept.push(each);
  expect(kept).toMatchObject([{ message }]);
});

it.each([
  ['a blank last line', (text: string) => `${text}\n`],
  ['no line feed at its end', (text: string) => text.trimEnd()],
  ['line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
])('a file with %s is restored', async (name, change) => {
  const changed = join(folder, name);
  await writeFile(changed, change(await readFile(file, 'utf8')));
  expect(await restore(database, changed)).toEqual({ ...nothing, same: 2 });
});

it.each([
  ['a row less', (text: string) => text.replace(/\n.*\n/, '\n'), 'is damaged or not complete'],
  ['another letter', (text: string) => text.replace('Budi', 'Badi'), 'is damaged or not complete'],
  ['nothing', () => '', 'is not a backup'],
  ['one endless line', () => 'x'.repeat(65 * 1024 * 1024), 'is not a backup'],
])('a file with %s is refused', async (name, change, reason) => {
  const changed = join(folder, name);
  await writeFile(changed, change(await readFile(file, 'utf8')));
  await expect(restore(database, changed)).rejects.toThrow(`${changed} ${reason}`);
});

it('is rehearsed: restored beside the file, compared, and removed', async () => {
  await rehearse(file, 2, templates);
  await expect(rehearse(file, 3, templates)).rejects.toThrow(
    `${file} was written but cannot be restored: rows are missing or differ`,
  );
  expect((await readdir(folder)).filter((name) => name.includes('rehearsal'))).toEqual([]);
});
