/** `npm run submissions`, also beside a running server. The exit code is 1 if something failed or could not be decrypted. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { OptionError } from '../core/option-error';
import { printableJson } from '../core/printable-json';
import { readVariable } from '../core/variables';
import { writeAttachments } from './attachment';
import { backUp, rehearse, restore } from './backup';
import { readOpened } from './browser-sealed';
import type { Database } from './database/database';
import { openDatabase } from './database/open-database';
import { whileQueried } from './database/while-queried';
import { createSeal, createUnseal } from './encryption';
import { exportCase } from './export-case';
import { formNames, type KeptSubmission, submissionsSince, textOf } from './kept-forms';
import { reseal } from './reseal';
import { deleteExpired, deleteOne, eraseDeleted, loggedDeletions, readKeep, setHold, trustClock } from './retention';

const usage = `npm run -s submissions -- [command]

  (no command)                       prints what was received, one JSON object a line, oldest first
    --identity FILE                  decrypts reports and sealed messages with an age identity; may be given more than once
    --since DATE                     only what was received since a day (in Jakarta) or a time such as 2026-11-05T09:00:00+07:00
    --attachments DIR                writes the attachments of decrypted reports there and prints the names of the files
  export NAME… --to DIR [--identity FILE]   writes each case as a folder
  hold NAME…, release NAME…          keeps it whatever the times, or no longer
  delete NAME…                       deletes it, unless it is on hold
  expire                             deletes what KEEP_REPORTS and KEEP_MESSAGES no longer keep, as the server does each hour
    --today DATE                     after a long standstill: says which day it is, so that the clock is trusted
  deletions                          prints the log of deletions
  reseal --identity FILE             seals to REPORT_RECIPIENT what is sealed to other keys, or not at all
  backup FILE                        writes a file, and restores it into a temporary database beside it to see that it can be
  restore FILE                       adds the rows of a backup that are missing

NAME is a case code or that of a message (MSG-7K2M-Q9XD).`;

/** Folder of this bundle, `dist/server`, which also has the build's empty database. */
const templates = import.meta.dirname;

interface Arguments {
  names: string[];
  identities: string[];
  since: Date;
  today: Date | undefined;
  attachments: string | undefined;
  to: string | undefined;
}

const optionNames = {
  identity: { type: 'string', multiple: true },
  since: { type: 'string' },
  today: { type: 'string' },
  attachments: { type: 'string' },
  to: { type: 'string' },
} as const;

interface Command {
  /** Ends without a reader; other commands complete what they do. */
  onlyPrints?: boolean;
  options?: readonly (keyof typeof optionNames)[];
  takes?: 'file' | 'names';
  run(database: Database, args: Arguments): Promise<void>;
}

function readArguments(args: string[]): { command: Command; options: Arguments } {
  const { values, positionals } = parse(args);
  const [name = 'list', ...names] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new OptionError(`There is no command "${name}": --help lists them`);
  const stray = Object.keys(values).find((option) => !command.options?.some((each) => each === option));
  if (stray) throw new OptionError(`Unknown option '--${stray}'${name === 'list' ? '' : ` of ${name}`}`);
  const { takes = 'nothing' } = command;
  const fits = { file: names.length === 1, names: names.length > 0, nothing: !names.length }[takes];
  if (!fits) {
    const wanted = { file: 'the name of a file', names: 'case codes or names of messages', nothing: 'no names' };
    throw new OptionError(`${name} takes ${wanted[takes]}`);
  }
  const { identity: identities = [], since, today, attachments, to } = values;
  if (attachments !== undefined && !identities.length) throw new OptionError('--attachments needs --identity FILE');
  const options = {
    names,
    identities,
    since: since === undefined ? new Date(0) : readDateTime('since', since),
    today: today === undefined ? undefined : readDateTime('today', today),
    attachments,
    to,
  };
  return { command, options };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: optionNames, allowPositionals: true });
  } catch (error) {
    throw new OptionError((error as Error).message.split('\n')[0] ?? '');
  }
}

function readDateTime(option: 'since' | 'today', text: string): Date {
  const hasZone = /(Z|[+-]\d\d:?\d\d)$/i.test(text) && text.includes('T');
  const date = new Date(hasZone ? text : `${text.includes('T') ? text : `${text}T00:00:00`}+07:00`);
  const day = text.slice(0, 10);
  // `Date` turns the 30th of February into a day in March.
  const exists = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
  if (/^\d{4}-\d\d-\d\d/.test(text) && exists && !Number.isNaN(+date)) return date;
  throw new OptionError(`--${option} must be a date like 2026-11-05, not "${text}"`);
}

let hasReader = true;

async function print(line: object): Promise<void> {
  if (!hasReader) return;
  const isFull = !process.stdout.write(`${printableJson(line)}\n`);
  // Rejects if the reader has ended.
  if (isFull) await once(process.stdout, 'drain').catch(() => undefined);
}

const unopened = (count: number) => new OptionError(`${count} submissions cannot be opened with this identity`);

