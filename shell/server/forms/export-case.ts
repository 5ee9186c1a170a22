/** Exports a report or message as a folder that an officer can read without this program. */
import { hash } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { writeAttachments, writeNew } from './attachment';
import { readOpened } from './browser-sealed';
import type { Database } from './database/database';
import { formOf, type KeptSubmission, submissionsOf, textOf, type Unseal } from './kept-forms';

const labels = {
  report: 'Violation / Pelanggaran',
  problem: 'Problem / Masalah',
  name: 'Name / Nama',
  email: 'Email',
  phone_number: 'Phone / Telepon',
  suspect_name: 'Suspect / Terlapor',
  suspect_position: "Suspect's position / Jabatan terlapor",
  approximate_date: 'Approximate date / Perkiraan tanggal',
  place_of_event: 'Place / Tempat kejadian',
  cronology: 'Chronology / Kronologi',
  message: 'Message / Pesan',
};

/** Removes characters that control a terminal or text direction. Indents, so that no line of the text looks like a section. */
const printable = (text: unknown): string =>
  String(text)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, '')
    .replace(/^(?=.)/gm, '  ');

const sealedByBrowser = (problems = {}) =>
  [
    'Sealed in the browser, checked when it was opened / Disegel di peramban, diperiksa saat dibuka',
    ...Object.entries(problems).map(([field, problem]) => `  ${field}: ${problem}`),
  ].join('\n');

export type Exported = { folder: string } | { error: 'unknown' | 'not opened' | 'exists' };

/** Writes `folder/NAME` with `case.txt`, attachments and the stored original. The folder appears once it is complete. */
export async function exportCase(database: Database, name: string, folder: string, unseal: Unseal): Promise<Exported> {
  const found = submissionsOf(database, formOf(name), { where: 'AND case_code = $2::text', values: [name] });
  const row: KeptSubmission | undefined = (await found.next()).value;
  if (!row) return { error: 'unknown' };
  const text = await textOf(row, unseal);
  if (text === undefined) return { error: 'not opened' };
  const { values, problems }: { values: Record<string, unknown>; problems?: object } = await readOpened(
    text,
    row.is_unchecked,
  );

  const target = join(folder, name);
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const urls = Array.isArray(values.attachment) ? values.attachment.map(String) : [];
  const files = await writeAttachments(unfinished, name, urls);
  const original = row.sealed === null ? 'original.json' : 'original.age';
  await writeNew(join(unfinished, original), row.sealed === null ? text : Buffer.from(row.sealed, 'base64'));
  const fields = Object.entries(labels).flatMap(([field, label]) =>
    values[field] ? [`${label}\n${printable(values[field])}`] : [],
  );
  const attachments = await Promise.all(
    files.map(async (file) => `${basename(file)}\n  SHA-256 ${hash('sha256', await readFile(file), 'hex')}`),
  );
  const sections = [
    `${name}\nReceived / Diterima: ${row.received_at.toISOString()}`,
    ...(row.is_unchecked ? [sealedByBrowser(problems)] : []),
    ...fields,
    ...(attachments.length ? [`Attachments / Lampiran\n${attachments.join('\n')}`] : []),
    ...(row.sealed === null
      ? []
      : [
          `As it was stored / Seperti disimpan\n${original}, an age file (age-encryption.org): age -d -i KEY ${original}`,
        ]),
  ];
  await writeNew(join(unfinished, 'case.txt'), `${sections.join('\n\n')}\n`);
  try {
    // Fails for an existing folder with files.
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!['ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return { error: 'exists' };
  }
  return { folder: target };
}
