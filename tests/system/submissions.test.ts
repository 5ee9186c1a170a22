// @vitest-environment node
import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../shell/server/forms/database/database';
import { newestVersion } from '../../shell/server/forms/database/migrations';
import { openDatabase } from '../../shell/server/forms/database/open-database';
import { openPostgres } from '../../shell/server/forms/database/postgres';
import { createSeal, identityFile, type Seal } from '../../shell/server/forms/encryption';
import { reseal } from '../../shell/server/forms/reseal';
import { loggedDeletions, rewrite, setHold, trustClock } from '../../shell/server/forms/retention';
import { createStore, type Store } from '../../shell/server/forms/store';
import type { Limits } from '../../shell/server/forms/submit';
import { createSharedLimiter, shareCounts } from '../../shell/server/guard/shared-counts';
import { attachment, contactMessage, contactPath, report, reportPath, starts } from '../support/form-data';
import { recordedLog } from '../support/log';
import { type Answer, type App, answer, post, storing, unlimited } from '../support/post-form';
import { type Postgres, startPostgres } from '../support/postgres';
import { startProcess } from '../support/server-process';
import { sealedReport, storedMessages, storedReports } from '../support/stored';
import { filesOf, formsOf, unsealer } from '../support/traces';
import { sharedFolder } from '../support/until-finished';

/** In ms. Windows in PostgreSQL follow the clock: one of 31 years does not end during a test. */
const longWindow = 1e12;

async function all<Row>(rows: AsyncGenerator<Row>): Promise<Row[]> {
  const list: Row[] = [];
  for await (const row of rows) list.push(row);
  return list;
}
const epoch = new Date(0);

let postgres: Postgres;
const folder = sharedFolder();
beforeAll(async () => {
  postgres = await startPostgres();
  return postgres.stop;
});

