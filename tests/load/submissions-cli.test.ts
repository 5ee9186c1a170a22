// @vitest-environment node
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUnseal, identityFile } from '../../shell/server/forms/encryption';
import { bundle } from '../support/bundle';
import { attachment, contactMessage, contactPath, report, reportPath, starts } from '../support/form-data';
import { type Postgres, startPostgres } from '../support/postgres';
import { startProcess, stopProcess } from '../support/server-process';
import { sharedFolder } from '../support/until-finished';

interface Result {
  code: number;
  lines: Record<string, unknown>[];
  errors: string;
}

const folder = sharedFolder();
let command: string;
let serverFile: string;
let postgres: Postgres;
beforeAll(async () => {
  command = await bundle('shell/server/forms/submissions-cli.ts');
  serverFile = await bundle('tests/support/form-server.ts');
  postgres = await startPostgres();
  return postgres.stop;
});

const run = (env: Record<string, string>, ...args: string[]): Promise<Result> =>
  new Promise((resolve) => {
    const options = { env: { PATH: process.env.PATH, ...env }, cwd: folder };
    execFile(process.execPath, [command, ...args], options, (error, stdout, errors) => {
      const lines = stdout
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      resolve({ code: error ? Number(error.code) : 0, lines, errors });
    });
  });

async function submit({ address }: { address: string }, path: string, body: object): Promise<void> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  expect((await fetch(address + path, init)).status).toBe(200);
}

const messageCode = expect.stringMatching(/^MSG-\w{4}-\w{4}$/) as unknown;

const when = { received_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown };

