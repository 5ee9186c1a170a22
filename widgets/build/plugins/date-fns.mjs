import { dirname, resolve } from 'node:path';

/** Resolves date-fns' 880 imports of its own files. `node-resolve` would parse 200 kB of package.json for each. */
export function dateFns() {
  return {
    name: 'date-fns',
    resolveId: (source, importer = '') =>
      source.startsWith('.') && importer.includes('/node_modules/date-fns/')
        ? { id: resolve(dirname(importer), source), moduleSideEffects: false }
        : null,
  };
}
