// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { identityFile } from '../../shell/server/forms/encryption';
import { bundle } from '../support/bundle';
import { attachment, contactMessage, contactPath, report, reportPath, starts } from '../support/form-data';
import { startServer, stopServer } from '../support/kills';
import { type Postgres, startPostgres } from '../support/postgres';

// Installing PostgreSQL, where it is missing, takes minutes.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 });

interface Result {
  code: number;
  lines: Record<string, unknown>[];
  errors: string;
}

let command: string;
let serverFile: string;
let postgres: Postgres;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serambi-command-'));
  command = await bundle('shell/server/forms/submissions-cli.ts');
  serverFile = await bundle('tests/support/form-server.ts');
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
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

  const expectAll = async (): Promise<void> => {
    const sealed = await run(env);
    expect(sealed.errors).toBe('');
    expect(sealed.lines).toEqual([
      { form: 'contact', ...when, ...contactMessage },
      {
        form: 'whistleblowing',
        ...when,
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
    const server = await startServer(serverFile, env);
    const post = (path: string, body: object) =>
      fetch(server.address + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    try {
      expect((await post(contactPath, contactMessage)).status).toBe(200);
      expect((await post(reportPath, sent)).status).toBe(200);
      await expectAll();
    } finally {
      expect(await stopServer(server, 'SIGTERM')).toBe(0);
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
    const server = await startServer(serverFile, { ...env, REPORT_RECIPIENT: recipient });
    const headers = { 'Content-Type': 'application/json' };
    const later = { ...contactMessage, problem: 'Kartu rusak' };
    const response = await fetch(server.address + contactPath, {
      method: 'POST',
      headers,
      body: JSON.stringify(later),
    });
    expect(response.status).toBe(200);
    expect(await stopServer(server, 'SIGTERM')).toBe(0);
    const messages = (lines: Result['lines']) => lines.filter(({ form }) => form === 'contact');
    const plain = { form: 'contact', ...when, ...contactMessage };
    expect(messages((await run(env)).lines)).toEqual([plain, { form: 'contact', ...when, sealed: true }]);
    const opened = await run(env, '--identity', identity);
    expect([opened.code, messages(opened.lines)]).toEqual([0, [plain, { form: 'contact', ...when, ...later }]]);
  });

  it('reports an identity that cannot decrypt a report', async () => {
    const other = join(folder, 'other.txt');
    await writeFile(other, 'AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEX\n');
    const { code, lines, errors } = await run(env, '--identity', other);
    expect(errors).toMatch(/cannot be opened with this identity|does not hold an age identity/);
    expect(code).toBe(1);
    if (lines.length) expect(lines[1]).toMatchObject({ sealed: true });
  });
});

it.each<[string, string[], string]>([
  ['an unknown option', ['--nonsense'], "Unknown option '--nonsense'"],
  ['an invalid date', ['--since', 'yesterday'], '--since must be a date like 2026-11-05, not "yesterday"'],
  ['attachments without an identity', ['--attachments', 'x'], '--attachments needs --identity FILE'],
])('npm run submissions refuses %s in one line', async (_, args, message) => {
  const { code, errors } = await run({}, ...args);
  expect(code).toBe(1);
  expect(errors).toContain(message);
  expect(errors.trim().split('\n').length).toBe(1);
});

it('npm run submissions reports that nothing was received', async () => {
  const { code, lines, errors } = await run({ DATA_DIR: join(folder, 'nowhere') });
  expect([code, lines]).toEqual([0, []]);
  expect(errors).toContain('Nothing has been received yet');
  expect(await readdir(folder)).not.toContain('nowhere');
});

it('npm run submissions names a database that does not answer, without its password', async () => {
  const { code, errors } = await run({ DATABASE_URL: 'postgresql://user:geheim@127.0.0.1:9/none' });
  expect(code).toBe(1);
  expect(errors).toMatch(/^DATABASE_URL names a database that cannot be used: /);
  expect(errors).not.toContain('geheim');
});
