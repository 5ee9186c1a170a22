import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strings } from 'serambi:strings';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { folderSchemas } from '../../../../../shell/server/description/folder-schemas';
import { appOf } from '../../../../support/app';

const project = join(import.meta.dirname, '../../../../..');
const read = (file: string): Record<string, unknown> => JSON.parse(readFileSync(join(project, file), 'utf8'));

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
const checked = Object.fromEntries(Object.entries(folderSchemas).map(([name, make]) => [name, ajv.compile(make())]));
const mistakesIn = (name: string, value: unknown) => {
  checked[name]?.(value);
  return ajv.errorsText(checked[name]?.errors, { dataVar: name });
};
const none = 'No errors';

describe('the schemas of a bank’s folder', () => {
  it('accept the folders that there are, and the key by which an editor finds the schema', () => {
    for (const folder of ['demo', 'tests/banks/cakrawala', 'tests/banks/oddities']) {
      const files = readdirSync(join(project, folder));
      for (const name of Object.keys(folderSchemas)) {
        // Only the tolerant server accepts the oddities.
        if (!files.includes(`${name}.json`) || (folder.endsWith('oddities') && name === 'bank')) continue;
        const $schema = `https://bank.example/schemas/${name}.json`;
        expect(mistakesIn(name, { $schema, ...read(`${folder}/${name}.json`) }), `${folder} ${name}`).toBe(none);
      }
    }
  });

  it('refuse unknown keys, widgets, labels and forms of facts', () => {
    expect(mistakesIn('bank', { name: 'Bank', nmae: 'Bank' })).toContain('additional properties');
    expect(mistakesIn('bank', {})).toContain("required property 'name'");
    expect(mistakesIn('bank', { name: 'Bank', disabledPages: ['/nowhere'] })).toContain('allowed values');
    expect(mistakesIn('strings', { fqa: {} })).toContain('additional properties');
    expect(mistakesIn('strings', { faq: { English: { nothing: 'x' } } })).toContain('additional properties');
    expect(mistakesIn('facts', { 'Bi-Fast': 1 })).toContain('additional properties');
    expect(mistakesIn('facts', { fee: { day: '31/12/2026' } })).not.toBe(none);
    expect(mistakesIn('search', { English: { synonyms: [['one']] } })).toContain('fewer than 2');
  });

  it('accept all labels of the product, whose words an editor offers', () => {
    expect(mistakesIn('strings', strings)).toBe(none);
    const [name = '', file] = Object.entries<{ English: object }>(strings)[0] ?? [];
    const [key = '', label] = Object.entries(file?.English ?? {}).find(([, each]) => typeof each === 'string') ?? [];
    expect(folderSchemas.strings()).toMatchObject({
      properties: { [name]: { properties: { English: { properties: { [key]: { default: label } } } } } },
    });
  });

  it('say what each key of bank.json means', () => {
    for (const [key, each] of Object.entries(folderSchemas.bank().properties ?? {})) {
      expect(Object(each).description, key).toMatch(/\.$/);
    }
  });
});

it('answers tools and editors of any origin, and caches', async () => {
  const app = await appOf();
  const paths = ['/openapi.json', ...Object.keys(folderSchemas).map((name) => `/schemas/${name}.json`)];
  for (const path of paths) {
    const answer = await app.request(path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300');
    expect(Object.keys(await answer.json())).toContain(path === '/openapi.json' ? 'openapi' : '$schema');
    const headers = { 'If-None-Match': answer.headers.get('ETag') ?? '' };
    expect((await app.request(path, { headers })).status).toBe(304);
  }
  expect((await app.request('/schemas/nothing.json')).status).toBe(404);
});
