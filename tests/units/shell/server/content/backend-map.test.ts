import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backendMap, MapError } from '../../../../../shell/server/content/backend-map';
import { openContent } from '../../../../../shell/server/content/open-content';
import { recordedLog } from '../../../../support/log';
import { sampleWidgets as widgets } from '../../../../support/sample-content';
import { sourceOptions } from '../../../../support/source-options';
import { newFolder, startListener } from '../../../../support/until-finished';

let folder: string;
let file: string;
let written = 0;

beforeEach(async () => {
  folder = newFolder();
  file = join(folder, 'backend.mjs');
});

/** Each time with a later `mtime`. */
async function write(code: string) {
  await writeFile(file, code);
  await utimes(file, 1_700_000_000, 1_700_000_000 + written++);
}

const notice = { path: '/api/notice', pattern: '/api/notice' };
const quick = { loading: 5_000, mapping: 300 };
const apply = (map = backendMap(file, quick), answer: unknown = { a: 1 }) =>
  map.apply(notice, JSON.stringify(answer), 1_000);

describe('backend.mjs', () => {
  it('makes another answer of each answer, by its path, also later', async () => {
    await write('export const map = async (path, answer) => ({ path, ...answer, b: 2 });');
    expect(JSON.parse(await apply())).toEqual({ path: '/api/notice', a: 1, b: 2 });
  });

  it('leaves answers as they are where it is not there', async () => {
    expect(await apply()).toBe('{"a":1}');
  });

  it('is loaded anew when it changes', async () => {
    const map = backendMap(file, quick);
    await write('export const map = () => 1;');
    expect(await apply(map)).toBe('1');
    const before = await map.version();
    await write('export const map = () => 2;');
    expect(await apply(map)).toBe('2');
    expect(await map.version()).not.toBe(before);
  });

  it.each([
    ['throws', 'export const map = () => { throw new TypeError("no field"); };', 'no field'],
    ['throws nothing that is an error', 'export const map = () => { throw null; };', 'null'],
    ['returns nothing', 'export const map = () => {};', 'map returned nothing'],
    ['returns more than an answer may have', 'export const map = () => "x".repeat(1e6);', 'more than 1000 characters'],
    ['loops without end', 'export const map = () => { for (;;); };', 'map takes longer than 300 ms'],
    ['never resolves', 'export const map = () => new Promise(() => {});', 'map takes longer than 300 ms'],
    ['exports no map', 'export const Map = () => 1;', 'exports no function map(path, answer)'],
    ['cannot be parsed', 'export const map = (', 'Unexpected'],
    ['ends its process', 'export const map = () => process.exit(1);', 'has ended its process'],
    [
      'throws nothing that is an error, outside of map',
      'export const map = () => { setTimeout(() => { throw undefined; }); return new Promise(() => {}); };',
      'undefined',
    ],
    [
      'throws an error that cannot be read',
      'export const map = () => { throw { get message() { throw 1; } }; };',
      'an error without words',
    ],
    [
      'takes all memory',
      'export const map = () => { const all = []; for (;;) all.push(new Array(1e6).fill(all)); };',
      '',
    ],
    [
      'fails outside of map',
      'export const map = () => { setTimeout(() => { throw new Error("later"); }); return new Promise(() => {}); };',
      'later',
    ],
  ])('fails alone where it %s, and works once it is right', { timeout: 20_000 }, async (_, code, reason) => {
    const map = backendMap(file, reason ? quick : { ...quick, mapping: 10_000 });
    await write(code);
    const failure = await apply(map).catch((error) => error);
    expect(failure).toBeInstanceOf(MapError);
    expect(failure.message).toContain(reason);
    await write('export const map = () => ({ right: true });');
    expect(await apply(map)).toBe('{"right":true}');
  });

  const throwing = (thrown: string) => `export const map = () => {\n  throw ${thrown};\n};`;
  it.each([
    [
      'in map',
      'export const map = (_, { x }) =>\n\n  x.map(String);',
      /^Cannot read properties of undefined.* at backend\.mjs:3$/,
    ],
    ['while it loads', '\nthrow new Error("early");', /^early.* at backend\.mjs:2$/],
    ['in a text that it parses', '\n\nJSON.parse("{");', /^Expected property name.* at backend\.mjs:3$/],
    ['in its syntax', 'export const map = () => {\n  const a = ;\n};', /^Unexpected token ';' at backend\.mjs:2$/],
    ['at its end', 'export const map = (', /^Unexpected end of input.* at backend\.mjs:1$/],
    [
      'in its imports',
      '\nimport { none } from "node:fs";',
      /^The requested module 'node:fs' does not.* at backend\.mjs:2$/,
    ],
    [
      'outside of map',
      'export const map = () => new Promise(() => {\n  setTimeout(() => { throw new Error("late"); });\n});',
      /^late at backend\.mjs:2$/,
    ],
    ['with a long stack', throwing('Object.assign(new Error("x"), { stack: "\\n/".repeat(1e7) })'), /^x$/],
    ['with a false stack', throwing('Object.assign(new Error("x"), { stack: { toString: () => 1 } })'), /^x$/],
  ])('names the line of an error %s', async (_, code, expected) => {
    await write(code);
    const failure = await apply(backendMap(file, { ...quick, mapping: 2_000 })).catch((error) => error);
    expect(failure.reason).toMatch(expected);
  });

  it.each([
    ['import "./none.mjs"; export const map = 1;', "Cannot find module 'none.mjs' imported from backend.mjs"],
    [
      'import { readFileSync } from "node:fs";\nexport const map = () => readFileSync("/srv/none/here.json");',
      "ENOENT: no such file or directory, open 'here.json' at backend.mjs:2",
    ],
    [throwing('new Error("no /api/promo/all")'), 'no /api/promo/all at backend.mjs:2'],
  ])('names no folder of the machine: %s', async (code, reason) => {
    await write(code);
    await expect(apply()).rejects.toMatchObject({ reason });
  });

  it('serves the other answers when one of them makes it hang', async () => {
    await write('export const map = (path, { hang }) => { while (hang); return 1; };');
    const map = backendMap(file, quick);
    const [hanging, other] = await Promise.allSettled([apply(map, { hang: true }), apply(map, {})]);
    expect([hanging.status, other.status]).toEqual(['rejected', 'fulfilled']);
  });

  it('holds up no other path once an answer of one has made it hang', async () => {
    const map = backendMap(file, quick);
    const offers = Array.from({ length: 3 }, (_, at) => ({ path: `/api/offer/${at}`, pattern: '/api/offer/:slug' }));
    await write('export const map = (path, answer) => { while (path.startsWith("/api/offer/")); return answer; };');
    await apply(map);
    const order: string[] = [];
    const hanging = offers.map((each) => map.apply(each, '1', 10).catch(({ message }) => order.push(message)));
    await apply(map).then(() => order.push('notice'));
    await map.apply({ path: '/api/help', pattern: '/api/help' }, '1', 10).then(() => order.push('help'));
    await Promise.all(hanging);
    const late = 'backend.mjs failed: map takes longer than 300 ms';
    expect(order).toEqual([late, 'notice', 'help', late, late]);
  });

  it('is not blamed for an answer that is no JSON', async () => {
    await write('export const map = () => 1;');
    const failure = await backendMap(file, quick)
      .apply(notice, '{', 10)
      .catch((error) => error);
    expect(failure).toBeInstanceOf(SyntaxError);
  });

  it('knows none of the server’s variables, and writes nothing among its lines', async () => {
    process.env.SERAMBI_TEST_SECRET = 'secret';
    await write('console.log("x"); export const map = () => Object.keys(process.env);');
    expect(await apply()).toBe('[]');
    delete process.env.SERAMBI_TEST_SECRET;
  });
});

