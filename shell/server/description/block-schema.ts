/** JSON Schema of a block as a backend should send it. The product accepts more. */
import type { Shape } from '../../../widgets/runtime/content/shape';

export interface JsonSchema {
  $ref?: string;
  description?: string;
  type?: string | readonly string[];
  format?: string;
  pattern?: string;
  contentMediaType?: string;
  enum?: readonly string[];
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  examples?: readonly unknown[];
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  oneOf?: readonly JsonSchema[];
}

/** A content path or a form. */
export interface Described {
  path: string;
  name: string;
  title: string;
  about: string;
  schema: JsonSchema;
  example: object;
}

export type MeaningOf = (at: string, name: string) => string | undefined;

const id: Shape = { kind: 'text' };
const dateTime = String.raw`^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)?)?$`;

const schemas: Record<Shape['kind'], (shape: Shape, at: string, meaningOf: MeaningOf) => JsonSchema> = {
  // In table cells `true` and `false` stand for texts.
  text: ({ yes }) => (yes ? { type: ['string', 'boolean'] } : { type: 'string' }),
  html: () => ({ type: 'string', contentMediaType: 'text/html' }),
  link: () => ({ type: 'string', format: 'uri-reference' }),
  media: () => ({ type: 'string', format: 'uri-reference' }),
  day: () => ({ type: 'string', format: 'date' }),
  dateTime: () => ({ type: 'string', pattern: dateTime }),
  number: () => ({ type: 'number' }),
  flag: () => ({ type: 'boolean' }),
  choice: ({ values = [] }) => ({ type: 'string', enum: values }),
  list({ item, key }, at, meaningOf) {
    if (!item) return { type: 'array', items: {} };
    const essential = [...new Set([...(item.essential ?? []), ...(key ? [key] : [])])];
    return { type: 'array', items: blockSchema({ ...item, essential }, meaningOf, at) };
  },
  record: ({ item }, at, meaningOf) => ({
    type: 'object',
    additionalProperties: item ? blockSchema(item, meaningOf, at) : true,
  }),
  object({ fields = {}, essential = [] }, at, meaningOf) {
    // A backend may send its database ids, even if the product does not show them.
    const described = Object.entries({ id, ...fields }).flatMap(([name, field]) => {
      const where = at ? `${at}.${name}` : name;
      const description = meaningOf(where, name);
      if (description === undefined) return [];
      const ids = name === 'id' ? { type: ['string', 'integer'] } : {};
      return [[name, { description, ...blockSchema(field, meaningOf, where), ...ids }] as const];
    });
    const required = essential.filter((name) => described.some(([each]) => each === name));
    return {
      type: 'object',
      ...(required.length > 0 && { required }),
      properties: Object.fromEntries(described),
      additionalProperties: false,
    };
  },
};

export const blockSchema = (shape: Shape, meaningOf: MeaningOf, at = ''): JsonSchema =>
  schemas[shape.kind](shape, at, meaningOf);
