import { commonFields, descriptions } from 'serambi:descriptions';
import { examples } from 'serambi:examples';
import type { Content } from '../../../widgets/runtime/content/content';
import { byLanguage, normalizeContent } from '../../../widgets/runtime/content/normalize';
import { isObject } from '../../../widgets/runtime/core/is-object';
import { parameter } from '../../../widgets/runtime/core/path';
import { contentAt, contentPatterns, type Widgets, writtenOut } from '../content/paths';
import { inEachLanguage } from '../core/in-each-language';
import { mapDefined } from '../core/map-values';
import { blockSchema, type Described, type JsonSchema } from './block-schema';

export interface DescribedPath extends Described {
  /** Limited parameters expanded: `/api/news/news`. */
  all: readonly string[];
  parameters: readonly { name: string; values?: readonly string[] }[];
  example: Content;
}

const maxItems = 2;

function fitted(value: unknown, { properties, items, additionalProperties: values }: JsonSchema): unknown {
  if (Array.isArray(value)) return value.slice(0, maxItems).map((each) => fitted(each, items ?? {}));
  if (typeof value !== 'object' || value === null) return value;
  return mapDefined({ ...value }, (each, name) => {
    const schema = properties?.[name] ?? (typeof values === 'object' ? values : undefined);
    return schema && fitted(each, schema);
  });
}

const filled = (block: unknown, other: unknown): unknown =>
  isObject(block) && isObject(other) ? { ...other, ...block } : (block ?? other);

const nameOf = (path: string): string =>
  path
    .replace(/^\/api\//, '')
    .replace(parameter, '')
    .replace(/(?:^|[^a-z\d]+)([a-z\d]?)/g, (_, letter: string) => letter.toUpperCase());

async function describe(pattern: string, widgets: Widgets): Promise<DescribedPath> {
  const meaning = descriptions.find(({ path }) => path === pattern);
  const all = writtenOut(pattern);
  const block = contentAt((all[0] ?? '').replace(parameter, 'x'), widgets)?.block;
  if (!meaning || !block) throw new Error(`${pattern}: has no description`);
  const { title, about, fields = {}, added = [], example } = meaning;

  const schema = blockSchema(block.shape, (at, name) => {
    if (added.includes(at)) return undefined;
    const inParent = at.split('.').slice(-2).join('.');
    const found = fields[at] ?? fields[inParent] ?? commonFields[inParent] ?? fields[name] ?? commonFields[name];
    if (found === undefined) throw new Error(`${pattern} ${at}: has no description`);
    return found;
  });

  const loaded = await Promise.all(block.widgets.map(async ({ name }) => (await examples[name]?.())?.examples ?? {}));
  const given = example
    ? [{ English: example[0], Indonesia: example[1] }]
    : loaded.map((each) => Object.values(each).find(({ content }) => content)?.content);
  const merged = inEachLanguage((language) =>
    given.map((each) => byLanguage(each)[language]).reduce(filled, undefined),
  );
  const { content } = normalizeContent(block.shape, merged);
  return {
    path: pattern.replace(parameter, '{$1}'),
    all,
    parameters: [...pattern.matchAll(parameter)].map(([, name = '', values]) => ({
      name,
      ...(values && { values: values.split('|') }),
    })),
    name: nameOf(pattern),
    title,
    about,
    schema,
    example: inEachLanguage((language) => fitted(content[language], schema)),
  };
}

export async function describedPaths(widgets: Widgets): Promise<readonly DescribedPath[]> {
  const described = await Promise.all(contentPatterns(widgets).map((pattern) => describe(pattern, widgets)));
  return described.sort((one, other) => (one.path < other.path ? -1 : 1));
}
