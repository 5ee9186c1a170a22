/**
 * `npm run submissions`: prints what the forms received, one JSON object a line, oldest first.
 *
 *   --identity FILE      decrypts reports and sealed messages with an age identity; may be given more than once
 *   --since DATE         only what was received since a day (in Jakarta) or a time such as 2026-11-05T09:00:00+07:00
 *   --attachments DIR    writes the attachments of decrypted reports there and prints the names of the files
 *
 * Reads DATABASE_URL and DATA_DIR like the server, also while the server runs. The exit code is 1 when something failed
 * or something could not be decrypted with the identity.
 */
import { existsSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ContactMessage } from '../../../widgets/contact-form/contact-form.rules';
import type { WhistleblowingReport } from '../../../widgets/whistleblowing-form/whistleblowing-form.rules';
import { OptionError } from '../start/option-error';
import { readVariable } from '../start/variables';
import { readAttachment } from './attachment';
import type { Database } from './database/database';
import { openDatabase } from './database/open-database';
import { createUnseal } from './encryption';
import { sealedReport, storedMessages, storedReports } from './store';

interface Arguments {
  identities: string[];
  since: Date;
  attachments: string | undefined;
}

function readArguments(args: string[]): Arguments {
  try {
    const { values } = parseArgs({
      args,
      options: {
        identity: { type: 'string', multiple: true },
        since: { type: 'string' },
        attachments: { type: 'string' },
      },
    });
    const { identity = [], since, attachments } = values;
    if (attachments !== undefined && !identity.length) throw new OptionError('--attachments needs --identity FILE');
    return { identities: identity, since: readSince(since), attachments };
  } catch (error) {
    throw new OptionError((error as Error).message.split('\n')[0] ?? '');
  }
}

function readSince(text: string | undefined): Date {
  if (text === undefined) return new Date(0);
  const hasZone = /(Z|[+-]\d\d:?\d\d)$/i.test(text) && text.includes('T');
  const date = new Date(hasZone ? text : `${text.includes('T') ? text : `${text}T00:00:00`}+07:00`);
  const day = text.slice(0, 10);
  // Date turns the 30th of February into a day in March.
  const exists = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
  if (/^\d{4}-\d\d-\d\d/.test(text) && exists && !Number.isNaN(+date)) return date;
  throw new OptionError(`--since must be a date like 2026-11-05, not "${text}"`);
}

/** Waits when the pipe is full, so that memory stays small. */
async function print(line: object): Promise<void> {
  const isFull = !process.stdout.write(`${JSON.stringify(line)}\n`);
  if (isFull) await new Promise((resolve) => process.stdout.once('drain', resolve));
}

/**
 * Writes the attachments as CASE-1-name.pdf. Names are untrusted: only letters, digits, points, hyphens and underscores
 * remain, and existing files are not overwritten.
 */
async function writeAttachments(folder: string, caseCode: string, urls: readonly string[]): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files: string[] = [];
  for (const [index, url] of urls.entries()) {
    const { name, start } = readAttachment(url) ?? { name: 'file', start: url.indexOf(',') + 1 };
    const [, stem = '', extension = ''] = /^(.*?)(\.\w{1,5})?$/s.exec(name) ?? [];
    const safe = stem
      .normalize('NFKD')
      .replace(/[^A-Za-z0-9_.-]+/g, '-')
      .replace(/^[-.]+|[-.]+$/g, '')
      .slice(0, 80);
    const file = join(folder, `${caseCode}-${index + 1}-${safe || 'file'}${extension.toLowerCase()}`);
    await writeNew(file, Buffer.from(url.slice(start), 'base64'));
    files.push(file);
  }
  return files;
}

async function writeNew(file: string, content: Uint8Array): Promise<void> {
  try {
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(content).finally(() => handle.close());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    console.error(`${file} exists already and is left as it is`);
  }
}

/** Prints everything. Returns how many submissions could not be decrypted. */
async function run(database: Database, { identities, since, attachments }: Arguments): Promise<number> {
  const unseal = identities.length ? await createUnseal(identities) : undefined;
  let failed = 0;
  /** Undefined without an identity, or when it is another one. */
  async function opened<Values>(sealed: Uint8Array): Promise<Values | undefined> {
    const text = await unseal?.(sealed).catch(() => undefined);
    if (unseal && text === undefined) failed++;
    return text === undefined ? undefined : JSON.parse(text);
  }

  for await (const { id: _, ...message } of storedMessages(database, since)) {
    if (!('sealed' in message)) {
      await print({ form: 'contact', ...message });
      continue;
    }
    const { received_at, sealed } = message;
    const values = (await opened<ContactMessage>(sealed)) ?? { sealed: true };
    await print({ form: 'contact', received_at, ...values });
  }
  for await (const { id, ...about } of storedReports(database, since)) {
    const line = { form: 'whistleblowing', ...about };
    const report = await opened<WhistleblowingReport>(await sealedReport(database, id));
    if (report && attachments !== undefined) {
      report.attachment = await writeAttachments(attachments, about.case_code, report.attachment);
    }
    await print({ ...line, ...(report ?? { sealed: true }) });
  }
  return failed;
}

async function main(): Promise<void> {
  const args = readArguments(process.argv.slice(2));
  const databaseUrl = readVariable(process.env, 'DATABASE_URL');
  const dataDir = readVariable(process.env, 'DATA_DIR') ?? '.data';
  if (!databaseUrl && !existsSync(join(dataDir, 'submissions'))) {
    console.error(`Nothing has been received yet: there is no database in ${dataDir}`);
    return;
  }
  const database = await openDatabase({ databaseUrl, dataDir, join: true });
  try {
    const failed = await run(database, args);
    if (failed) throw new OptionError(`${failed} submissions cannot be opened with this identity`);
  } finally {
    await database.close();
  }
}

// A reader that ends early, such as `head`, is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  await main();
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  console.error(message || code);
  process.exitCode = 1;
}
