import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { startProcess, stopProcess } from '../support/server-process';
import { sharedFolder } from '../support/until-finished';

const demo = join(import.meta.dirname, '../../demo');

const copy = sharedFolder();
let server: Awaited<ReturnType<typeof startProcess>>;

beforeAll(async () => {
  for (const name of ['bank.json', 'facts.json', 'search.json', 'content', 'public']) {
    await cp(join(demo, name), join(copy, 'bank', name), { recursive: true });
  }
  const env = { SITE_CONFIG: join(copy, 'bank/bank.json'), DATA_DIR: join(copy, 'data'), PORT: '0' };
  server = await startProcess('dist/server/main.js', env);
  return () => stopProcess(server, 'SIGTERM');
});

const fileOf = (name: string) => join(copy, 'bank', name);
const write = (name: string, text: string) => writeFile(fileOf(name), text);

async function answerTo(path: string): Promise<string> {
  const response = await fetch(server.address + path);
  expect(response.status).toBe(200);
  return response.text();
}

/** Waits until an answer is as expected. The contract says 3 s, but a busy machine takes longer. */
const until = (path: string, check: (answer: string) => void) =>
  vi.waitFor(async () => check(await answerTo(path)), { timeout: 20_000, interval: 50 });

const replacing = (from: string, to: string) => (file: string) => {
  expect(file).toContain(from);
  return file.replace(from, to);
};
const labels = { faq: { English: { search: 'Find your answer' } } };
const announcement = { English: { text: 'Closed on Monday' } };

it.each<[name: string, change: (file: string) => string, path: string, shown: string]>([
  ['bank.json', replacing('"Products"', '"Everyday accounts"'), '/?lang=en', 'Everyday accounts'],
  ['facts.json', replacing('"kopi-pagi.price": 10000', '"kopi-pagi.price": 12345'), '/promo?lang=en', 'Rp12,345'],
  ['strings.json', () => JSON.stringify(labels), '/help?lang=en', 'Find your answer'],
  ['content/promo/all.json', replacing('Small savings', 'Large savings'), '/promo?lang=en', 'Large savings'],
  ['content/announcement.json', () => JSON.stringify(announcement), '/?lang=en', 'Closed on Monday'],
])(
  'a changed %s shows, also while its next version is no JSON, which /readyz names',
  async (name, change, path, shown) => {
    await until(path, (answer) => expect(answer.includes(shown)).toBe(false));
    const changed = change(await readFile(fileOf(name), 'utf8').catch(() => ''));
    await write(name, changed);
    await until(path, (answer) => expect(answer.includes(shown)).toBe(true));

    await write(name, '{"English": ');
    await until('/readyz', (answer) => expect(answer).toContain(`\n${name}`));
    expect((await answerTo(path)).includes(shown)).toBe(true);

    await write(name, changed);
    await until('/readyz', (answer) => expect(answer).toBe('ok'));
  },
);
