import { dirname, resolve } from 'node:path';

/**
 * Resolves the imports between files of date-fns. `node-resolve` would parse the package's 200 kB of package.json for each of 880.
 */
export function dateFns() {
  return {
    name: 'date-fns',
    resolveId: (source, importer = '') =>
      source.startsWith('.') && importer.includes('/node_modules/date-fns/')
        ? { id: resolve(dirname(importer), source), moduleSideEffects: false }
        : null,
  };
}
