/**
 * `standalone/<name>.js`: a widget in one file, for pages that pin its hash. It never loads code: it includes all code on demand,
 * except code that `import.meta.standalone` excludes.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { build, dist, writeScript } from './built-files';

const flag = 'import.meta.standalone';
/** Padded to the flag's length, for the source map. */
const isSet = 'true'.padEnd(flag.length);

export async function writeStandalone(name: string): Promise<void> {
  const [chunk = ''] = build.widgets[name] ?? [];
  const bundle = await rollup({
    input: 'standalone',
    // The chunks are already tree-shaken.
    treeshake: { moduleSideEffects: true, propertyReadSideEffects: false, tryCatchDeoptimization: false },
    plugins: [
      {
        name: 'built-chunks',
        resolveId: (id) => (id === 'standalone' ? id : null),
        async load(id) {
          if (id === 'standalone') return `import ${JSON.stringify(join(dist, chunk))};`;
          const [code, map] = await Promise.all([readFile(id, 'utf8'), readFile(`${id}.map`, 'utf8')]);
          return { code: code.replaceAll(flag, isSet), map };
        },
      },
    ],
  });
  const { output } = await bundle.generate({
    // Adds no globals, even if the script tag lacks `type="module"`.
    format: 'iife',
    file: join(dist, 'standalone', `${name}.js`),
    sourcemap: 'hidden',
    inlineDynamicImports: true,
    compact: true,
    generatedCode: 'es2015',
  });
  await bundle.close();
  const [{ code, map }] = output;
  if (!map) throw new Error(`standalone/${name}.js has no source map`);
  await writeScript(`standalone/${name}.js`, code, map);
}