/** Scripts read these keys, so each form keeps its own. */
const namedAs = ({ case_code, received_at, size }: KeptSubmission) => ({
  contact: { id: case_code, received_at },
  whistleblowing: { received_at, case_code, size },
});

async function list(database: Database, { identities, since, attachments }: Arguments): Promise<void> {
  const unseal = identities.length ? await createUnseal(identities) : undefined;
  const closed = () => Promise.reject(new Error('no identity'));
  let failed = 0;
  for (const form of formNames) {
    for await (const row of submissionsSince(database, form, since, !unseal)) {
      const { case_code, held_at, recipients, is_unchecked } = row;
      const line = {
        form,
        ...namedAs(row)[form],
        ...(held_at && { held_at }),
        ...(recipients !== null && { recipients: recipients.split(' ') }),
        ...(is_unchecked && { sealed_by: 'browser' }),
      };
      const text = await textOf(row, unseal ?? closed);
      if (text === undefined) {
        // Anybody can send a report that nobody can open, so it fails no command.
        if (unseal && !is_unchecked) failed++;
        await print({ ...line, sealed: true, ...(unseal && is_unchecked && { error: 'not opened' }) });
        continue;
      }
      const { values, problems } = await readOpened(text, is_unchecked);
      const { attachment = [] } = values;
      const files = attachments === undefined ? attachment : await writeAttachments(attachments, case_code, attachment);
      await print({
        ...line,
        ...(problems && { problems }),
        ...values,
        ...(form === 'whistleblowing' && { attachment: files }),
      });
    }
  }
  if (failed) throw unopened(failed);
}

async function forEach(names: readonly string[], act: (name: string) => Promise<object>): Promise<void> {
  let failed = 0;
  for (const name of names) {
    const result = await act(name);
    if ('error' in result) failed++;
    await print({ name, ...result });
  }
  if (failed) throw new OptionError(`${failed} of ${names.length} could not be done`);
}

const eachName = (act: (database: Database, name: string) => Promise<object>): Command => ({
  takes: 'names',
  run: (database, { names }) => forEach(names, (name) => act(database, name)),
});

const commands: Record<string, Command> = {
  list: { onlyPrints: true, options: ['identity', 'since', 'attachments'], run: list },
  export: {
    options: ['identity', 'to'],
    takes: 'names',
    async run(database, { names, identities, to }) {
      if (to === undefined) throw new OptionError('export needs --to DIR');
      const unseal = await createUnseal(identities);
      await forEach(names, (name) => exportCase(database, name, to, unseal));
    },
  },
  hold: eachName((database, name) => setHold(database, name, true)),
  release: eachName((database, name) => setHold(database, name, false)),
  delete: {
    takes: 'names',
    run: (database, { names }) =>
      forEach(names, (name) => deleteOne(database, name)).finally(() => eraseDeleted(database)),
  },
  expire: {
    options: ['today'],
    async run(database, { today }) {
      if (today) await trustClock(database, today);
      for (const deletion of await deleteExpired(database, readKeep(process.env))) await print(deletion);
    },
  },
  deletions: {
    onlyPrints: true,
    async run(database) {
      for await (const deletion of loggedDeletions(database)) await print(deletion);
    },
  },
  reseal: {
    options: ['identity'],
    async run(database, { identities }) {
      const reportRecipient = readVariable(process.env, 'REPORT_RECIPIENT');
      if (!reportRecipient) throw new OptionError('REPORT_RECIPIENT must hold the new public keys');
      const seal = await createSeal({ reportRecipient, dataDir: '' });
      const results = await reseal(database, await createUnseal(identities), seal);
      for (const { form, resealed, unopened } of results) {
        await print({ form, resealed, ...(unopened.length && { unopened }) });
      }
      const failed = results.reduce((sum, each) => sum + each.failed, 0);
      if (failed) throw unopened(failed);
    },
  },
  backup: {
    takes: 'file',
    async run(database, { names: [file = ''] }) {
      const rows = await backUp(database, file);
      await rehearse(file, rows, templates);
      await print({ rows, rehearsed: rows });
    },
  },
  restore: {
    takes: 'file',
    async run(database, { names }) {
      const result = await restore(database, names[0] ?? '');
      await print(result);
      if (result.different)
        throw new OptionError(`${result.different} rows differ from those that are there, which were left`);
    },
  },
};

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  const { command, options } = readArguments(process.argv.slice(2));
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE') process.exit(1);
    // A reader that ends early, such as `head`, is not an error.
    if (command.onlyPrints) process.exit(0);
    hasReader = false;
  });
  const databaseUrl = readVariable(process.env, 'DATABASE_URL');
  const dataDir = readVariable(process.env, 'DATA_DIR') ?? '.data';
  if (!databaseUrl && command !== commands.restore && !existsSync(join(dataDir, 'submissions')))
    throw new OptionError(`DATA_DIR ${dataDir} has no database: the server makes it at its first start`);
  const open = () => openDatabase({ databaseUrl, dataDir, templates, join: true });
  const database = databaseUrl ? await open() : whileQueried(open);
  await command.run(database, options).finally(() => database.close());
}

try {
  await main();
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  console.error(message || code);
  process.exitCode = 1;
}
