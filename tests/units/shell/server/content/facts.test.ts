// @vitest-environment node
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFacts, fillFacts, readFacts } from '../../../../../shell/server/content/facts';
import { fileContent } from '../../../../../shell/server/content/file-content';
import { createLog } from '../../../../../shell/server/log';
import { readSite } from '../../../../../shell/server/start/bank';
import { notice, sampleWidgets as widgets } from '../../../../support/sample-content';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serambi-facts-'));
  await mkdir(join(folder, 'content/faq'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const facts = async (known: object | string) => {
  await writeFile(join(folder, 'facts.json'), typeof known === 'string' ? known : JSON.stringify(known));
  return readFacts(folder);
};
const both = (text: string) => JSON.stringify({ English: text, Indonesia: text });
const filled = async (known: object, text: string) => JSON.parse(fillFacts(both(text), await facts(known)));

describe('a fact', () => {
  it.each([
    [2500, 'Rp{{a}}', 'Rp2,500', 'Rp2.500'],
    [4.8, '{{a}} / 5', '4.8 / 5', '4,8 / 5'],
    [0, '{{a}}', '0', '0'],
    [{ number: 3.5, decimals: 2 }, '{{a}}%', '3.50%', '3,50%'],
    ['1500 123', 'tel:{{a}}: {{a}}', 'tel:1500123: 1500\u00a0123', 'tel:1500123: 1500\u00a0123'],
    [{ English: 'five', Indonesia: 'lima' }, '{{a}}{{a}}', 'fivefive', 'limalima'],
    [{ day: '2025-07-01' }, '{{a}}', '1\u00a0July 2025', '1\u00a0Juli 2025'],
  ])('%o is said in each language as people write it', async (a, text, English, Indonesia) => {
    expect(await filled({ a }, text)).toEqual({ English, Indonesia });
  });

  it('is said in the language whose key its text stands below, however deep, and after lists and objects in it', async () => {
    const json = `{ "x": [{"English":{"a":["{{n}}",{"b":"{{n}}"},"{{n}}"],"c":"{{n}}"},"Indonesia":[["{{n}}"],"{{n}}"]}], "n" : "{{n}}"}`;
    const inEnglish = { a: ['1,000', { b: '1,000' }, '1,000'], c: '1,000' };
    expect(JSON.parse(fillFacts(json, await facts({ n: 1000 })))).toEqual({
      x: [{ English: inEnglish, Indonesia: [['1.000'], '1.000'] }],
      n: 1000,
    });
  });

  it('is a number or a day as the configuration needs it where there is no language', async () => {
    const known = await facts({
      fee: 2500,
      day: { day: '2025-07-01' },
      'hot-line': '1500 123',
      'a.b': { English: 'a', Indonesia: 'b' },
    });
    const json = '{"fee":"{{fee}}","day":"{{day}}","phones":["{{hot-line}}"],"all":"at {{hot-line}}"}';
    expect(JSON.parse(fillFacts(json, known))).toEqual({
      fee: 2500,
      day: '2025-07-01',
      phones: ['1500 123'],
      all: 'at 1500 123',
    });
    expect(() => fillFacts('{"name":"{{a.b}}"}', known)).toThrow('{{a.b}} has words for English and Indonesia alone');
  });

  it('leaves all else as it was written, byte for byte', async () => {
    const json = String.raw`{ "English" :"\u00a0{{n}}\"{{n}}\\", "{{n}}":[ 1.0,"\u007b\u007bn}}" ]}`;
    expect(fillFacts(json, await facts({ n: 1 }))).toBe(json.replace('{{n}}\\"{{n}}', '1\\"1'));
    expect(fillFacts('{"a":{"b":{}}}', await facts({}))).toBe('{"a":{"b":{}}}');
  });
});

describe('what is not in order', () => {
  it.each([
    ['{{none}}', '{{none}} is no fact of facts.json'],
    ['{{ n }}', '{{ n }} is no fact of facts.json'],
    ['{{}}', '{{}} is no fact of facts.json'],
    ['{{__proto__}}', '{{__proto__}} is no fact of facts.json'],
    ['{{constructor}}', '{{constructor}} is no fact of facts.json'],
    ['Rp{{n}', '{{ without its }}: "{{n}'],
    [`{{${'x'.repeat(61)}}}`, `{{${'x'.repeat(60)}}} is no fact of facts.json`],
  ])('is named: %s', async (text, message) => {
    const known = await facts({ n: 1 });
    expect(() => fillFacts(both(text), known)).toThrow(message);
  });

  it.each([
    ['[]', 'not an object'],
    ['{', 'JSON'],
    ['{"__proto__":1}', '"__proto__": a name has lower-case letters, digits, dots and dashes'],
    ['{"A b":1}', '"A b": a name has lower-case letters'],
    ['{"a":null}', '"a" must be a number, a text,'],
    ['{"a":[1]}', '"a" must be a number, a text,'],
    ['{"a":{"English":"x"}}', '"a" must be a number, a text,'],
    ['{"a":{"English":"x","Indonesia":1}}', '"a": a text must have 1 to 500 characters'],
    ['{"a":{"day":"2025-02-30"}}', '"a" must be a number, a text,'],
    ['{"a":{"number":1,"decimals":200}}', '"a" must be a number, a text,'],
    ['{"a":1e300}', '"a" must be a number, a text,'],
    ['{"a":"<b>"}', '"a": a text must have 1 to 500 characters, none of < > &'],
    ['{"a":"{{b}}","b":1}', '"a": a text must have 1 to 500 characters, none of < > &'],
    [`{"a":"${'x'.repeat(501)}"}`, '"a": a text must have 1 to 500 characters'],
    [
      JSON.stringify(Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`a${at}`, at]))),
      'has more than 1000 facts',
    ],
  ])('stops the start where it is in the facts: %s', async (json, message) => {
    await expect(facts(json)).rejects.toThrow(message);
    await expect(facts(json)).rejects.toThrow(join(folder, 'facts.json'));
  });

  it('stops the start with the file that it is in: the content, the configuration or the words of search', async () => {
    const known = await facts({ n: 1 });
    await writeFile(join(folder, 'content/faq/all.json'), both('{{fee}}'));
    expect(() => checkFacts(join(folder, 'content'), known)).toThrow(
      `${join(folder, 'content/faq/all.json')}: {{fee}} is no fact of facts.json`,
    );
    const file = join(folder, 'bank.json');
    await writeFile(file, '{"bank":{"name":"{{name}}"}}');
    expect(() => readSite(file, known)).toThrow(`SITE_CONFIG ${file}: {{name}} is no fact of facts.json`);
    await writeFile(file, '{"bank":{"name":"Bank {{n}}","rates":{"early":"{{n}}"}}}');
    expect(readSite(file, known).bank).toMatchObject({ name: 'Bank 1', rates: { early: 1 } });
    await writeFile(join(folder, 'search.json'), '{"English":{"popular":["{{fee}}"]}}');
    expect(() => readSite(file, known)).toThrow('{{fee}} is no fact of facts.json');
  });

  it('does not take the place of what a file said before, and is logged once', async () => {
    const lines: string[] = [];
    const log = createLog('warn', (line) => lines.push(line));
    const known = await facts({ n: 1000 });
    const source = fileContent(join(folder, 'content'), { widgets, facts: () => known, log });
    const file = join(folder, 'content/notice.json');
    const write = async (about: string, at: number) => {
      await writeFile(file, notice(about));
      await utimes(file, at, at);
      return source.read('/api/notice');
    };
    const first = await write('{{n}}', 1);
    expect(first).toMatchObject({ content: { English: { about: '1,000' }, Indonesia: { about: '1.000' } } });
    expect(await write('{{m}}', 2)).toBe(first);
    expect(await source.read('/api/notice')).toBe(first);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        event: 'content',
        path: '/api/notice',
        shown: 'last good',
        reason: 'notice.json: {{m}} is no fact of facts.json',
      },
    ]);
    expect(await write('{{n}}!', 3)).toMatchObject({ content: { English: { about: '1,000!' } } });
  });

  it('is refused before it takes long: many names, braces without end, texts that do not end', async () => {
    const known = await facts({ n: 'x'.repeat(500) });
    expect(() => fillFacts(both('{{n}}'.repeat(10_001)), known)).toThrow('states more than 20000 facts');
    const start = performance.now();
    for (const text of ['{{a'.repeat(15_000), '{'.repeat(39_000), `{{${'\\"'.repeat(500_000)}`]) {
      expect(() => fillFacts(`{"English":"${text}"`, known)).toThrow();
      fillFacts(`{{${'["'.repeat(100_000)}`, known);
    }
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
