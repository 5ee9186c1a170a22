/** A widget's public contract: what all widgets share, and the JSDoc above its definition. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { defaultOf, theme as properties } from '../../runtime/styles/theme';
import type { Widget } from '../../runtime/widget/definition';
import { project } from './built-files';

interface Described {
  name: string;
  description: string;
}

export interface Attribute extends Described {
  /** A TypeScript type. */
  type: string;
  values: string[];
}

export interface Contract {
  name: string;
  tag: string;
  className: string;
  description: string;
  attributes: Attribute[];
  slots: Described[];
  events: (Described & { type: string })[];
  parts: Described[];
  properties: (Described & { default?: string })[];
}

/** Attributes of every widget, which a widget's own JSDoc may describe in more detail. */
const commonAttributes: Record<string, string> = {
  api: "{string} api - Backend base address; the page configuration's when unset, else the page's own origin",
  site: "{string} site - Origin of the links; default: the page configuration's, else the page's own",
  language: "{'English'|'Indonesia'} language - Language of the widget; default: the page's",
  heading:
    "{'none'|'2'|'3'|'4'} heading - Level of the widget's first heading, which the others follow; `none` hides it",
  hero: "{'none'} hero - `none`: without the header with a large picture",
  limit: '{string} limit - Most items of a list, 1 to 99',
  source:
    '{string} source - Added to links to the bank as `utm_source`: up to 60 letters, digits, dots, hyphens and underscores',
  target: "{'_blank'|'_top'} target - Where links to the bank open",
};

/** Events of every widget; `error` only of those with required content. */
const ready = 'serambi:ready - The content is shown';
const error = 'serambi:error - The content could not be loaded; `detail.message` says why';

/** Properties of every widget that are not attributes. */
export const readings = [
  {
    name: 'status',
    type: "'loading' | 'ready' | 'empty' | 'error'",
    description: 'State of the content; `empty`: it shows nothing',
  },
  {
    name: 'ready',
    type: 'Promise<void>',
    description: 'Resolves when content is first shown; never rejects',
  },
] as const;

const theme = properties.map((property) => ({
  name: `--serambi-${property.name}`,
  description: property.about,
  default: defaultOf(property),
}));

const described = (text: string): Described => {
  const [name = '', description = ''] = text.split(/\s+-\s+([\s\S]*)/);
  return { name, description: description.replace(/\s+/g, ' ') };
};

function attribute(text: string): Attribute {
  const [, type = 'string', rest = ''] = /^\{(.*?)\}\s+([\s\S]*)$/.exec(text) ?? [];
  const values = [...type.matchAll(/'([^']+)'/g)].map(([, value = '']) => value);
  return { ...described(rest), type: type.replaceAll('|', ' | '), values };
}

const action = {
  name: 'serambi-action',
  description: 'A visitor opens an answer, chooses a tab, follows a link or has sent a form; it bubbles',
  type: 'CustomEvent<SerambiAction>',
};

/** A widget's own description replaces the common one of the same name. */
const withCommon = <Each extends Described>(own: Each[], common: Each[]): Each[] => [
  ...own,
  ...common.filter(({ name }) => !own.some((each) => each.name === name)),
];

const root = { name: 'root', description: 'The whole widget' };

export function contractOf({ name, content, isConfidential }: Widget): Contract {
  const file = join(project, 'widgets', name, `${name}.widget.ts`);
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const definition = source.statements.find(ts.isExportAssignment);
  if (!definition) throw new Error(`${file} has no default export`);
  const comments = ts.getJSDocCommentsAndTags(definition).filter(ts.isJSDoc);
  const tags = (tag: string) =>
    ts
      .getJSDocTags(definition)
      .filter(({ tagName }) => tagName.text === tag)
      .map(({ comment }) => (ts.getTextOfJSDocComment(comment) ?? '').trim());

  const path = content && !content.isOptional ? content.path : undefined;
  const api =
    typeof path === 'string' && `{string} api - Base address of the backend; the content comes from \`${path}\``;
  const attributes = tags('attr').map(attribute);
  const common = Object.values({ ...commonAttributes, ...(api && { api }) }).map(attribute);
  const events = withCommon(tags('event').map(described), (path ? [ready, error] : [ready]).map(described));
  return {
    name,
    tag: `serambi-${name}`,
    className: `Serambi${name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}Element`,
    description: comments
      .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
      .join('\n')
      .replace(/\s+/g, ' '),
    attributes: withCommon(attributes, common),
    slots: tags('slot').map(described),
    events: events
      .flatMap((event) => {
        const detail = event.name === 'serambi:error' ? '{ message: string; status?: number }' : 'unknown';
        const type = `CustomEvent<${detail}>`;
        const dashed = event.name.replace(':', '-');
        return [
          { ...event, type },
          { name: dashed, description: `The same as \`${event.name}\`, for templates without colons`, type },
        ];
      })
      .concat(isConfidential ? [] : [action]),
    parts: withCommon(tags('csspart').map(described), [root]),
    properties: [...tags('cssproperty').map(described), ...theme],
  };
}
