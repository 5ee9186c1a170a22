/** What the gallery knows of the widgets. It comes from their definitions, examples and documentation, and from the build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examples as loaders } from 'serambi:examples';
import type { Widget } from '../../../widgets/runtime/element/definition';
import type { Example } from '../../../widgets/runtime/element/examples';
import { theme } from '../../../widgets/runtime/styles/theme';
import type { Script } from './snippet';

export interface Documented {
  name: string;
  description: string;
}

export interface Attribute extends Documented {
  /** What it may be, where that is a list; other values can be tried but are not for use. */
  values?: readonly string[];
  /** Values that examples use. */
  used: readonly string[];
}

export interface Entry {
  name: string;
  tag: string;
  description: string;
  /** Own attributes, beside the common ones. */
  attributes: readonly Attribute[];
  slots: readonly Documented[];
  parts: readonly Documented[];
  properties: readonly Documented[];
  events: readonly Documented[];
  examples: ReadonlyMap<string, Example>;
  /** It asks a backend for something, so that it can also wait for it and do without it. */
  asks: boolean;
  script: Script;
}

/** The part of a custom elements manifest that is used here. */
interface Declaration {
  tagName?: string;
  description?: string;
  attributes?: { name: string; description?: string; type?: { text: string } }[];
  slots?: Partial<Documented>[];
  cssParts?: Partial<Documented>[];
  cssProperties?: Partial<Documented>[];
  events?: Partial<Documented>[];
}

interface Manifest {
  modules?: { declarations?: Declaration[] }[];
}

/** What is written about the widgets, by tag. */
export type Documentation = ReadonlyMap<string, Declaration>;

/** The part of the build's own manifest that is used here: files by their paths. */
interface Delivery {
  version?: string;
  files?: Record<string, { integrity?: string }>;
}

/** A build without the file has less to show, and nothing fails. */
function readJson<Shape>(dist: string, file: string): Shape | undefined {
  try {
    return JSON.parse(readFileSync(join(dist, file), 'utf8'));
  } catch {
    return undefined;
  }
}

/** The documentation of a build's widgets, by tag. */
export function readDocumentation(dist: string): Documentation {
  const { modules = [] } = readJson<Manifest>(dist, 'custom-elements.json') ?? {};
  const declarations = modules.flatMap(({ declarations = [] }) => declarations);
  return new Map(
    declarations.flatMap((declaration) => (declaration.tagName ? [[declaration.tagName, declaration]] : [])),
  );
}

/** Values that the documentation gives an attribute, such as `'news'|'event'`. */
export function valuesOf(declaration: Declaration | undefined, attribute: string): readonly string[] | undefined {
  const type = declaration?.attributes?.find(({ name }) => name === attribute)?.type?.text;
  const parts = type?.split('|').map((part) => /^\s*['"](.*)['"]\s*$/.exec(part)?.[1]);
  return parts?.length && parts.every((part) => part !== undefined) ? parts : undefined;
}

const common = theme.map(({ name }) => `--serambi-${name}`);

const documented = (list: Partial<Documented>[] = []): Documented[] =>
  list.map(({ name = '', description = '' }) => ({ name, description }));

export async function catalogue(
  widgets: ReadonlyMap<string, Widget>,
  documentation: Documentation,
  dist: string,
): Promise<ReadonlyMap<string, Entry>> {
  const { version, files = {} } = readJson<Delivery>(dist, 'widgets/manifest.json') ?? {};
  const entries = await Promise.all(
    [...widgets.values()].map(async (widget): Promise<Entry> => {
      const { name } = widget;
      const tag = `serambi-${name}`;
      const declaration = documentation.get(tag);
      const examples = new Map(Object.entries((await loaders[name]?.())?.examples ?? {}));
      const file = files[`standalone/${name}.js`];
      return {
        name,
        tag,
        description: declaration?.description ?? examples.get('usual')?.about ?? '',
        attributes: (widget.attributes ?? []).map((attribute) => {
          const values = valuesOf(declaration, attribute);
          const used = [...examples.values()].flatMap(({ attributes = {} }) => attributes[attribute] ?? []);
          const described = declaration?.attributes?.find(({ name }) => name === attribute)?.description ?? '';
          return { name: attribute, description: described, used: [...new Set(used)], ...(values && { values }) };
        }),
        slots: documented(declaration?.slots),
        parts: documented(declaration?.cssParts),
        properties: documented(declaration?.cssProperties).filter(({ name }) => !common.includes(name)),
        events: documented(declaration?.events),
        examples,
        asks: Boolean(widget.content) || Boolean(declaration?.events?.some(({ name }) => name === 'serambi:submitted')),
        // One file, so that its integrity is that of all the code; of one release, so that it stays so.
        script: file?.integrity
          ? { path: `/v${version}/standalone/${name}.js`, integrity: file.integrity }
          : { path: `/widgets/${name}.js` },
      };
    }),
  );
  return new Map(entries.sort((a, b) => a.name.localeCompare(b.name)).map((entry) => [entry.name, entry]));
}
