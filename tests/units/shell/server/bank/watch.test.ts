import { execFileSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readFolder } from '../../../../../shell/server/bank/folder';
import { watchBank } from '../../../../../shell/server/bank/watch';
import { recordedLog } from '../../../../support/log';
import { newFolder } from '../../../../support/until-finished';

let folder: string;
let stop: AbortController;
beforeEach(async () => {
  folder = newFolder();
  await mkdir(join(folder, 'public'));
  await write('bank.json', { name: 'Bank Satu' });
  stop = new AbortController();
  onTestFinished(() => stop.abort());
});

const write = (name: string, value: unknown) =>
  writeFile(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));

/** With short pauses. */
async function watch() {
  const bankFile = join(folder, 'bank.json');
  const product = { labels: { faq: { English: { contact: 'Contact' } } }, parameters: [] };
  const { site } = readFolder(bankFile, product);
  if (!site) throw new Error('The folder has mistakes');
  const sites = [site];
  const { log, lines } = recordedLog();
  const onFile = vi.fn();
  const onSite = (changed: typeof site) => sites.push(changed);
  const timing = { interval: 20, signal: stop.signal };
  const notes = await watchBank({ bankFile, product, site, log, onSite, onFile, ...timing });
  // The files are read once after the start.
  await until(() => expect(onFile).toHaveBeenCalled());
  onFile.mockClear();
  return { sites, onFile, lines, notes };
}
const until = (condition: () => void) => vi.waitFor(condition, { timeout: 5_000, interval: 20 });

