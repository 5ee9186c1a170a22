import { existsSync, readFileSync } from 'node:fs';
import { definitionOf, inProject, widgetNames } from '../project.mjs';

/** @param {string} kind */
const fileOf = (kind) => (name) => inProject(`widgets/${name}/${name}.${kind}.ts`);

const modules = {
  'serambi:widgets': definitionOf,
  'serambi:examples': fileOf('examples'),
  'serambi:pages': fileOf('page'),
  'serambi:joins': fileOf('server'),
};

/** Not every widget has these files. */
const isOptional = (list) => list === 'pages' || list === 'joins';

const descriptions = 'serambi:descriptions';

/** Widgets' descriptions of their content, for the backend's description. */
function descriptionsModule(context) {
  const files = widgetNames.map((name) => inProject(`widgets/${name}/${name}.fields.json`)).filter(existsSync);
  for (const file of files) context.addWatchFile(file);
  return `export const descriptions = [${files.map((file) => readFileSync(file, 'utf8'))}];`;
}

/**
 * The modules `serambi:widgets`, `serambi:examples`, `serambi:pages` and `serambi:joins`: import functions by widget name.
 * `serambi:descriptions` has all `<name>.fields.json`.
 *
 * @returns {import('rollup').Plugin}
 */
export function widgetLists() {
  return {
    name: 'widget-lists',
    resolveId: (source) => (source in modules || source === descriptions ? `\0${source}` : null),
    load(id) {
      const source = id.slice(1);
      if (id[0] !== '\0') return null;
      if (source === descriptions) return descriptionsModule(this);
      if (!(source in modules)) return null;
      const [, list] = source.split(':');
      const names = widgetNames.filter((name) => !isOptional(list) || existsSync(modules[source](name)));
      const entries = names.map((name) => `'${name}': () => import(${JSON.stringify(modules[source](name))}),`);
      return `export const ${list} = {\n${entries.join('\n')}\n};`;
    },
  };
}
