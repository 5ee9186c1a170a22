import { mkdir, rename, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { factsOf, noFacts } from '../../../../../shell/server/bank/facts';
import { fileContent } from '../../../../../shell/server/content/file-content';
import type { Problem } from '../../../../../widgets/runtime/content/normalize';
import { recordedLog } from '../../../../support/log';
import { notice, sampleWidgets as widgets } from '../../../../support/sample-content';
import { sourceOptions } from '../../../../support/source-options';
import { newFolder } from '../../../../support/until-finished';

let folder: string;
let logged: ReturnType<typeof recordedLog>;
const reasons = () => logged.lines.map(({ reason }) => reason);
/** Each file is newer than the one before, also within a millisecond. */
let time = 1;
async function write(file: string, text: string) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
  await utimes(join(folder, file), time, time++);
}

beforeEach(async () => {
  folder = join(newFolder(), 'content');
  logged = recordedLog('warn');
  await write('notice.json', notice('a'));
});

const open = (more: Partial<Parameters<typeof fileContent>[1]> = {}) =>
  fileContent(folder, { ...sourceOptions, widgets, report: () => {}, log: logged.log, ...more });
const about = (text: string) => ({ status: 'found', content: { Indonesia: { about: text } } });

describe('content of a folder', () => {
  it('is a file by the path of its API, read again when it has changed', async () => {
    const source = open();
    expect(await source.read('/api/notice')).toMatchObject(about('a'));
    await write('notice.json', notice('b'));
    expect(await source.read('/api/notice')).toMatchObject(about('b'));
    await rm(join(folder, 'notice.json'));
    expect(await source.read('/api/notice')).toEqual({ status: 'missing' });
  });

  it('is read again when another file with the same time takes its place', async () => {
    const source = open();
    await utimes(join(folder, 'notice.json'), 1, 1);
    await source.read('/api/notice');
    await writeFile(join(folder, 'next.json'), notice('b'));
    await utimes(join(folder, 'next.json'), 1, 1);
    await rename(join(folder, 'next.json'), join(folder, 'notice.json'));
    expect(await source.read('/api/notice')).toMatchObject(about('b'));
  });

  it('is normalized: entities are decoded, dates read, and unknown fields left out', async () => {
    await write('notice.json', `\uFEFF${notice('a', { title: 'A &amp; B', changed: '31/12/2026', note: 'x' })}`);
    const answer = await open().read('/api/notice');
    expect('json' in answer && JSON.parse(answer.json)).toEqual({
      normalized: true,
      English: { about: 'a', title: 'A & B', changed: '2026-12-31' },
      Indonesia: { about: 'a', title: 'A & B', changed: '2026-12-31' },
    });
  });

  it('is in a file whose name is the slug, encoded where it is not plain', async () => {
    for (const [slug, file] of [
      ['kopi-pagi_2.0', 'kopi-pagi_2.0'],
      ["jum'at 50%", "jum'at%2050%25"],
      ['a/b', 'a%2Fb'],
      ['é', '%C3%A9'],
    ] as const) {
      await write(`offer/${file}.json`, JSON.stringify({ English: { title: slug } }));
      const answer = await open().read(`/api/offer/${encodeURIComponent(slug)}`);
      expect(answer).toMatchObject({ content: { English: { title: slug } } });
    }
  });

  it('is missing for a slug that is longer than the name of a file may be', async () => {
    expect(await open().read(`/api/offer/${'%F0%9F%98%80'.repeat(100)}`)).toEqual({ status: 'missing' });
  });

  it('names the pictures of the bank by their bytes', async () => {
    await write('public/tea.svg', '<svg/>');
    const offers = ['tea', 'none'].map((name) => ({ slug: name, title: name, link: `/${name}.svg` }));
    await write('offers.json', JSON.stringify({ English: { offers } }));
    const named = [{ link: expect.stringMatching(/^\/tea\.[0-9a-f]{6}\.svg$/) }, { link: '/none.svg' }];
    const source = open({ publicDir: join(folder, 'public') });
    expect(await source.read('/api/offers')).toMatchObject({ content: { English: { offers: named } } });
  });

  it('has facts in the place of their names, and follows them when they change', async () => {
    const feeOf = (fee: string) => factsOf({ fee }, () => {}) ?? noFacts;
    await write('notice.json', notice('{{fee}}'));
    let facts = feeOf('Rp2.500');
    const source = open({ facts: () => facts });
    const first = await source.read('/api/notice');
    expect(first).toMatchObject(about('Rp2.500'));
    expect(await source.read('/api/notice')).toBe(first);
    facts = feeOf('Rp3.000');
    expect(await source.read('/api/notice')).toMatchObject(about('Rp3.000'));
    facts = noFacts;
    expect(await source.read('/api/notice')).toMatchObject(about('Rp3.000'));
  });
});

