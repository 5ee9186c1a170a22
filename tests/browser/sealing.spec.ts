/** Reports sealed by the browser: the typed text must not be found anywhere. */
import { execFile } from 'node:child_process';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { chunkWith } from '../support/chunks';
import { contactMessage, contactPath, report, reportPath, starts } from '../support/form-data';
import { startServer } from '../support/listen';
import { apart, complaints, expect, hydrated, openPage, startSite, test } from '../support/site';
import { filesOf, formsOf } from '../support/traces';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

const holds = (bytes: Buffer, word: string) => formsOf(word).some((form) => bytes.includes(form));

/** Looks in the process's writable memory. */
async function isInMemory(pid: number, word: string): Promise<boolean> {
  const maps = (await readFile(`/proc/${pid}/maps`, 'utf8')).matchAll(/^([0-9a-f]+)-([0-9a-f]+) rw/gm);
  const memory = await open(`/proc/${pid}/mem`, 'r');
  let found = false;
  for (const [, from = '', to = ''] of maps) {
    const part = Buffer.alloc(64 * 1024 * 1024);
    for (let at = Number.parseInt(from, 16); at < Number.parseInt(to, 16) && !found; at += part.length - 200) {
      const length = Math.min(part.length, Number.parseInt(to, 16) - at);
      // Reserved but unused memory cannot be read.
      const { bytesRead } = await memory.read(part, 0, length, at).catch(() => ({ bytesRead: 0 }));
      found = holds(part.subarray(0, bytesRead), word);
    }
  }
  await memory.close();
  return found;
}

async function isInFolder(folder: string, word: string): Promise<boolean> {
  const files = await filesOf(folder);
  return (await Promise.all(files.map(async (file) => holds(await readFile(file), word)))).includes(true);
}

test(
  'a report is sealed in the browser: no proxy, memory or database has a word of it, and the desk opens and checks it',
  apart,
  async ({ browser }) => {
    const folder = await mkdtemp(join(tmpdir(), 'serambi-sealing-'));
    const identity = await generateX25519Identity();
    await writeFile(join(folder, 'identity.txt'), identity);
    const dataDir = join(folder, 'data');
    const site = await startSite({
      DATA_DIR: dataDir,
      REPORT_RECIPIENT: await identityToRecipient(identity),
      SEAL_REPORTS: 'browser',
      LOG_LEVEL: 'info',
    });
    /** Everything that a proxy in front can read. */
    const seen: Buffer[] = [];
    const proxy = await startServer((request, response) => {
      seen.push(Buffer.from(`${request.url} ${JSON.stringify(request.headers)}`));
      request.on('data', (chunk: Buffer) => seen.push(chunk));
      const onward = send(site.origin + request.url, { method: request.method, headers: request.headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      request.pipe(onward);
    });
    const [canary, attached] = ['kenariDalamLaporan7319', 'kenariDalamLampiran8264'];
    const context = await browser.newContext({ baseURL: proxy.origin });
    const page = await context.newPage();
    const messages = complaints(page);

    await openPage(page, '/about-us/corporate-governance?lang=en');
    const form = page.locator('serambi-whistleblowing-form');
    const chunks: string[] = [];
    page.on('request', (request) => chunks.push(request.url()));
    // A file lost once does not stop the report.
    await page.route(`**${chunkWith('whistleblowing-form.seal.ts')}`, (route) => route.abort(), { times: 1 });
    await form.locator('[name=name]').click();
    await expect
      .poll(() => chunks.filter((url) => url.endsWith(chunkWith('whistleblowing-form.seal.ts'))).length)
      .toBe(1);
    for (const name of [
      'name',
      'email',
      'phone_number',
      'suspect_name',
      'suspect_position',
      'place_of_event',
    ] as const) {
      await form.locator(`[name=${name}]`).fill(report[name]);
    }
    await form.locator('[name=report]').first().check();
    await form.locator('[name=approximate_date]').fill('November 5, 2026');
    await page.keyboard.press('Escape');
    await form.locator('[name=cronology]').fill(`${report.cronology} ${canary}`);
    await form.locator('[type=file]').setInputFiles({
      name: `${attached}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.concat([Buffer.from(starts.pdf), Buffer.from(`\n% ${attached} ${attached}\n`)]),
    });
    await expect(form.getByText('1 of 3 files chosen')).toBeVisible();
    // The first answer is lost, so the browser sends the same submission again.
    await page.route(`**${reportPath}`, async (route) => void (await route.fetch().then(() => route.abort())), {
      times: 1,
    });
    await form.locator('[type=submit]').click();
    await expect(form.getByText('Nothing was lost')).toBeVisible();
    await form.locator('[type=submit]').click();
    await expect(form.getByText(/SRB-\w{4}-\w{4}/).first()).toBeVisible();
    expect(messages.filter((message) => !message.includes('net::ERR_FAILED'))).toEqual([]);
    // Without the rules nobody would check it.
    await page.route(`**${chunkWith('whistleblowing-form.validator.ts')}*`, (route) => route.abort());
    await page.reload();
    await hydrated(page);
    await form.locator('[type=submit]').click();
    await expect(form.getByText('Nothing was lost')).toBeVisible();
    await context.close();

    // Proves that the search finds a word that is sent in clear.
    const clear = 'kenariDalamPesan5540';
    const { status } = await fetch(proxy.origin + contactPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Note': clear },
      body: JSON.stringify({ ...contactMessage, message: `${contactMessage.message} ${clear}` }),
    });
    expect(status).toBe(200);
    const log = Buffer.concat(seen);
    const pid = site.process.pid ?? 0;
    const places = async (word: string) => [holds(log, word), await isInMemory(pid, word)];
    expect(await places(clear)).toEqual([true, true]);
    expect(await places(canary)).toEqual([false, false]);
    expect(await places(attached)).toEqual([false, false]);
    expect(holds(log, '{"sealed":"')).toBe(true);
    for (const word of [canary, attached, report.cronology]) expect(await isInFolder(dataDir, word)).toBe(false);

    const submissions = async (...args: string[]) => {
      const command = join(root, 'dist/server/submissions.js');
      const { stdout } = await run(process.execPath, [command, ...args], {
        env: { ...process.env, DATA_DIR: dataDir },
      });
      return stdout
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
        .filter(({ form }) => form === 'whistleblowing');
    };
    expect(await submissions()).toMatchObject([{ sealed: true, sealed_by: 'browser' }]);
    const [opened] = await submissions('--identity', join(folder, 'identity.txt'));
    expect(opened).toMatchObject({ sealed_by: 'browser', cronology: `${report.cronology} ${canary}` });
    expect(opened).not.toHaveProperty('problems');
    expect(opened.attachment).toHaveLength(1);
    await proxy.stop();
    await site.stop();
    await rm(folder, { recursive: true });
  },
);
