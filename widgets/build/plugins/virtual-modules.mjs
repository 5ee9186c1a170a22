import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { definitionOf, inProject, widgetNames } from '../project.mjs';

/** Kinds of a widget's files, by the module that lists them. */
const kinds = { widgets: 'widget', examples: 'examples', pages: 'page', joins: 'server' };

/** Not every widget has a file of each kind. */
const filesOf = (ending) =>
  widgetNames
    .map((name) => ({ name, file: inProject(`widgets/${name}/${name}.${ending}`) }))
    .filter(({ file }) => existsSync(file));

function importsOf(list) {
  const entries = filesOf(`${kinds[list]}.ts`).map(
    ({ name, file }) => `'${name}': () => import(${JSON.stringify(file)}),`,
  );
  return `export const ${list} = {\n${entries.join('\n')}\n};`;
}

const labelEnding = '.strings.ts';

export const labelFiles = () =>
  ['widgets', 'shell']
    .flatMap((folder) =>
      readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith(labelEnding))
    .map((file) => ({ name: basename(file, labelEnding), file }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));

function strings() {
  const files = labelFiles();
  const imports = files.map(({ file }, at) => `import { strings as s${at} } from ${JSON.stringify(inProject(file))};`);
  const entries = files.map(({ name }, at) => `'${name}': s${at},`);
  return `${imports.join('\n')}\nexport const strings = {\n${entries.join('\n')}\n};`;
}

function descriptions(context) {
  const read = (file) => {
    context.addWatchFile(file);
    return readFileSync(file, 'utf8');
  };
  const ofShell = (name) => read(inProject(`shell/server/description/${name}.fields.json`));
  const files = filesOf('fields.json');
  const imports = files.map(({ name }, at) => `import w${at} from ${JSON.stringify(definitionOf(name))};`);
  const entries = files.map(({ file }, at) => `{ path: w${at}.content.path, ...${read(file)} }`);
  return [
    ...imports,
    `export const descriptions = [...${ofShell('paths')}, ${entries}];`,
    `export const commonFields = ${ofShell('common')};`,
  ].join('\n');
}

const lists = {
  ...Object.fromEntries(Object.keys(kinds).map((name) => [`serambi:${name}`, () => importsOf(name)])),
  'serambi:descriptions': descriptions,
  'serambi:strings': strings,
};

const entryPrefix = 'bundle:';

/** @param {string} name of a widget */
export const bundleEntry = (name) => entryPrefix + name;

/**
 * Modules without a file:
 * - `serambi:widgets`, `serambi:examples`, `serambi:pages` and `serambi:joins`: import functions by widget name
 * - `serambi:descriptions`: all `<name>.fields.json` with the path of the widget's content, and the shell's for paths without a widget
 * - `serambi:strings`: all labels by file name
 * - `bundle:<name>`: entries with fixed file names, which import the hashed chunk with the widget's code
 */
export function virtualModules() {
  return {
    name: 'virtual-modules',
    resolveId(source) {
      if (source in lists) return `\0${source}`;
      return source.startsWith(entryPrefix) ? source : null;
    },
    load(id) {
      if (id.startsWith(entryPrefix)) return `import ${JSON.stringify(definitionOf(id.slice(entryPrefix.length)))};`;
      return (id[0] === '\0' && lists[id.slice(1)]?.(this)) || null;
    },
  };
}