describe.each(['PGlite', 'PostgreSQL'])('npm run submissions with %s', (engine) => {
  let env: Record<string, string>;
  let identity: string;
  const sent = {
    ...report,
    attachment: [attachment('../../Bukti é (1).PDF', starts.pdf), attachment('.png', starts.png)],
  };

  beforeAll(async () => {
    env = {
      DATA_DIR: join(folder, engine),
      ...(engine === 'PostgreSQL' && { DATABASE_URL: await postgres.database() }),
    };
    identity = join(env.DATA_DIR ?? '', identityFile);
  });

  const firstMessage = async (where = env) => String((await run(where)).lines[0]?.id);

  const expectAll = async (): Promise<void> => {
    const sealed = await run(env);
    expect(sealed.errors).toBe('');
    expect(sealed.lines).toEqual([
      { form: 'contact', id: messageCode, ...when, ...contactMessage },
      {
        form: 'whistleblowing',
        ...when,
        recipients: [expect.stringMatching(/^age1/)],
        case_code: expect.stringMatching(/^SRB-/),
        size: expect.any(Number),
        sealed: true,
      },
    ]);
    const opened = await run(env, '--identity', identity);
    expect(opened.code).toBe(0);
    const { sealed: _, ...about } = sealed.lines[1] ?? {};
    expect(opened.lines[1]).toEqual({ ...about, ...sent });
  };

  it('prints what was received while the server runs, and after it has ended', async () => {
    const server = await startProcess(serverFile, env);
    try {
      await submit(server, contactPath, contactMessage);
      await submit(server, reportPath, sent);
      await expectAll();
    } finally {
      expect(await stopProcess(server, 'SIGTERM')).toBe(0);
    }
    await expectAll();
  });

  it('narrows by date', async () => {
    expect((await run(env, '--since', '2020-01-01')).lines.length).toBe(2);
    expect((await run(env, '--since', '2999-01-01T00:00:00+07:00')).lines).toEqual([]);
  });

  it('writes attachments under safe names, readable by the owner alone, and overwrites no file', async () => {
    const dir = join(folder, `${engine}-attachments`);
    const args = ['--identity', identity, '--attachments', dir];
    const { lines } = await run(env, ...args);
    const code = String(lines[1]?.case_code);
    const names = [`${code}-1-Bukti-e-1.pdf`, `${code}-2-file.png`];
    expect(lines[1]?.attachment).toEqual(names.map((name) => join(dir, name)));
    expect((await readdir(dir)).sort()).toEqual(names);
    const [first = ''] = names.map((name) => join(dir, name));
    expect((await stat(first)).mode & 0o777).toBe(0o600);
    expect([...(await readFile(first))]).toEqual(starts.pdf);
    await writeFile(first, 'mine');
    expect((await run(env, ...args)).errors).toContain(`${first} exists already and is left as it is`);
    expect(await readFile(first, 'utf8')).toBe('mine');
  });

  it('opens messages that are sealed for a recipient, beside older ones that are not', async () => {
    const recipient = /^# public key: (\S+)$/m.exec(await readFile(identity, 'utf8'))?.[1] ?? '';
    const server = await startProcess(serverFile, { ...env, REPORT_RECIPIENT: recipient });
    const edited = { ...contactMessage, problem: 'Kartu rusak' };
    await submit(server, contactPath, edited);
    expect(await stopProcess(server, 'SIGTERM')).toBe(0);
    const messages = (lines: Result['lines']) => lines.filter(({ form }) => form === 'contact');
    const plain = { form: 'contact', id: messageCode, ...when, ...contactMessage };
    const sealed = { form: 'contact', id: messageCode, ...when, recipients: [recipient] };
    expect(messages((await run(env)).lines)).toEqual([plain, { ...sealed, sealed: true }]);
    const opened = await run(env, '--identity', identity);
    expect([opened.code, messages(opened.lines)]).toEqual([0, [plain, { ...sealed, ...edited }]]);
  });

  it('reports an identity that cannot decrypt a report', async () => {
    const other = join(folder, 'other.txt');
    await writeFile(other, 'AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEX\n');
    const { code, lines, errors } = await run(env, '--identity', other);
    expect(errors).toMatch(/cannot be opened with this identity|does not hold an age identity/);
    expect(code).toBe(1);
    if (lines.length) expect(lines[1]).toMatchObject({ sealed: true });
  });

  it('exports a case as a folder that is readable without this program', async () => {
    const code = String((await run(env)).lines.at(-1)?.case_code);
    const dir = join(folder, `${engine}-cases`);
    const message = await firstMessage();
    const args = ['export', code, message, 'SRB-2222-2222', '--to', dir, '--identity', identity];
    const { lines, errors } = await run(env, ...args);
    expect(lines).toEqual([
      { name: code, folder: join(dir, code) },
      { name: message, folder: join(dir, message) },
      { name: 'SRB-2222-2222', error: 'unknown' },
    ]);
    expect(errors).toBe('1 of 3 could not be done\n');
    const files = [`${code}-1-Bukti-e-1.pdf`, `${code}-2-file.png`, 'case.txt', 'original.age'];
    expect((await readdir(join(dir, code))).sort()).toEqual(files);
    const text = await readFile(join(dir, code, 'case.txt'), 'utf8');
    expect(text).toContain(`Chronology / Kronologi\n  ${sent.cronology}\n`);
    expect(text).toMatch(/Bukti-e-1\.pdf\n {2}SHA-256 [0-9a-f]{64}\n/);
    const unseal = await createUnseal([identity]);
    expect(JSON.parse(await unseal(await readFile(join(dir, code, 'original.age'))))).toEqual(sent);
    expect((await readdir(join(dir, message))).sort()).toEqual(['case.txt', 'original.json']);
    expect((await run(env, ...args)).lines[0]).toEqual({ name: code, error: 'exists' });
  });

  it('backs up while the server runs, and restores what is missing without replacing anything', async () => {
    const file = join(folder, `${engine}.backup`);
    const server = await startProcess(serverFile, env);
    expect((await run(env, 'backup', file)).lines).toEqual([{ rows: 3, rehearsed: 3 }]);
    expect(await stopProcess(server, 'SIGTERM')).toBe(0);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await run(env, 'backup', file)).errors).toBe(`${file} exists already\n`);
    const fresh = {
      DATA_DIR: join(folder, `${engine}-restored`),
      ...(env.DATABASE_URL && { DATABASE_URL: await postgres.database() }),
    };
    const nothing = { restored: 0, same: 0, different: 0 };
    expect((await run(fresh, 'restore', file)).lines).toEqual([{ ...nothing, restored: 3 }]);
    expect((await run(fresh, 'restore', file)).lines).toEqual([{ ...nothing, same: 3 }]);
    expect((await run(fresh, '--identity', identity)).lines).toEqual((await run(env, '--identity', identity)).lines);

    const message = await firstMessage();
    expect((await run(fresh, 'hold', message)).lines).toEqual([{ name: message, done: 'held' }]);
    const again = await run(fresh, 'restore', file);
    expect([again.code, again.lines]).toEqual([1, [{ ...nothing, same: 2, different: 1 }]]);
    expect((await run(fresh)).lines[0]).toMatchObject({ id: message, held_at: expect.any(String) });

    const lines = (await readFile(file, 'utf8')).split('\n');
    await writeFile(file, lines.filter((_, index) => index !== 1).join('\n'));
    expect((await run(fresh, 'restore', file)).errors).toBe(`${file} is damaged or not complete\n`);
    const restarted = await startProcess(serverFile, fresh);
    await submit(restarted, contactPath, contactMessage);
    expect(await stopProcess(restarted, 'SIGTERM')).toBe(0);
    expect((await run(fresh)).lines.length).toBe(4);
  });

  it('seals everything to new keys, and goes on where it was interrupted', async () => {
    const fresh = await generateX25519Identity();
    const recipient = await identityToRecipient(fresh);
    const newIdentity = join(folder, `${engine}-new.txt`);
    await writeFile(newIdentity, `${fresh}\n`);
    const before = (await run(env, '--identity', identity)).lines;
    const resealing = { ...env, REPORT_RECIPIENT: recipient };
    const wrong = await run(resealing, 'reseal', '--identity', newIdentity);
    expect(wrong.errors).toBe('2 submissions cannot be opened with this identity\n');
    const { code, lines } = await run(resealing, 'reseal', '--identity', identity);
    // The unsealed message needs no identity.
    const resealed = (contact: number, whistleblowing: number) => [
      { form: 'contact', resealed: contact },
      { form: 'whistleblowing', resealed: whistleblowing },
    ];
    expect([code, wrong.lines, lines]).toEqual([0, resealed(1, 0), resealed(1, 1)]);
    expect((await run(resealing, 'reseal', '--identity', identity)).lines).toEqual(resealed(0, 0));
    const after = (await run(env, '--identity', newIdentity)).lines;
    const to = { recipients: [recipient] };
    expect(after).toEqual(
      before.map((line) => ({ ...line, ...to, ...('size' in line && { size: expect.any(Number) }) })),
    );
    expect((await run(env, '--identity', identity)).errors).toContain('3 submissions cannot be opened');
  });

  it('does for each name what it was told to, also without a reader of its output', async () => {
    const names = (await run(env)).lines.map(({ id, case_code }) => String(id ?? case_code));
    expect(names.length).toBeGreaterThan(2);
    const without = async (...args: string[]) => {
      const child = spawn(process.execPath, [command, ...args], { env: { PATH: process.env.PATH, ...env } });
      child.stdout.destroy();
      return (await once(child, 'exit'))[0];
    };
    const held = async () => (await run(env)).lines.filter(({ held_at }) => held_at).length;
    expect([await without('hold', ...names), await held()]).toEqual([0, names.length]);
    expect([await without('release', ...names), await held()]).toEqual([0, 0]);
    expect(await without()).toBe(0);
  });

  it('deletes what is not on hold, and logs that without saying what it was', async () => {
    const code = String((await run(env)).lines.at(-1)?.case_code);
    expect((await run(env, 'hold', code)).lines).toEqual([{ name: code, done: 'held' }]);
    const [message, other] = (await run(env)).lines.map(({ id }) => String(id));
    const refused = await run(env, 'delete', code, String(message), 'MSG-99');
    expect(refused.lines).toEqual([
      { name: code, error: 'on hold' },
      { name: message, done: 'deleted' },
      { name: 'MSG-99', error: 'unknown' },
    ]);
    expect(refused.code).toBe(1);
    expect((await run(env, 'release', code)).lines).toEqual([{ name: code, done: 'released' }]);
    expect((await run({ ...env, KEEP_REPORTS: '1' }, 'expire')).lines).toEqual([]);
    expect((await run(env, 'delete', code)).code).toBe(0);
    const log = await run(env, 'deletions');
    const entry = { deleted_at: expect.any(String), count: 1, cause: 'command', erased: true };
    expect(log.lines).toEqual([
      { ...entry, form: 'contact' },
      { ...entry, form: 'whistleblowing' },
    ]);
    expect((await run(env)).lines.map(({ id }) => id)).toEqual([other]);
  });
});

