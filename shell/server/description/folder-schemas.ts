/** `/schemas/<name>.json`: JSON Schemas of the files of a bank's folder, for editors. */
import { strings } from 'serambi:strings';
import { z } from 'zod';
import { factsSchema } from '../bank/facts';
import { bankSchemas } from '../bank/schema';
import { searchSchema } from '../bank/search-words';
import { isPlural, pluralForms } from '../bank/strings';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const $schema: JsonSchema = { type: 'string', description: 'Address of this schema, for editors.' };

const ofZod = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input' });

function withSchemaKey(schema: JsonSchema, title: string): JsonSchema {
  return { ...schema, title, properties: { $schema, ...schema.properties } };
}

function facts(): JsonSchema {
  const { propertyNames, additionalProperties, ...schema } = ofZod(factsSchema);
  const pattern = (propertyNames as JsonSchema).pattern ?? '';
  return {
    ...schema,
    patternProperties: { [pattern]: additionalProperties as JsonSchema },
    additionalProperties: false,
  };
}

const pluralForm: JsonSchema = { type: 'string', minLength: 1 };
const plural: JsonSchema = {
  type: 'object',
  required: ['other'],
  properties: Object.fromEntries(pluralForms.map((form) => [form, pluralForm])),
  additionalProperties: false,
};

function labelSchema(label: unknown, isWhole = false): JsonSchema {
  const given = isPlural(label) ? label.other : label;
  if (typeof given === 'string') {
    const text: JsonSchema = { type: 'string', ...(given && { minLength: 1 }) };
    return given.includes('{count}') || isPlural(label)
      ? { anyOf: [text, { $ref: '#/$defs/plural' }], default: label as JsonSchema['default'] }
      : { ...text, default: given };
  }
  if (Array.isArray(label)) {
    const { length } = label;
    return {
      type: 'array',
      prefixItems: label.map((each) => labelSchema(each, true)),
      minItems: length,
      maxItems: length,
    };
  }
  const fields = Object.entries(Object(label));
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, each]) => [name, labelSchema(each, isWhole)])),
    ...(isWhole && { required: fields.map(([name]) => name) }),
    additionalProperties: false,
  };
}

export const folderSchemas = {
  bank: () => withSchemaKey(ofZod(bankSchemas().bank), 'Who the bank is'),
  facts: () => withSchemaKey(facts(), 'Values that several texts share'),
  search: () => withSchemaKey(ofZod(searchSchema), 'Synonyms and popular searches'),
  strings: () =>
    withSchemaKey(
      {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        ...labelSchema(strings),
        $defs: { plural },
      },
      'The bank’s own words for the product’s labels',
    ),
} satisfies Record<string, () => JsonSchema>;
