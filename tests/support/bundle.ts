import { mkdir } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { stripTypes } from '../../widgets/build/plugins/typescript.mjs';

const root = resolve(import.meta.dirname, '../..');

/** Bundles a TypeScript file of the server for plain `node`. Returns the bundle's path. */
export async function bundle(entry: string): Promise<string> {
  // Inside the project, so that Node.js resolves packages.
  const dir = join(root, 'tests/results/bundles', basename(entry, '.ts'));
  await mkdir(dir, { recursive: true });
  const build = await rollup({
    input: {
      main: resolve(root, entry),
      'database-worker': join(root, 'shell/server/forms/database/database-worker.js'),
    },
    external: (id) => id.startsWith('node:') || builtinModules.includes(id) || /^(@?[a-z])/.test(id),
    plugins: [nodeResolve({ extensions: ['.ts', '.tsx'] }), stripTypes()],
  });
  await build.write({ dir, format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js' });
  await build.close();
  return join(dir, 'main.js');
}
