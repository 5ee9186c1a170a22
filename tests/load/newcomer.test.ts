/** Follows the READMEs for a newcomer's three tasks: add a widget, add a page, change the bank. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../support/server-process';
import { sharedFolder } from '../support/until-finished';

const root = join(import.meta.dirname, '../..');
const readme = (folder: string) => readFileSync(join(root, folder, 'README.md'), 'utf8');
const copy = sharedFolder();
const env = { PATH: process.env.PATH, HOME: process.env.HOME, SITE_CONFIG: 'our-bank/bank.json' };
const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: copy, env, encoding: 'utf8' });
let origin: string;

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
};
const page = async (path: string) => (await fetch(origin + path)).text();

beforeAll(async () => {
  for (const name of [
    'demo',
    'shell',
    'tests',
    'widgets',
    'package.json',
    'rollup.config.mjs',
    'tsconfig.json',
    '.size-limit.mjs',
  ]) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  cpSync(join(root, 'package-lock.json'), join(copy, 'package-lock.json'), { preserveTimestamps: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  // The widget: each code block below the path of its file.
  const widgets = readme('widgets');
  const files = [...widgets.matchAll(/^ +`(widgets\/[\w./-]+)`:.*\n\n +```\w+\n([\s\S]*?)\n +```/gm)];
  for (const [, path = '', code = ''] of files) write(path, code.replace(/^ {3}/gm, ''));
  expect(files.length).toBe(6);
  // The page: one more route in the list.
  const [, route] = /```ts\n( +\{\n +path: '\/tips',[\s\S]*?\},)\n +```/.exec(readme('shell')) ?? [];
  const routes = readFileSync(join(copy, 'shell/routes.ts'), 'utf8');
  const list = 'export const routes: readonly Route[] = [\n';
  expect(routes).toContain(list);
  write('shell/routes.ts', routes.replace(list, `${list}${route}\n`));
  // The bank: its only file, its colours, its content and its words.
  const [, bank = ''] = /Write `bank.json` with `(.*?)`/.exec(readme('demo')) ?? [];
  const theme = { light: { leaf: '#7a1f5c', 'leaf-deep': '#5c1646', 'on-leaf': '#ffffff' } };
  write('our-bank/bank.json', JSON.stringify({ ...JSON.parse(bank), theme }));
  write('our-bank/content/tips.json', /^ +`(\{ "English": \[.*\})`/m.exec(widgets)?.[1] ?? '');
  write('our-bank/strings.json', JSON.stringify({ tips: { English: { heading: 'Stay safe' } } }));
  run('node', 'widgets/build/build.mjs');
  const server = spawn('node', ['dist/server/main.js'], { cwd: copy, env: { ...env, PORT: '0' } });
  origin = await addressOf(server);
  return () => server.kill();
});

describe('a newcomer who follows the text', () => {
  it('adds a widget, which keeps the rules of all', () => {
    const options = ['--config', 'tests/vitest.config.ts', '--project', 'preact', '--reporter', 'verbose'];
    const lines = run('npx', 'vitest', 'run', ...options, 'every-widget').split('\n');
    expect(lines.filter((line) => line.includes("widgets/'tips'")).length).toBeGreaterThan(10);
  });

  it('finds it in the gallery and in the description of the backend', async () => {
    expect(await page('/gallery/tips')).toContain('One tip');
    expect(await page('/openapi.json')).toContain('"summary":"Tips"');
  });

  it.each([
    ['en', 'Tips', 'Stay safe', 'Keep your PIN secret'],
    ['id', 'Kiat', 'Kiat', 'Rahasiakan PIN Anda'],
  ])('adds a page, with the bank’s content and words (%s)', async (lang, title, heading, tip) => {
    const html = await page(`/tips?lang=${lang}`);
    expect(html).toContain(`<title>${title} | Bank Melati</title>`);
    expect(html).toContain(`>${heading}</h2>`);
    expect(html).toContain(tip);
    expect(await page('/sitemap.xml')).toContain(`/tips?lang=${lang}`);
  });

  it('changes the bank: its name, its colours, and no problem is found in its folder', async () => {
    const tips = await page('/tips?lang=en');
    expect(tips).toContain('--serambi-leaf:#7a1f5c');
    expect(tips).not.toContain('Bank Serambi');
    const options = { cwd: copy, env, encoding: 'utf8' } as const;
    const { stdout } = spawnSync('node', ['shell/server/start/run.mjs', 'check', 'our-bank'], options);
    expect(stdout).toMatch(/\d/);
    expect(stdout).not.toMatch(/tips|bank\.json|strings\.json/);
  });
});
