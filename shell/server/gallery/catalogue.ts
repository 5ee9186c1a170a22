/** Collects the gallery's data on widgets: definitions, examples, documentation, and files of the build. */
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examples as loaders } from 'serambi:examples';
import { theme } from '../../../widgets/runtime/styles/theme';
import type { Widget } from '../../../widgets/runtime/widget/definition';
import type { Example } from '../../../widgets/runtime/widget/examples';
import type { Release } from '../http/releases';
import { withMadeExamples } from './made-examples';
import type { Script } from './snippet';

export interface Documented {
  name: string;
  description: string;
}

export interface Attribute extends Documented {
  values?: readonly string[];
  used: readonly string[];
}

export interface Entry {
  name: string;
  tag: string;
  description: string;
  attributes: readonly Attribute[];
  slots: readonly Documented[];
  parts: readonly Documented[];
  properties: readonly Documented[];
  events: readonly Documented[];
  fields: readonly Documented[];
  examples: ReadonlyMap<string, Example>;
  hasRequests: boolean;
  script: Script;
}

/** The fields of a widget's declaration in `custom-elements.json` that the gallery shows. */
interface Declaration {
  tagName: string;
  description: string;
  attributes: (Documented & { type: { text: string } })[];
  slots: Documented[];
  cssParts: Documented[];
  cssProperties: Documented[];
  events: Documented[];
  members: (Documented & { attribute?: string })[];
}

/** By tag. */
export type Documentation = ReadonlyMap<string, Partial<Declaration>>;

interface Manifest {
  modules: { declarations: Declaration[] }[];
}

export function readDocumentation(dist: string): Documentation {
  const file = join(dist, 'custom-elements.json');
  // A development build has no such file, and the gallery shows less.
  const { modules }: Manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { modules: [] };
  return new Map(modules.flatMap(({ declarations }) => declarations).map((each) => [each.tagName, each]));
}

/** Values of a documented union of strings, such as `'news'|'event'`. */
export function valuesOf(
  declaration: Partial<Declaration> | undefined,
  attribute: string,
): readonly string[] | undefined {
  const type = declaration?.attributes?.find(({ name }) => name === attribute)?.type.text;
  const parts = type?.split('|').map((part) => /^\s*['"](.*)['"]\s*$/.exec(part)?.[1]);
  return parts?.length && parts.every((part) => part !== undefined) ? parts : undefined;
}

const common = theme.map(({ name }) => `--serambi-${name}`);

export async function catalogue(
  widgets: ReadonlyMap<string, Widget>,
  documentation: Documentation,
  release: Pick<Release, 'version' | 'read'>,
): Promise<ReadonlyMap<string, Entry>> {
  const manifest = await release.read('widgets/manifest.json');
  const files: Record<string, { integrity?: string }> = manifest ? JSON.parse(String(manifest)).files : {};
  const pinned = (file: string): Script => {
    const { integrity } = files[file] ?? {};
    return { path: `/v${release.version}/${file}`, ...(integrity && { integrity }) };
  };
  const entries = await Promise.all(
    [...widgets.values()].map(async (widget): Promise<Entry> => {
      const { name } = widget;
      const tag = `serambi-${name}`;
      const declaration = documentation.get(tag);
      const { slots = [], cssParts = [], cssProperties = [], events = [], members = [] } = declaration ?? {};
      const examples = new Map(Object.entries(withMadeExamples(widget, (await loaders[name]?.())?.examples ?? {})));
      const file = `standalone/${name}.js`;
      return {
        name,
        tag,
        description: declaration?.description ?? examples.get('usual')?.about ?? '',
        attributes: (widget.attributes ?? []).map((attribute) => {
          const values = valuesOf(declaration, attribute);
          const used = [...examples.values()].flatMap(({ attributes = {} }) => attributes[attribute] ?? []);
          const { description = '' } = declaration?.attributes?.find(({ name }) => name === attribute) ?? {};
          return { name: attribute, description, used: [...new Set(used)], ...(values && { values }) };
        }),
        slots,
        parts: cssParts,
        properties: cssProperties.filter(({ name }) => !common.includes(name)),
        events,
        fields: members.filter(({ attribute }) => attribute === undefined),
        examples,
        hasRequests: Boolean(widget.content) || events.some(({ name }) => name === 'serambi:submitted'),
        // A standalone file of this release: one integrity value covers all code and stays valid.
        script: files[file]?.integrity
          ? { ...pinned(file), sheet: pinned('widgets/reserve.css') }
          : { path: `/widgets/${name}.js` },
      };
    }),
  );
  return new Map(entries.sort((a, b) => a.name.localeCompare(b.name)).map((entry) => [entry.name, entry]));
}

export interface Download {
  address: string;
  about: string;
  size: number;
  integrity?: string;
}

/** Only files that exist: a development build makes no package. */
export async function downloadsOf({ version, read }: Pick<Release, 'version' | 'read'>): Promise<Download[]> {
  const downloads = [
    [`serambi-${version}.tgz`, 'The package: every widget, in chunks and standalone, with types.'],
    ['custom-elements.json', 'The elements with their attributes, events, parts and properties, for tools.'],
    ['html-custom-data.json', 'The same for editors: the setting `html.customData`.'],
  ].map(async ([file = '', about = '']) => {
    const content = await read(file);
    if (!content) return [];
    const integrity = `sha512-${hash('sha512', content, 'base64')}`;
    const download = { address: `/v${version}/${file}`, about, size: content.length };
    return [file.endsWith('.tgz') ? { ...download, integrity } : download];
  });
  return (await Promise.all(downloads)).flat();
}
