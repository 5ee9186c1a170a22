/** `types/backend.d.ts`: TypeScript types of a backend's answers and requests. */
import type { JsonSchema } from '../../../shell/server/description/block-schema';
import { answer, forms, refusal } from '../../../shell/server/description/forms';
import type { DescribedPath } from '../../../shell/server/description/paths';

export const comment = (text: string | undefined, indent = '') =>
  text ? `${indent}/** ${text.replaceAll('*/', '* /')} */\n` : '';

const names: Partial<Record<string, string>> = { integer: 'number' };

function typeOf(schema: JsonSchema, indent = ''): string {
  const { type, enum: values, items, properties, required = [], additionalProperties } = schema;
  if (values) return values.map((each) => JSON.stringify(each)).join(' | ');
  if (items) {
    const item = typeOf(items, indent);
    return items.enum || Array.isArray(items.type) ? `(${item})[]` : `${item}[]`;
  }
  if (typeof additionalProperties === 'object') return `Record<string, ${typeOf(additionalProperties, indent)}>`;
  if (!properties)
    return [type ?? 'unknown']
      .flat()
      .map((each) => names[each] ?? each)
      .join(' | ');
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(([name, field]) => {
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
    const optional = required.includes(name) ? '' : '?';
    return `${comment(field.description, inner)}${inner}${key}${optional}: ${typeOf(field, inner)};\n`;
  });
  return `{\n${fields.join('')}${indent}}`;
}

function declaration(name: string, about: string, schema: JsonSchema): string {
  const text = typeOf(schema);
  const isObject = text.startsWith('{') && text.endsWith('}');
  return `${comment(about)}export ${isObject ? `interface ${name} ${text}` : `type ${name} = ${text};`}\n`;
}

/** An interface's key: a path, or a template type for a path with parameters. */
const keyOf = (path: string): string =>
  path.includes(':') ? `[path: \`${path.replace(/:\w+/g, () => '$' + '{string}')}\`]` : `'${path}'`;

export const backendTypes = (
  paths: readonly DescribedPath[],
): string => `/** The answers of a bank's backend, and the forms that it receives. */

/** The answer of a content path. */
export interface Content<Block> {
  English: Block;
  Indonesia: Block;
}

${paths.map(({ name, about, schema }) => declaration(name, about, schema)).join('\n')}
/** The answer of each content path. */
export interface Backend {
${paths.flatMap(({ all, name }) => all.map((path) => `  ${keyOf(path)}: Content<${name}>;`)).join('\n')}
}

${forms.map(({ name, about, schema }) => declaration(name, about, schema)).join('\n')}
${declaration('Answer', 'The answer to a form.', answer)}
${declaration('Refusal', 'The answer to a form with wrong fields, with status 422.', refusal)}
/** The body of each form. */
export interface Forms {
${forms.map(({ path, name }) => `  '${path}': ${name};`).join('\n')}
}
`;
