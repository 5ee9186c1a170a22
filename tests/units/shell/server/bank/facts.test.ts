import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillFacts, readFacts } from '../../../../../shell/server/bank/facts';
import { newFolder } from '../../../../support/until-finished';

let folder: string;
beforeEach(() => {
  folder = newFolder();
});

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
    [0, 'Rp{{a}}', 'Rp0', 'Rp0'],
    [{ number: 3.5, decimals: 2 }, '{{a}}%', '3.50%', '3,50%'],
    ['1500 123', 'tel:{{a}}: {{a}}', 'tel:1500123: 1500\u00a0123', 'tel:1500123: 1500\u00a0123'],
    [{ English: 'five', Indonesia: 'lima' }, '{{a}}{{a}}', 'fivefive', 'limalima'],
    [{ day: '2025-07-01' }, 'Since {{a}}', 'Since 1\u00a0July 2025', 'Since 1\u00a0Juli 2025'],
  ])('%o is said in each language as people write it', async (a, text, English, Indonesia) => {
    expect(await filled({ a }, text)).toEqual({ English, Indonesia });
  });

  it('is said in the language whose key its text stands below, however deep, and after lists and objects in it', async () => {
    const json = `{ "x": [{"English":{"a":["Rp{{n}}",{"b":"Rp{{n}}"},"Rp{{n}}"],"c":"Rp{{n}}"},"Indonesia":[["Rp{{n}}"],"Rp{{n}}"]}], "n" : "Rp{{n}}"}`;
    const inEnglish = { a: ['Rp1,000', { b: 'Rp1,000' }, 'Rp1,000'], c: 'Rp1,000' };
    expect(JSON.parse(fillFacts(json, await facts({ n: 1000 })))).toEqual({
      x: [{ English: inEnglish, Indonesia: [['Rp1.000'], 'Rp1.000'] }],
      n: 'Rp1000',
    });
  });

  it('is a number or a day where its name stands alone, whatever the language', async () => {
    const words = { English: 'a', Indonesia: 'b' };
    const known = await facts({ fee: 2500, day: { day: '2025-07-01' }, 'hot-line': '1500 123', 'a.b': words });
    const read = (json: string) => JSON.parse(fillFacts(json, known));
    const json = '{"fee":"{{fee}}","day":"{{day}}","phones":["{{hot-line}}"],"all":"at {{hot-line}}"}';
    expect(read(json)).toEqual({ fee: 2500, day: '2025-07-01', phones: ['1500 123'], all: 'at 1500 123' });
    expect(read(both('{{fee}}'))).toEqual({ English: 2500, Indonesia: 2500 });
    expect(read(both('{{day}}'))).toEqual({ English: '2025-07-01', Indonesia: '2025-07-01' });
    expect(read(both('{{a.b}}'))).toEqual(words);
    expect(() => fillFacts('{"name":"{{a.b}}"}', known)).toThrow('{{a.b}} has words for English and Indonesia only');
  });

  it('leaves all else as it is: keys, quotes, numbers and files without names', async () => {
    const json = String.raw`{ "English" :"\u00a0x{{n}}\"{{n}}\\", "{{n}}":[ 1.0, "a" ]}`;
    expect(JSON.parse(fillFacts(json, await facts({ n: 1 })))).toEqual({ English: '\u00a0x1"1\\', '{{n}}': [1, 'a'] });
    expect(fillFacts('{ "a":{"b":{}}}', await facts({}))).toBe('{ "a":{"b":{}}}');
  });

  it('may say a quote, which JSON escapes', async () => {
    expect(await filled({ a: "it's \\ “so”" }, '<i>{{a}}</i>')).toMatchObject({ English: "<i>it's \\ “so”</i>" });
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
    ['[]', 'facts.json: expected an object, found []'],
    ['{', 'facts.json: line 1: Expected property name'],
    ['{"A b":1}', '["A b"]: expected a name of lower-case letters, digits, dots and dashes, found "A b"'],
    ['{"a":null}', 'a: expected a number, a text, { "English", "Indonesia" }'],
    ['{"a":[1]}', 'a: expected a number, a text,'],
    ['{"a":{"English":"x"}}', 'a: expected a number, a text,'],
    ['{"a":{"English":"x","Indonesia":1}}', 'a: expected a number, a text,'],
    ['{"a":{"day":"2025-02-30"}}', 'a.day: expected a day like 2026-11-30, found "2025-02-30"'],
    ['{"a":{"number":1,"decimals":200}}', 'a: expected a number, a text,'],
    ['{"a":1e300}', 'a: expected a smaller number, found 1e+300'],
    ['{"a":"<b>"}', 'a: expected a text without < > & " { }, found "<b>"'],
    ['{"a":"{{b}}","b":1}', 'a: expected a text without < > & " { }, found "{{b}}"'],
    ['{"a":{"English":"<","Indonesia":"x"}}', 'a.English: expected a text without < > & " { }, found "<"'],
    [`{"a":"${'x'.repeat(501)}"}`, 'a: expected a text of at most 500 characters, found "xxx'],
    ['{"a":1,"a":2}', 'a: is there twice'],
  ])('is named where it is in the facts: %s', async (json, message) => {
    await expect(facts(json)).rejects.toThrow(message);
    await expect(facts(json)).rejects.toThrow(join(folder, 'facts.json'));
  });

  // Quadratic time would exceed the test's limit with the longest text.
  it('is refused before it takes long: many facts and names, braces without end, deep values', async () => {
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`a${at}`, at]));
    await expect(facts(many)).rejects.toThrow('facts.json: expected at most 1000 facts');
    const known = await facts({ n: 'x'.repeat(500) });
    expect(() => fillFacts(both('{{n}}'.repeat(10_001)), known)).toThrow('states more than 20000 facts');
    for (const text of ['{{a'.repeat(15_000), '{'.repeat(39_000), `{{${'\\"'.repeat(500_000)}`]) {
      expect(() => fillFacts(`{"English":"${text}"}`, known)).toThrow(/^(?!.*JSON)/);
    }
    const deep = `${'['.repeat(100_000)}"{{n}}"${']'.repeat(100_000)}`;
    expect(() => fillFacts(deep, known)).toThrow('deeper than 100 levels');
  });
});
