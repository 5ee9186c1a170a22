/** Follows the recipe for several processes (`shell/deploying.md`), with visitors and reports during a release. */
import type { ChildProcess } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { type RequestOptions, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Browser, chromium } from '@playwright/test';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../shell/server/forms/database/open-database';
import { report, reportPath, starts } from '../support/form-data';
import { freePort } from '../support/listen';
import { type Postgres, startPostgres } from '../support/postgres';
import { chromium as chromiumPath } from '../support/programs.mjs';
import { programRunner, siteFront } from '../support/recipes';
import { nextBuild, publish } from '../support/releases';
import { addressOf } from '../support/server-process';

const root = join(import.meta.dirname, '../..');
const programs = programRunner();
const { folder } = programs;
let postgres: Postgres;
let browser: Browser;
beforeAll(async () => {
  postgres = await startPostgres();
  browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser.close();
  await postgres.stop();
});

/** A new client each time, so that none reaches a limit. */
const someAddress = () => `127.${randomInt(1, 255)}.${randomInt(255)}.${randomInt(1, 255)}`;

async function ask(address: string, options: RequestOptions = {}, body = '') {
  const outgoing = request(address, { localAddress: someAddress(), agent: false, ...options }).end(body);
  const [answer] = await once(outgoing, 'response');
  return { status: answer.statusCode as number, text: String(await buffer(answer)) };
}

async function chunksOf(build: string): Promise<string[]> {
  const { shell, widgets, lazy } = JSON.parse(await readFile(join(build, 'manifest.json'), 'utf8'));
  return [...new Set<string>([...shell, ...Object.values(widgets).flat(), ...Object.values(lazy).flat()])];
}

it('loses no page, no widget and no report between two releases', { timeout: 120_000 }, async () => {
  const releases = join(folder, 'releases');
  await mkdir(releases);
  const before = { build: join(root, 'dist'), version: await publish(releases) };
  const after = await nextBuild(folder);
  const chunks = { before: await chunksOf(before.build), after: await chunksOf(after.build) };
  expect(chunks.before.filter((file) => chunks.after.includes(file))).toEqual([]);

  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const databaseUrl = await postgres.database();
  const env = {
    DATABASE_URL: databaseUrl,
    PUBLIC_ORIGIN: origin,
    RELEASES_DIR: releases,
    REPORT_RECIPIENT: await identityToRecipient(await generateX25519Identity()),
    SITE_CONFIG: join(root, 'demo/bank.json'),
    TRUST_PROXY: '1',
  };
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()];
  const start = async (build: string, port: number) => {
    const server = programs.run('node', [join(build, 'server/main.js')], { ...env, PORT: String(port) });
    await addressOf(server);
    return server;
  };
  const servers = new Map<number, ChildProcess>();
  for (const each of ports) servers.set(each, await start(before.build, each));
  const recipe = await siteFront(join(folder, 'front'), { port, servers: ports });
  await programs.nginx(recipe, port);

  const failures: string[] = [];
  const seen = { before: 0, after: 0 };
  let sent = 0;
  let isOver = false;
  /** Reads a page and its files, each from any process. */
  async function visit(): Promise<void> {
    const path = ['/', '/help', '/promo', '/about-us/corporate-governance'][randomInt(4)] ?? '';
    const page = await ask(origin + path);
    if (page.status !== 200 || !page.text.includes('</html>')) failures.push(`${page.status} ${path}`);
    const loaded = [...page.text.matchAll(/chunks\/[\w-]+\.js/g)].map(([file]) => file);
    const release = loaded.some((file) => chunks.after.includes(file)) ? 'after' : 'before';
    seen[release]++;
    const next = Array.from({ length: 8 }, () => chunks[release][randomInt(chunks[release].length)] ?? '');
    for (const file of new Set([...loaded, ...next])) {
      const { status } = await ask(`${origin}/${file}`);
      if (status !== 200) failures.push(`${status} ${file} of the release ${release}`);
    }
  }
  async function submit(): Promise<void> {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
    const body = JSON.stringify({ ...report, approximate_date: '5 November 2020' });
    const { status } = await ask(origin + reportPath, { method: 'POST', headers }, body);
    sent++;
    if (status !== 200) failures.push(`${status} for a report`);
  }
  const repeat = async (action: () => Promise<void>) => {
    while (!isOver) await action().catch((error) => failures.push(String(error)));
  };
  const load = [visit, visit, visit, visit, submit, submit].map(repeat);

  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(String(error)));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && messages.push(message.text()));
  await page.goto(`${origin}/about-us/corporate-governance?lang=en`);
  await page.waitForLoadState('networkidle');

  await publish(releases, [], after.build);
  for (const [each, server] of servers) {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    servers.set(each, await start(after.build, each));
  }
  const enough = seen.after + 20;
  await expect.poll(() => seen.after, { timeout: 30_000 }).toBeGreaterThan(enough);
  isOver = true;
  await Promise.all(load);

  expect(failures).toEqual([]);
  expect(Math.min(seen.before, sent)).toBeGreaterThan(10);
  const database = await openDatabase({ databaseUrl, dataDir: folder });
  expect((await database.query('SELECT count(*)::int AS count FROM serambi_reports')).rows).toEqual([{ count: sent }]);
  await database.close();

  // The open page loads more code of its own release.
  const form = page.locator('serambi-whistleblowing-form form');
  await form.getByRole('button', { name: 'Open the calendar' }).click();
  const calendar = form.getByRole('dialog');
  await calendar.getByLabel('Year').selectOption('2025');
  await calendar.getByText('17', { exact: true }).click();
  await expect.poll(() => form.locator('[name=approximate_date]').inputValue()).toContain('17, 2025');
  await form
    .locator('[name=attachment]')
    .setInputFiles({ name: 'bukti.pdf', mimeType: 'application/pdf', buffer: Buffer.from(starts.pdf) });
  await form.getByText('bukti.pdf').waitFor();
  expect(messages).toEqual([]);
});