describe('a backend with other fields', () => {
  let apiBase: string;
  let answer: { status: number; body: unknown };
  let passed: number;

  beforeEach(async () => {
    passed = 0;
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
    answer = { status: 200, body: { en: 'a' } };
    apiBase = await startListener((_, response) => response.writeHead(answer.status).end(JSON.stringify(answer.body)));
    await mkdir(join(folder, 'content'));
  });
  const { log, lines } = recordedLog('warn');
  const open = (more = {}) =>
    openContent({
      ...sourceOptions,
      widgets,
      apiBase,
      folder: join(folder, 'content'),
      map: backendMap(join(folder, 'backend.mjs')),
      log,
      ...more,
    });
  const mapping = (more = '') =>
    write(`export const map = (path, { en }) => { ${more}; return { English: { about: en + path } }; };`);

  it('is shown through the backend.mjs of its folder', async () => {
    await mapping();
    expect(await open().read('/api/notice')).toMatchObject({ content: { English: { about: 'a/api/notice' } } });
  });

  it('is shown as it was while backend.mjs fails, which is a problem of each block', async () => {
    await mapping();
    const source = open();
    await source.read('/api/notice');
    lines.length = 0;
    await mapping('if (path) throw new Error("no title")');
    await source.renew?.();
    expect(await source.read('/api/notice')).toMatchObject({ content: { English: { about: 'a/api/notice' } } });
    const reason = 'backend.mjs failed: no title at backend.mjs:1';
    const listed = 'backend.mjs failed no title at backend.mjs:1; npm run check lists all';
    expect(lines).toMatchObject([
      { event: 'content-problems', path: '/api/notice', problems: 1, reason: listed },
      { event: 'content', shown: 'last good', reason },
    ]);
    expect(await open().read('/api/notice')).toEqual({ status: 'failed', reason });
  });

  it('is asked again soon after backend.mjs has changed, however long its answers last', async () => {
    await mapping();
    const source = open();
    await source.read('/api/notice');
    await write('export const map = () => ({ English: { about: "new" } });');
    passed += 5_100;
    await vi.waitFor(async () =>
      expect(await source.read('/api/notice')).toMatchObject({ content: { English: { about: 'new' } } }),
    );
  });
});