describe.each(['PGlite', 'PostgreSQL'])('submissions kept in %s', (engine) => {
  const isEmbedded = engine === 'PGlite';
  let database: Database;
  let store: Store;
  let dataDir: string;
  let databaseUrl: string | undefined;
  let identity: string;
  let seal: Seal;
  let app: App;
  /** Also seals contact messages. */
  let sealing: App;
  const withLimits = (limits: Partial<Limits>, options = {}) => storing({ store, limits, ...options });
  const beginsVacuum = () =>
    vi.waitFor(async () => {
      const active = `SELECT FROM pg_stat_activity WHERE state = 'active' AND query LIKE 'VACUUM (FULL%'`;
      expect((await database.query(active)).rows.length).toBe(1);
    });

  beforeAll(async () => {
    dataDir = join(folder, engine);
    databaseUrl = isEmbedded ? undefined : await postgres.database();
    identity = await generateX25519Identity();
    database = await openDatabase({ databaseUrl, dataDir, templates: 'dist/server' });
    seal = await createSeal({ reportRecipient: await identityToRecipient(identity), dataDir });
    store = createStore(database, seal);
    sealing = storing({ store: createStore(database, seal, seal) });
    app = withLimits({ submissions: unlimited, files: unlimited }, { allowedOrigins: ['https://partner.example'] });
  });
  afterAll(() => store.close());
  const newData = async (name: string) => ({
    databaseUrl: databaseUrl && (await postgres.database()),
    dataDir: join(dataDir, name),
    templates: 'dist/server',
  });
  const messages = () => all(storedMessages(database, epoch));
  const reports = () => all(storedReports(database, epoch));

  const open = async (id: string): Promise<unknown> =>
    JSON.parse(await unsealer(identity)(await sealedReport(database, id)));

  it('keeps a contact message as it was sent', async () => {
    const message = { ...contactMessage, message: `Emoji 🎉, kutip ' " \\ dan baris\nbaru ${randomUUID()}` };
    const response = await post(app, contactPath, { ...message, extra: 'is left out' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ msg: expect.stringMatching(/^Nomor pesan Anda: MSG-\w{4}-\w{4}\.$/) });
    const kept = (await messages()).at(-1);
    expect(kept).toEqual({
      ...message,
      case_code: expect.any(String),
      received_at: expect.any(Date),
      held_at: null,
    });
  });

  it('stores a report encrypted for the identity, and answers with its case code', async () => {
    const sent = {
      ...report,
      attachment: [attachment('bukti é;,.pdf', starts.pdf), attachment('b.jpeg', starts.jpeg)],
    };
    const response = await post(app, reportPath, sent);
    expect(response.status).toBe(200);
    const { msg } = (await response.json()) as Answer;
    const code = /^Kode laporan Anda: (SRB-[2-9A-HJKMNP-TW-Z]{4}-[2-9A-HJKMNP-TW-Z]{4})\.$/.exec(msg)?.[1];
    const kept = (await reports()).find(({ case_code }) => case_code === code);
    expect(kept?.size).toBeGreaterThan(JSON.stringify(sent).length);
    expect(await open(kept?.id ?? '')).toEqual(sent);
  });

  it('keeps of a report’s time only the day, and lists it from any time of that day on', async () => {
    const { msg } = (await (await post(app, reportPath, report)).json()) as Answer;
    const [code] = /SRB-\w{4}-\w{4}/.exec(msg) ?? [];
    const found = async (since: Date) =>
      (await all(storedReports(database, since))).find(({ case_code }) => case_code === code);
    expect((await found(epoch))?.received_at.toISOString()).toMatch(/T00:00:00.000Z$/);
    expect(await found(new Date())).toBeDefined();
    // A backup of an older version has the hour.
    await database.query('UPDATE serambi_reports SET received_at = $1 WHERE case_code = $2', [
      '2026-01-02T03:04:05Z',
      code,
    ]);
    expect((await found(epoch))?.received_at.toISOString()).toBe('2026-01-02T00:00:00.000Z');
    expect(await found(new Date('2026-01-02T23:00:00Z'))).toBeDefined();
    expect(await found(new Date('2026-01-03T00:00:00Z'))).toBeUndefined();
    await database.query('DELETE FROM serambi_reports WHERE case_code = $1', [code]);
  });

  it('seals contact messages too when there is a recipient of them', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const first = await post(sealing, contactPath, contactMessage, key);
    expect([first.status, await first.json()]).toEqual([
      200,
      { msg: expect.stringMatching(/^Nomor pesan Anda: MSG-\w{4}-\w{4}\.$/) },
    ]);
    expect((await post(sealing, contactPath, contactMessage, key)).status).toBe(200);
    expect((await post(sealing, contactPath, { ...contactMessage, problem: 'Kartu rusak' }, key)).status).toBe(409);
    const { rows } = await database.query<Record<string, unknown>>(
      'SELECT name, email, phone_number, problem, message FROM serambi_contact_messages WHERE sealed IS NOT NULL',
    );
    expect(rows).toEqual([{ name: null, email: null, phone_number: null, problem: null, message: null }]);
    const kept = (await messages()).find((each) => 'sealed' in each);
    const sealed = kept && 'sealed' in kept ? kept.sealed : new Uint8Array();
    expect(JSON.parse(await unsealer(identity)(sealed))).toEqual(contactMessage);
  });

  it('takes a report without name, phone and files', async () => {
    const { name: _, phone_number: __, attachment: ___, ...rest } = report;
    expect((await post(app, reportPath, rest)).status).toBe(200);
    expect((await post(app, reportPath, { ...rest, name: null, phone_number: '', attachment: null })).status).toBe(200);
  });

  it('writes no word of a report or of a sealed message to the disk, in any encoding', async () => {
    const start = Date.now();
    const secret = {
      ...report,
      cronology: 'Kambing hitam bernama Zulkarnaen menyuap pengawas.',
      name: 'Ratna Kusumawardhani',
    };
    secret.attachment = [attachment('rahasia-terdalam.pdf', [...starts.pdf, ...Buffer.from(' isi berkas rahasia')])];
    expect((await post(app, reportPath, secret, { 'Idempotency-Key': randomUUID() })).status).toBe(200);
    const message = {
      ...contactMessage,
      name: 'Wulandari Sastrowardoyo',
      message: 'Kalung merjan saya tertinggal di loket.',
    };
    expect((await post(sealing, contactPath, message, { 'Idempotency-Key': randomUUID() })).status).toBe(200);
    // The search must find a text stored in clear, or its result would prove nothing.
    const known = `Penanda-${randomUUID()}`;
    expect((await post(app, contactPath, { ...contactMessage, name: known })).status).toBe(200);
    await database.query('CHECKPOINT');
    const words = [
      'Zulkarnaen',
      'Kusumawardhani',
      'Sutrisno Wibowo',
      'rahasia-terdalam',
      'isi berkas rahasia',
      'pelapor@example.com',
      'Sastrowardoyo',
      'Kalung merjan',
    ];
    let knownFound = false;
    for (const file of await filesOf(isEmbedded ? dataDir : postgres.folder)) {
      // Skips files older than the report; `mtime` may be a clock tick behind.
      if ((await stat(file)).mtimeMs < start - 1_000) continue;
      const content = await readFile(file);
      knownFound ||= content.includes(known);
      for (const word of words)
        for (const form of formsOf(word)) expect(content.includes(form), `${word} in ${file}`).toBe(false);
    }
    expect(knownFound).toBe(true);
  });

  it('deletes what is over its time and not on hold, and leaves no word of it in the files', async () => {
    const name = (what: string) => `Canary-${what}-${randomUUID()}`;
    const [old, held, recent] = [name('old'), name('held'), name('recent')];
    for (const each of [old, held, recent]) await store.saveMessage({ ...contactMessage, name: each });
    const saved = await store.saveReport(report);
    const code = 'name' in saved ? saved.name : '';
    const past = `received_at = now() - interval '32 days'`;
    await database.query(`UPDATE serambi_contact_messages SET ${past} WHERE name IN ($1, $2)`, [old, held]);
    await database.query(`UPDATE serambi_reports SET ${past} WHERE case_code = $1`, [code]);
    const stored = async () => (await messages()).filter((each) => 'name' in each);
    const isHeld = (await stored()).find((each) => 'name' in each && each.name === held);
    await setHold(database, isHeld?.case_code ?? '', true);
    const { rows } = await database.query<{ sealed: string }>(
      `SELECT encode(sealed, 'hex') AS sealed FROM serambi_reports WHERE case_code = $1`,
      [code],
    );
    // The middle of the age file, because all files share their header.
    const sealed = Buffer.from(rows[0]?.sealed ?? '', 'hex').subarray(400, 440);
    await database.query('CHECKPOINT');

    // Two processes together delete each row once, and a later run completes an interrupted one.
    const keep = { contact: 30, whistleblowing: 31 };
    const twice = (await Promise.all([store.deleteExpired(keep), store.deleteExpired(keep)])).flat();
    expect(twice.sort((a, b) => a.form.localeCompare(b.form))).toEqual([
      { form: 'contact', count: 1 },
      { form: 'whistleblowing', count: 1 },
    ]);
    expect(await store.deleteExpired({ contact: undefined, whistleblowing: undefined })).toEqual([]);
    const names = (await stored()).map((each) => 'name' in each && each.name);
    expect([names.includes(old), ...names.slice(-2)]).toEqual([false, held, recent]);
    const codes = (await reports()).map(({ case_code }) => case_code);
    expect(codes).not.toContain(code);
    expect(await all(loggedDeletions(database))).toEqual([
      { deleted_at: expect.any(Date), form: 'contact', count: 1, cause: 'KEEP_MESSAGES=30', erased: true },
      { deleted_at: expect.any(Date), form: 'whistleblowing', count: 1, cause: 'KEEP_REPORTS=31', erased: true },
    ]);
    await database.query('CHECKPOINT');
    const files = await filesOf(isEmbedded ? dataDir : join(postgres.folder, 'data', 'base'));
    const contents = await Promise.all(files.map((file) => readFile(file)));
    const isFound = (word: string | Buffer) => contents.some((content) => content.includes(word));
    expect([isFound(held), isFound(recent), isFound(old), isFound(code), isFound(sealed)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('says that deleted words stay in the files while a transaction still sees them, and removes them in the next run', async () => {
    if (isEmbedded) return;
    const old = `Canary-${randomUUID()}`;
    await store.saveMessage({ ...contactMessage, name: old });
    const past = `received_at = now() - interval '32 days'`;
    await database.query(`UPDATE serambi_contact_messages SET ${past} WHERE name = $1`, [old]);
    const other = new pg.Client({ connectionString: databaseUrl });
    await other.connect();
    await other.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await other.query('SELECT now()');
    const keep = { contact: 30, whistleblowing: undefined };
    const erased = async () => (await all(loggedDeletions(database))).at(-1);
    const isInFiles = async () => {
      await database.query('CHECKPOINT');
      const files = await filesOf(join(postgres.folder, 'data', 'base'));
      return (await Promise.all(files.map((file) => readFile(file)))).some((content) => content.includes(old));
    };
    await expect(store.deleteExpired(keep)).rejects.toThrow(
      'What was deleted is still in the files: another transaction of the database has been open since before',
    );
    expect([await erased(), await isInFiles()]).toEqual([expect.objectContaining({ count: 1, erased: false }), true]);
    await other.end();
    await store.deleteExpired(keep);
    expect([await erased(), await isInFiles()]).toEqual([expect.objectContaining({ count: 1, erased: true }), false]);
  });

  it('takes messages while a transaction, such as a dump, keeps the table from being rewritten', async () => {
    if (isEmbedded) return;
    await store.saveMessage({ ...contactMessage, name: 'Dumped' });
    const past = `received_at = now() - interval '32 days'`;
    await database.query(`UPDATE serambi_contact_messages SET ${past} WHERE name = 'Dumped'`);
    const dump = new pg.Client({ connectionString: databaseUrl });
    await dump.connect();
    await dump.query('BEGIN');
    await dump.query('LOCK TABLE serambi_contact_messages IN ACCESS SHARE MODE');
    const keep = { contact: 30, whistleblowing: undefined };
    const run = expect(store.deleteExpired(keep)).rejects.toThrow('What was deleted is still in the files');
    await beginsVacuum();
    expect(await store.saveMessage(contactMessage)).toMatchObject({ status: 'saved' });
    await run;
    await dump.end();
    await store.deleteExpired(keep);
    expect((await all(loggedDeletions(database))).at(-1)).toMatchObject({ erased: true });
  });

  it('outlives a PostgreSQL that is killed while deleted words are removed from the files', async () => {
    if (isEmbedded) return;
    const holder = new pg.Client({ connectionString: databaseUrl });
    holder.on('error', () => undefined);
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE serambi_contact_messages IN ACCESS SHARE MODE');
    const run = expect(rewrite(database, ['contact'])).rejects.toThrow();
    await beginsVacuum();
    await postgres.crash();
    await run;
    await vi.waitFor(() => rewrite(database, ['contact']));
  });

  describe('with a wrong clock', () => {
    const keep = { contact: 30, whistleblowing: undefined };
    const clock = (trusted: string, seen = trusted) =>
      database.query(
        'UPDATE serambi_clock SET trusted_at = now() + $1::interval, seen_at = now() + $2::interval RETURNING seen_at',
        [trusted, seen],
      );
    /** Returns the id. */
    async function keepOld(days: number): Promise<string> {
      await store.saveMessage(contactMessage);
      const { rows } = await database.query<{ case_code: string }>(
        `UPDATE serambi_contact_messages SET received_at = now() - make_interval(days => $1::int)
         WHERE id = (SELECT max(id) FROM serambi_contact_messages) RETURNING case_code`,
        [days],
      );
      return rows[0]?.case_code ?? '';
    }
    const isKept = async (code: string) => (await messages()).some(({ case_code }) => case_code === code);
    afterEach(() => clock('0'));

    it('that has jumped, deletes nothing until somebody says which day it is', async () => {
      const id = await keepOld(40);
      await clock('-9 days');
      const day = new Date().toISOString().slice(0, 10);
      await expect(store.deleteExpired(keep)).rejects.toThrow(`Nothing is deleted: the clock says ${day}`);
      await expect(store.deleteExpired(keep)).rejects.toThrow(`expire --today ${day}`);
      await expect(trustClock(database, new Date(Date.now() - 3 * 86_400_000))).rejects.toThrow('another day');
      expect(await isKept(id)).toBe(true);
      await trustClock(database, new Date());
      expect(await store.deleteExpired(keep)).toEqual([{ form: 'contact', count: 1 }]);
      expect(await isKept(id)).toBe(false);
    });

    it('that is days ahead, deletes nothing early unless a run an hour later sees it, too', async () => {
      const id = await keepOld(33);
      await clock('-7 days');
      expect([await store.deleteExpired(keep), await store.deleteExpired(keep)]).toEqual([[], []]);
      await clock('-7 days', '-51 minutes');
      expect(await store.deleteExpired(keep)).toEqual([{ form: 'contact', count: 1 }]);
      expect(await isKept(id)).toBe(false);
    });

    it('that is back, keeps what comes then from the last known time on, and deletes no earlier', async () => {
      const old = await keepOld(33);
      await clock('100 days');
      const id = await keepOld(0);
      await store.saveMessage(contactMessage);
      const newest = (await messages()).at(-1);
      expect(+(newest?.received_at ?? 0)).toBeGreaterThan(Date.now() + 99 * 86_400_000);
      await store.deleteExpired(keep);
      expect([await isKept(old), await isKept(id)]).toEqual([false, true]);
    });
  });

  // `load/slow-clients.test.ts` sends such files to the embedded database.
  it.skipIf(isEmbedded)('takes three files of 5 MB', async () => {
    const size = 5 * 1024 * 1024;
    const urls = ['a.png', 'b.png', 'c.png'].map((name, index) => attachment(name, starts.png, size, index));
    const before = (await reports()).length;
    expect((await post(app, reportPath, { ...report, attachment: urls })).status).toBe(200);
    const kept = (await reports())[before];
    expect(kept?.size).toBeGreaterThan(3 * size);
    expect(await open(kept?.id ?? '')).toEqual({ ...report, attachment: urls });
  });

  it.each([
    [contactPath, contactMessage],
    [reportPath, report],
  ])('keeps one of many equal requests to %s, and answers all of them the same', async (path, body) => {
    const count = async () => (await messages()).length + (await reports()).length;
    const before = await count();
    const key = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(app, path, body, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const later = await post(app, path, body, key);
    expect(new Set(await Promise.all([...answers, later].map((each) => each.text()))).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it('refuses a key that was used for another body, and keeps nothing of it', async () => {
    const key = { 'Idempotency-Key': 'the same key' };
    expect((await post(app, contactPath, contactMessage, key)).status).toBe(200);
    const before = (await messages()).length;
    const other = await post(app, contactPath, { ...contactMessage, name: 'Orang Lain' }, key);
    expect(other.status).toBe(409);
    expect((await other.json()).msg).toBe('Idempotency-Key ini sudah dipakai untuk kiriman yang berbeda');
    expect((await messages()).length).toBe(before);
    expect((await post(app, reportPath, report, key)).status).toBe(200);
    expect((await post(app, contactPath, contactMessage, { 'Idempotency-Key': 'x'.repeat(201) })).status).toBe(422);
  });

  it('stores neither the idempotency key nor a hash that betrays the body', async () => {
    const key = `key-${randomUUID()}`;
    await post(app, reportPath, report, { 'Idempotency-Key': key });
    // Without reports with files: their text is 40 MB long.
    const { rows } = await database.query(
      'SELECT row_to_json(r)::text AS row FROM serambi_reports r WHERE octet_length(sealed) < 1000000',
    );
    expect(rows).not.toEqual([]);
    const text = JSON.stringify(rows);
    expect(text).not.toContain(key);
    const { createHash } = await import('node:crypto');
    for (const encoding of ['hex', 'base64', 'base64url'] as const) {
      expect(text).not.toContain(createHash('sha256').update(JSON.stringify(report)).digest(encoding));
    }
  });

  it('opens the same data again, also from two processes that migrate at once', async () => {
    if (isEmbedded) {
      const again = await openDatabase({ dataDir, join: true });
      expect(await all(storedMessages(again, epoch))).toEqual(await messages());
      await expect(again.query('SELECT nonsense')).rejects.toThrow('nonsense');
      await again.close();
      return;
    }
    const fresh = await postgres.database();
    const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ databaseUrl: fresh, dataDir })));
    const [{ rows } = { rows: [] }] = await Promise.all(
      opened.map((each) => each.query('SELECT version FROM serambi_migrations')),
    );
    expect(rows).toEqual(Array.from({ length: newestVersion }, (_, index) => ({ version: index + 1 })));
    await Promise.all(opened.map((each) => each.close()));
  });

  it('seals again what a browser sealed, whoever it is said to be for, and lists what nobody can open', async () => {
    const other = await openDatabase(await newData('browser'));
    const newRecipient = await identityToRecipient(await generateX25519Identity());
    const newSeal = await createSeal({ reportRecipient: newRecipient, dataDir });
    const otherStore = createStore(other, seal);
    await otherStore.saveReport({ sealed: await seal(JSON.stringify(report)), recipients: newRecipient });
    const bad = await otherStore.saveReport({ sealed: Buffer.from('age-encryption.org/v1'), recipients: null });
    const unopened = 'name' in bad ? [bad.name] : [];
    const sealAgain = async () =>
      (await reseal(other, unsealer(identity), newSeal)).find(({ form }) => form === 'whistleblowing');
    expect(await sealAgain()).toEqual({ form: 'whistleblowing', resealed: 1, failed: 0, unopened });
    expect(await sealAgain()).toEqual({ form: 'whistleblowing', resealed: 0, failed: 0, unopened });
    await other.close();
  });

  it('keeps messages readable that were stored before messages could be sealed', async () => {
    const old = await newData('old');
    const first = await openDatabase(old);
    await first.query('DELETE FROM serambi_migrations WHERE version = 2');
    await first.query('ALTER TABLE serambi_contact_messages DROP COLUMN sealed');
    await first.query(
      `INSERT INTO serambi_contact_messages (name, email, phone_number, problem, message) VALUES ($1, $2, $3, $4, $5)`,
      Object.values(contactMessage),
    );
    await first.close();
    const second = await openDatabase(old);
    const stored = await all(storedMessages(second, epoch));
    await second.close();
    const kept = { case_code: 'MSG-1', received_at: expect.any(Date), held_at: null };
    expect(stored).toEqual([{ ...contactMessage, ...kept }]);
  });

  it('reads many messages in order and from a moment on', async () => {
    const before = (await messages()).length;
    await database.query(
      `INSERT INTO serambi_contact_messages (received_at, name, email, phone_number, problem, message)
       SELECT timestamptz '2001-01-01' + n * interval '1 day', 'n' || n, '', '', '', '' FROM generate_series(1, 1203) n`,
    );
    const stored = await messages();
    expect(stored.length).toBe(before + 1203);
    expect(stored.slice(before).map((each) => 'name' in each && each.name)).toEqual(
      Array.from({ length: 1203 }, (_, n) => `n${n + 1}`),
    );
    const since = new Date('2004-01-01T00:00:00Z');
    const late = await all(storedMessages(database, since));
    expect(late.every(({ received_at }) => received_at >= since)).toBe(true);
    expect(late.length).toBeLessThan(stored.length);
    await database.query(`DELETE FROM serambi_contact_messages WHERE received_at < '2010-01-01'`);
  });

  it('refuses a text with NUL, which PostgreSQL cannot store', async () => {
    const refused = await answer(post(app, contactPath, { ...contactMessage, name: 'Budi\0Santoso' }));
    expect(refused.errors).toEqual({ name: 'Harus berupa teks' });
    expect((await post(app, contactPath, { ...contactMessage, name: 'Budi \ud800 Santoso' })).status).toBe(200);
  });

  it('counts what a client sends to all processes, keeps no address, and without the database counts by itself', async () => {
    if (isEmbedded) return;
    const own = { databaseUrl: await postgres.database(), dataDir };
    const [first, second] = await Promise.all([openDatabase(own), openDatabase(own)]);
    const limits = { submissions: { count: 2, window: longWindow } };
    const { log, lines } = recordedLog('warn');
    const processOn = (each: Database) => storing({ store: createStore(each, seal, seal, log), limits, log });
    const [one, other] = [processOn(first), processOn(second)];
    const send = async (to: App, address: string, body: unknown = contactMessage) =>
      (await post(to, contactPath, body, {}, address)).status;
    expect(await send(one, '203.0.113.77')).toBe(200);
    expect(await send(other, '203.0.113.77', {})).toBe(422);
    expect(await send(other, '203.0.113.77')).toBe(200);
    expect([await send(one, '203.0.113.77'), await send(other, '203.0.113.77')]).toEqual([429, 429]);
    expect(await send(one, '203.0.113.78')).toBe(200);
    const { rows } = await first.query(
      `SELECT row_to_json(k)::text AS row FROM serambi_limit_keys k UNION ALL SELECT row_to_json(c)::text FROM serambi_limit_counts c`,
    );
    expect(JSON.stringify(rows)).not.toContain('203.0.113');

    // A window from before the clock was set back does not last until that time.
    const counts = shareCounts(first, log);
    await first.query(
      `INSERT INTO serambi_limit_keys (name, period, key) VALUES ('back/600000', 9999999999, decode('00', 'hex'))`,
    );
    const back = createSharedLimiter('back', { count: 1, window: 600_000 }, counts);
    expect(await back.waitFor('a')).toBeUndefined();
    await back.add('a');
    const again = createSharedLimiter('back', { count: 1, window: 600_000 }, counts);
    expect(await again.waitFor('a')).toBeLessThanOrEqual(600);
    expect((await first.query(`SELECT FROM serambi_limit_keys WHERE name = 'back/600000'`)).rows.length).toBe(1);

    // A new window has nothing of the last one.
    const short = createSharedLimiter('short', { count: 1, window: 300 }, counts);
    const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 20 });
    const isFree = async () => expect(await short.waitFor('a')).toBeUndefined();
    await eventually(async () => {
      await isFree();
      await short.add('a');
      expect(await short.waitFor('a')).toBe(1);
    });
    await eventually(isFree);
    for (const table of ['serambi_limit_keys', 'serambi_limit_counts']) {
      const kept = await first.query(`SELECT DISTINCT period FROM ${table} WHERE name = 'short/300'`);
      expect(kept.rows.length, table).toBeLessThanOrEqual(1);
    }

    await first.query('DROP TABLE serambi_limit_counts');
    expect(await send(one, '203.0.113.79')).toBe(200);
    expect(await send(one, '203.0.113.79')).toBe(200);
    expect(await send(one, '203.0.113.79')).toBe(429);
    expect(lines).toMatchObject([{ event: 'limits-not-shared', error: '42P01' }]);
    await Promise.all([first.close(), second.close()]);
  });

  it('removes what was deleted from the files however long that takes, and fails a form that waits too long', async () => {
    if (isEmbedded) return;
    const address = await postgres.database();
    await (await openDatabase({ databaseUrl: address, dataDir })).close();
    const hasty = openPostgres(address, 100);
    const other = new pg.Client({ connectionString: address });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE serambi_contact_messages');
    const rewriting = rewrite(hasty);
    await expect(hasty.query('SELECT FROM serambi_contact_messages')).rejects.toThrow('timeout');
    await other.query('COMMIT');
    await rewriting;
    await Promise.all([other.end(), hasty.close()]);
  });

  it.each([
    ['the bank’s folder stops', { SITE_CONFIG: join(folder, 'wrong.json') }, 'unknown key, did you mean name?'],
    ['a missing folder of releases stops', { RELEASES_DIR: 'nowhere' }, /^The server ended with 1: RELEASES_DIR .*\n$/],
  ])('has the tables of the release before where %s the start', async (_, env, message) => {
    if (isEmbedded) return;
    const address = await postgres.database();
    await writeFile(join(folder, 'wrong.json'), '{"nam": "Bank"}');
    const start = startProcess('dist/server/main.js', { DATABASE_URL: address, DATA_DIR: dataDir, PORT: '0', ...env });
    await expect(start).rejects.toThrow(message);
    const unchanged = openPostgres(address);
    const { rows } = await unchanged.query(`SELECT to_regclass('serambi_migrations') AS made`);
    expect(rows).toEqual([{ made: null }]);
    await unchanged.close();
  });

  it('reports an unusable database in one line', async () => {
    if (isEmbedded) {
      await expect(openDatabase({ dataDir: '/dev/null/data' })).rejects.toThrow(
        'DATA_DIR /dev/null/data cannot be written: ENOTDIR',
      );
      await expect(openDatabase({ dataDir })).rejects.toThrow(`DATA_DIR ${dataDir} is in use by another server`);
      return;
    }
    const wrong = (databaseUrl ?? '').replace(/\/test\d+/, '/missing');
    await expect(openDatabase({ databaseUrl: wrong, dataDir })).rejects.toThrow(
      'DATABASE_URL names a database that cannot be used: database "missing" does not exist',
    );
    const newer = await postgres.database();
    const first = await openDatabase({ databaseUrl: newer, dataDir });
    await first.query('INSERT INTO serambi_migrations (version) VALUES (999)');
    await first.close();
    await expect(openDatabase({ databaseUrl: newer, dataDir })).rejects.toThrow(
      'its tables are of a newer version of Serambi',
    );
  });
});

describe('the identity that opens reports', () => {
  it('is made once for all that start together, for its owner alone, and kept', async () => {
    const dataDir = join(folder, 'identity');
    const lines: string[] = [];
    const warn = (line: string) => lines.push(line);
    const together = await Promise.all(Array.from({ length: 8 }, () => createSeal({ dataDir, warn })));
    const restarted = await createSeal({ dataDir, warn });
    const file = join(dataDir, identityFile);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    const unseal = unsealer(/^AGE-SECRET-KEY-.*$/m.exec(await readFile(file, 'utf8'))?.[0] ?? '');
    for (const seal of [...together, restarted]) expect(await unseal(await seal('rahasia'))).toBe('rahasia');
    expect(lines).toEqual(Array(9).fill(expect.stringContaining('REPORT_RECIPIENT is not set')));
    expect(await readdir(dataDir)).toEqual([identityFile]);
  });

  it('is one of several when several keys are given', async () => {
    const identities = await Promise.all([generateX25519Identity(), generateX25519Identity()]);
    const keys = await Promise.all(identities.map(identityToRecipient));
    const seal = await createSeal({ reportRecipient: keys.join(', '), dataDir: folder });
    for (const identity of identities) expect(await unsealer(identity)(await seal('rahasia'))).toBe('rahasia');
  });

  it('is refused in one line when it is invalid', async () => {
    const bad = `age1${'q'.repeat(58)}`;
    await expect(createSeal({ reportRecipient: bad, dataDir: folder })).rejects.toThrow(
      `REPORT_RECIPIENT must hold age public keys (age1…), not "${bad}"`,
    );
  });
});