describe('a wrong file', () => {
  it.each([
    ['no JSON', '{"English":{', /^content\/notice\.json: /],
    ['no object', '[]', /^content\/notice\.json: not an object$/],
    ['empty', ' \n', /^content\/notice\.json: is empty$/],
    [
      'without an essential field',
      notice('-'),
      /^content\/notice\.json: English\.about: essential missing, found none$/,
    ],
    [
      'with an unknown fact',
      notice('{{nothing}}'),
      /^content\/notice\.json: English\.about: essential missing.*unknown fact \{\{nothing\}\} is no fact/,
    ],
  ])('that is %s keeps the last right one, and is logged once', async (_, text, reason) => {
    const source = open();
    await source.read('/api/notice');
    await write('notice.json', text);
    for (let count = 0; count < 3; count++) expect(await source.read('/api/notice')).toMatchObject(about('a'));
    await write('notice.json', text);
    expect(await source.read('/api/notice')).toMatchObject(about('a'));
    expect(reasons()).toEqual([expect.stringMatching(reason), expect.stringMatching(reason)]);
    expect(await source.notes?.()).toEqual({ folder: [reasons()[0]] });
    await write('notice.json', notice('b'));
    expect(await source.notes?.()).toEqual({ folder: [] });
    expect(await source.read('/api/notice')).toMatchObject(about('b'));
  });

  it('fails by its name where there was no right one', async () => {
    await write('notice.json', '"text"');
    const reason = 'content/notice.json: not an object';
    expect(await open().read('/api/notice')).toEqual({ status: 'failed', reason });
  });

  it('of more bytes than a block may have is not read', async () => {
    await write('notice.json', '{}');
    await truncate(join(folder, 'notice.json'), 100_000_000_000);
    const reason = expect.stringContaining('bytes');
    expect(await open().read('/api/notice')).toMatchObject({ status: 'failed', reason });
  });

  it.each([
    ['a folder', (file: string) => mkdir(file)],
    ['a link that leads nowhere', (file: string) => symlink('nothing.json', file)],
  ])('that has become %s keeps the last right one', async (_, replace) => {
    const source = open();
    await source.read('/api/notice');
    await rm(join(folder, 'notice.json'));
    await replace(join(folder, 'notice.json'));
    expect(await source.read('/api/notice')).toMatchObject(about('a'));
    expect(reasons()).toEqual(['content/notice.json: is no file']);
  });

  it.each(['{', notice('-')])('is counted among the problems of its path: %s', async (text) => {
    await write('notice.json', text);
    const found: string[] = [];
    await open({ report: ({ path }, problems) => found.push(path, `${problems.length > 0}`) }).read('/api/notice');
    expect(found).toEqual(['/api/notice', 'true']);
  });

  it('with an unknown fact in one field, or one item, is shown without it, also after a fresh start', async () => {
    const reported: Problem[] = [];
    const source = open({ report: (_, problems) => reported.push(...problems) });
    await write('notice.json', notice('a', { title: 'Rp{{salah}}' }));
    const answer = await source.read('/api/notice');
    expect('json' in answer && JSON.parse(answer.json)).toEqual(
      JSON.parse(`{"normalized":true,${notice('a').slice(1)}`),
    );
    const problems = reported.map(({ at, problem }) => `${at}: ${problem}`);
    expect(problems).toEqual(Array(2).fill('title: unknown fact'));
    const right = { slug: 'a', title: 'A' };
    await write('offers.json', JSON.stringify({ English: { offers: [right, { slug: 'b', title: '{{salah}}' }] } }));
    const offers = [right, { slug: 'b' }];
    expect(await source.read('/api/offers')).toMatchObject({ content: { English: { offers } } });
    expect(reasons()).toEqual([]);
  });

  it('that is right in one language shows that, and does not replace one that was whole', async () => {
    const half = JSON.stringify({ English: { about: 'right' }, Indonesia: { title: 'x' } });
    await write('notice.json', half);
    const source = open();
    expect(await source.read('/api/notice')).toMatchObject({ content: { English: { about: 'right' } } });
    await write('notice.json', notice('b'));
    await source.read('/api/notice');
    await write('notice.json', half);
    expect(await source.read('/api/notice')).toMatchObject(about('b'));
  });
});
