import { existsSync, readFileSync } from 'node:fs';
import { definitionOf, inProject, widgetNames } from '../project.mjs';

/** @param {string} kind */
const fileOf = (kind) => (name) => inProject(`widgets/${name}/${name}.${kind}.ts`);

/** What each virtual module imports of a widget. */
const modules = {
  'serambi:widgets': definitionOf,
  'serambi:examples': fileOf('examples'),
  'serambi:pages': fileOf('page'),
  'serambi:joins': fileOf('server'),
};

/** Files that not every widget has. */
const isOptional = (list) => list === 'pages' || list === 'joins';

const descriptions = 'serambi:descriptions';

/** Widgets' descriptions of their content, for the server's description of the backend. */
function descriptionsModule(context) {
  const files = widgetNames.map((name) => inProject(`widgets/${name}/${name}.fields.json`)).filter(existsSync);
  for (const file of files) context.addWatchFile(file);
  return `export const descriptions = [${files.map((file) => readFileSync(file, 'utf8'))}];`;
}

/**
 * The modules `serambi:widgets`, `serambi:examples`, `serambi:pages` and `serambi:joins`: every widget's name
 * with a function that imports its definition, its examples or, where its folder has one, its page file or its join.
 * `serambi:descriptions` has the content of all `<name>.fields.json`.
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
