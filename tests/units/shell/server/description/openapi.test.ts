import { commonFields, descriptions } from 'serambi:descriptions';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { contentAt } from '../../../../../shell/server/content/paths';
import type { JsonSchema } from '../../../../../shell/server/description/block-schema';
import { forms } from '../../../../../shell/server/description/forms';
import { openApi } from '../../../../../shell/server/description/openapi';
import { describedPaths } from '../../../../../shell/server/description/paths';
import { checkMessage, checkReport } from '../../../../../shell/server/forms/validation';
import { languages } from '../../../../../widgets/runtime/language/language';
import { widgets } from '../../../../support/content';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

const paths = await describedPaths(widgets);

describe('the description of the backend', () => {
  it('is OpenAPI without errors and warnings', async () => {
    const config = await createConfig({ extends: ['recommended'], rules: { 'info-license': 'off' } });
    const problems = await lintFromString({ source: JSON.stringify(openApi(paths, '1.0.0')), config });
    expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
  });

  it('names every path that the product asks a backend for', () => {
    const all = paths.flatMap((each) => each.all);
    for (const { name, content } of widgets.values()) {
      if (!content || typeof content.path === 'function') continue;
      for (const path of [content.path].flat()) {
        const asked = path.replace(/:\w+\(([^|)]*)[^)]*\)/g, '$1');
        expect(all, name).toContain(asked);
      }
    }
    expect(new Set(paths.map(({ name }) => name)).size).toBe(paths.length);
  });

  it('has the same block for all values of a parameter', () => {
    for (const { all } of paths) {
      const shapes = all.map((path) => contentAt(path.replace(':slug', 'x'), widgets)?.block.shape);
      for (const shape of shapes) expect(shape).toEqual(shapes[0]);
    }
  });

  it('says nothing of fields and paths that there are not', () => {
    const described = new Map(paths.map((each) => [each.all.join(), JSON.stringify(each.schema)]));
    for (const { path: pattern, fields = {}, added = [] } of descriptions) {
      const { all, schema } = paths.find(({ path }) => path === pattern.replace(/:(\w+)(?:\([^)]*\))?/g, '{$1}')) ?? {};
      expect(schema, pattern).toBeDefined();
      for (const text of Object.values(fields))
        expect(described.get(all?.join() ?? ''), pattern).toContain(JSON.stringify(text));
      const shape = contentAt((all?.[0] ?? '').replace(':slug', 'x'), widgets)?.block.shape;
      for (const at of added) {
        const field = at.split('.').reduce((found, name) => {
          const { fields } = found?.item ?? found ?? {};
          return fields?.[name];
        }, shape);
        expect(field, `${pattern} ${at}`).toBeDefined();
      }
    }
  });

  it('uses each common description', () => {
    const all = JSON.stringify(paths.map(({ schema }) => schema));
    for (const text of Object.values(commonFields)) expect(all).toContain(JSON.stringify(text));
  });

  it('has an example of each path, which its own schema accepts', () => {
    for (const { path, schema, example } of paths) {
      const isRight = ajv.compile(schema);
      for (const language of languages) {
        expect(isRight(example[language]), `${path} ${language} ${ajv.errorsText(isRight.errors)}`).toBe(true);
        expect(JSON.stringify(example[language]).length, path).toBeGreaterThan(20);
      }
    }
  });

  it('refuses a text where a date belongs, a missing essential and a wrong type', () => {
    const isRight = ajv.compile(paths.find(({ path }) => path === '/api/promo/all')?.schema ?? {});
    expect(isRight({ dataPromo: [{ slug: 'kopi', expired: '2026-12-31' }] })).toBe(true);
    expect(isRight({ dataPromo: [{ slug: 'kopi', expired: '31/12/2026' }] })).toBe(false);
    expect(isRight({ title: 'Promo' })).toBe(false);
    expect(isRight({ dataPromo: {} })).toBe(false);
    expect(isRight({ dataPromo: [{ slgu: 'kopi' }] })).toBe(false);
    expect(isRight({ dataPromo: [{ slug: 'kopi', slgu: 'kopi' }] })).toBe(false);
    expect(isRight({ dataPromo: [], titel: 'Promo' })).toBe(false);
    expect(isRight({ dataPromo: [{ titleCard: 'Kopi' }] })).toBe(false);
  });

  it('accepts the id of any object, as a backend’s database has it', () => {
    const isRight = ajv.compile(paths.find(({ path }) => path === '/api/inside/all')?.schema ?? {});
    expect(isRight([{ id: 7, title: 'Savings' }])).toBe(true);
  });

  it('has both headers of conditional requests', () => {
    const { parameters, headers } = openApi(paths, '1.0.0').components;
    expect(Object.values(parameters).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['If-None-Match', 'If-Modified-Since']),
    );
    expect(headers).toMatchObject({ ETag: {}, LastModified: {} });
  });
});

describe('the description of the forms', () => {
  const checks = { ContactMessage: checkMessage, WhistleblowingReport: checkReport };
  const isAccepted = async (name: string, values: object) => {
    const check = checks[name as keyof typeof checks];
    return 'values' in (await check(new TextEncoder().encode(JSON.stringify(values))));
  };
  /** Values around the limits that a schema states. */
  const borders = ({ minLength = 0, maxLength, enum: values, maxItems }: JsonSchema, example: unknown) => {
    if (values) return [...values, 'other'];
    if (Array.isArray(example))
      return [[], Array(maxItems).fill(example[0]), Array((maxItems ?? 0) + 1).fill(example[0])];
    const sized = (length: number) => '@'.padEnd(length, 'x').slice(0, Math.max(0, length));
    return [minLength - 1, minLength, maxLength ?? 0, (maxLength ?? 0) + 1].map(sized);
  };

  it('accepts and refuses what the server does', async () => {
    for (const { name, schema, example } of forms) {
      const isRight = ajv.compile(schema);
      const agree = async (values: object) =>
        expect(isRight(values), `${name} ${JSON.stringify(values).slice(0, 300)}`).toBe(await isAccepted(name, values));
      await agree(example);
      expect(isRight(example)).toBe(true);
      for (const [field, each] of Object.entries(schema.properties ?? {})) {
        if (each.pattern?.includes('d{')) continue;
        for (const value of borders(each, Object(example)[field])) await agree({ ...example, [field]: value });
      }
      for (const field of schema.required ?? []) {
        const { [field]: _, ...rest } = example as Record<string, unknown>;
        if (field !== 'attachment') await agree(rest);
      }
    }
    const [contact] = forms;
    for (const phone_number of ['0812345678', '08123456789', '08123456789012', '081234567890123', '0812 3456 789']) {
      const values = { ...contact?.example, phone_number };
      expect(ajv.validate(contact?.schema ?? {}, values), phone_number).toBe(/^\d{11,14}$/.test(phone_number));
    }
  });
});
