import { existsSync } from 'node:fs';
import { definitionOf, inProject, widgetNames } from '../project.mjs';
import { bundleEntry } from './bundle-entries.mjs';

const pageOf = (name) => inProject(`widgets/${name}/${name}.page.ts`);

/** What each virtual module imports of a widget. */
const modules = {
  'serambi:widgets': definitionOf,
  'serambi:bundles': bundleEntry,
  'serambi:examples': (name) => inProject(`widgets/${name}/${name}.examples.ts`),
  'serambi:pages': pageOf,
};

/**
 * The modules `serambi:widgets`, `serambi:bundles`, `serambi:examples` and `serambi:pages`: every widget's name with a
 * function that imports its definition, its bundle, its examples or, where its folder has one, its page file.
 *
 * @returns {import('rollup').Plugin}
 */
export function widgetLists() {
  return {
    name: 'widget-lists',
    resolveId: (source) => (source in modules ? `\0${source}` : null),
    load(id) {
      const source = id.slice(1);
      if (id[0] !== '\0' || !(source in modules)) return null;
      const [, list] = source.split(':');
      const names = list === 'pages' ? widgetNames.filter((name) => existsSync(pageOf(name))) : widgetNames;
      const entries = names.map((name) => `'${name}': () => import(${JSON.stringify(modules[source](name))}),`);
      return `export const ${list} = {\n${entries.join('\n')}\n};`;
    },
  };
}