it.each<[string, string[], string]>([
  ['an unknown option', ['--nonsense'], "Unknown option '--nonsense'"],
  ['an invalid date', ['--since', 'yesterday'], '--since must be a date like 2026-11-05, not "yesterday"'],
  ['an unknown command', ['remove'], 'There is no command "remove"'],
  ['a case for a command without one', ['backup'], 'backup takes the name of a file'],
  ['an option of another command', ['hold', 'MSG-1', '--to', 'x'], "Unknown option '--to' of hold"],
  ['attachments without an identity', ['--attachments', 'x'], '--attachments needs --identity FILE'],
])('npm run submissions refuses %s in one line', async (_, args, message) => {
  const { code, errors } = await run({}, ...args);
  expect(code).toBe(1);
  expect(errors).toContain(message);
  expect(errors.trim().split('\n').length).toBe(1);
});

it('npm run submissions --help lists every command', () => {
  const help = execFileSync(process.execPath, [command, '--help'], { encoding: 'utf8' });
  const commands = ['export', 'hold', 'release', 'delete', 'expire', 'deletions', 'reseal', 'backup', 'restore'];
  for (const name of commands) expect(help).toContain(` ${name}`);
});

it('npm run submissions fails without a database, so that a backup of a wrong folder is noticed', async () => {
  const file = join(folder, 'backup');
  const { code, errors } = await run({ DATA_DIR: join(folder, 'nowhere') }, 'backup', file);
  expect(code).toBe(1);
  expect(errors).toContain('nowhere has no database');
  expect(await readdir(folder)).not.toContain('nowhere');
});

it('npm run submissions names a database that does not answer, without its password', async () => {
  const { code, errors } = await run({ DATABASE_URL: 'postgresql://user:geheim@127.0.0.1:9/none' });
  expect(code).toBe(1);
  expect(errors).toMatch(/^DATABASE_URL names a database that cannot be used: /);
  expect(errors).not.toContain('geheim');
});