describe('a bank’s folder that is watched', () => {
  it('stays as it is without a change', async () => {
    const { sites, lines, notes } = await watch();
    expect([sites.length, lines, notes()]).toEqual([1, [], []]);
  });

  it('shows a search.json that is new', async () => {
    const { sites, lines } = await watch();
    await write('search.json', { English: { popular: ['PIN'] } });
    await until(() => expect(sites).toHaveLength(2));
    expect(lines).toMatchObject([{ event: 'bank', shown: 'changed' }]);
  });

  it('shows a file of public/ that is new or changed, by which content names its pictures', async () => {
    const { sites } = await watch();
    await write('public/a.svg', '<svg/>');
    await until(() => expect(sites).toHaveLength(2));
    await write('public/a.svg', '<svg>2</svg>');
    await until(() => expect(sites).toHaveLength(3));
    expect(sites[2]).toEqual(sites[0]);
    expect(sites[2]?.facts).not.toBe(sites[0]?.facts);
  });

  const files = ['content/profile.json', 'backend.mjs', 'bank.json'];
  it.each(files)('says that %s has changed, right or wrong', async (name) => {
    const { sites, onFile } = await watch();
    await mkdir(join(folder, 'content'), { recursive: true });
    await write(name, '{');
    await until(() => expect(onFile).toHaveBeenCalled());
    expect(sites).toHaveLength(1);
  });

  it('shows the last right one while there are mistakes, and names all of them in the log and for /readyz', async () => {
    const { sites, lines, notes } = await watch();
    await write('bank.json', { name: 'Bank Dua', menuu: [], phones: 1 });
    const expected = ['bank.json phones: expected a list, found 1', 'bank.json menuu: unknown key, did you mean menu?'];
    await until(() => expect(notes()).toEqual(expected));
    expect(sites).toHaveLength(1);
    expect(lines).toMatchObject(
      expected.map((reason) => ({ level: 'warn', event: 'bank', shown: 'last right one', reason })),
    );
    await write('bank.json', { name: 'Bank Tiga' });
    await until(() => expect(sites[1]?.bank.name).toBe('Bank Tiga'));
    expect(notes()).toEqual([]);
  });

  it('shows what is right beside a wrong file, which keeps its last right value', async () => {
    await write('strings.json', { faq: { English: { contact: 'Write' } } });
    const { sites, notes } = await watch();
    await write('strings.json', { faq: { English: { contat: 'Call' } } });
    await until(() => expect(notes()).toHaveLength(1));
    await write('bank.json', { name: 'Bank Dua' });
    await until(() => expect(sites).toHaveLength(2));
    expect(sites[1]).toMatchObject({ bank: { name: 'Bank Dua' }, labels: { faq: { English: { contact: 'Write' } } } });
    expect(notes()).toHaveLength(1);
    await write('bank.json', '{');
    await until(() => expect(notes()).toHaveLength(2));
    await write('strings.json', { faq: { English: { contact: 'Call' } } });
    await until(() => expect(sites).toHaveLength(3));
    expect(sites[2]).toMatchObject({ bank: { name: 'Bank Dua' }, labels: { faq: { English: { contact: 'Call' } } } });
  });

  it('shows a change also while another file keeps changing', async () => {
    const { sites } = await watch();
    let count = 0;
    // By renaming, so that the file is never read half written.
    const busy = setInterval(() => {
      writeFileSync(`${folder}.next`, JSON.stringify({ English: { popular: [`PIN ${count++}`] } }));
      renameSync(`${folder}.next`, join(folder, 'search.json'));
    }, 20);
    await write('bank.json', { name: 'Bank Dua' });
    await until(() => expect(sites.at(-1)?.bank.name).toBe('Bank Dua')).finally(() => clearInterval(busy));
  });

  it('is not held up by links that lead back', async () => {
    for (const name of ['one', 'two']) await symlink('.', join(folder, 'public', name));
    const { sites } = await watch();
    await write('bank.json', { name: 'Bank Dua' });
    await until(() => expect(sites).toHaveLength(2));
  });

  it('is not held up by a pipe in the place of a file', async () => {
    const { notes } = await watch();
    execFileSync('sh', ['-c', 'mkfifo "$0"', join(folder, 'facts.json')]);
    await until(() => expect(notes()).toEqual(['facts.json: is no file']));
  });

  it('follows an editor that replaces files, and a link that is changed to another folder', async () => {
    const { sites } = await watch();
    await write('bank.json~', { name: 'Bank Dua' });
    await rename(join(folder, 'bank.json~'), join(folder, 'bank.json'));
    await until(() => expect(sites.at(-1)?.bank.name).toBe('Bank Dua'));
    await write('next.json', { name: 'Bank Tiga' });
    await symlink('next.json', join(folder, 'link'));
    await rename(join(folder, 'link'), join(folder, 'bank.json'));
    await until(() => expect(sites.at(-1)?.bank.name).toBe('Bank Tiga'));
  });

  it('waits until a file is written, so that a half of it is no mistake', async () => {
    const { sites, notes, lines } = await watch();
    const warnings = () => lines.filter(({ level }) => level === 'warn').length;
    const writeWhole = async (name: string) => {
      await write('bank.json', { name });
      await until(() => expect(sites.at(-1)?.bank.name).toBe(name));
    };
    // A very busy machine may see a half-written file for 100 ms, or take 2 s: it tries again.
    for (let round = 1, isTooSlow = true; isTooSlow; round++) {
      await writeWhole(`Before ${round}`);
      const warned = warnings();
      const begun = performance.now();
      isTooSlow = false;
      for (let length = 1; length <= 300; length++) {
        const start = performance.now();
        await write('bank.json', `{"name":"${'x'.repeat(length)}`);
        isTooSlow ||= start - begun > 1_500 || performance.now() - start > 50;
      }
      await writeWhole(`After ${round}`);
      if (!isTooSlow) expect(warnings()).toBe(warned);
    }
    expect(notes()).toEqual([]);
  });

  it('is read again after the start, as it may have changed meanwhile', async () => {
    const watching = watch();
    await write('bank.json', { name: 'Bank Dua' });
    const { sites } = await watching;
    await until(() => expect(sites.at(-1)?.bank.name).toBe('Bank Dua'));
  });
});
