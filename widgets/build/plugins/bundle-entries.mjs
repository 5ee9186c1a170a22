import { definitionOf } from '../project.mjs';

const prefix = 'bundle:';

/** @param {string} name */
export const bundleEntry = (name) => prefix + name;

/**
 * The modules `bundle:<name>`: entries with fixed file names, which import the hashed chunk with the widget's code.
 *
 * @returns {import('rollup').Plugin}
 */
export function bundleEntries() {
  return {
    name: 'bundle-entries',
    resolveId: (source) => (source.startsWith(prefix) ? source : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      return {
        code: `import ${JSON.stringify(definitionOf(id.slice(prefix.length)))};`,
        moduleSideEffects: true,
      };
    },
  };
}
