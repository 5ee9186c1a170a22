import { definitionOf, inProject, widgetNames } from '../project.mjs';
import { bundleEntry } from './bundle-entries.mjs';

/** What each virtual module imports of a widget. */
const modules = {
  'serambi:widgets': definitionOf,
  'serambi:bundles': bundleEntry,
  'serambi:examples': (name) => inProject(`widgets/${name}/${name}.examples.ts`),
};

/**
 * The modules `serambi:widgets`, `serambi:bundles` and `serambi:examples`: every widget's name with a function that imports
 * its definition, its bundle or its examples.
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
      const entries = widgetNames.map((name) => `'${name}': () => import(${JSON.stringify(modules[source](name))}),`);
      return `export const ${list} = {\n${entries.join('\n')}\n};`;
    },
  };
}
