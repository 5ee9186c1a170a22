/**
 * `standalone/<name>.js`: a widget in one file, for those who pin it by its hash. It loads no more code, ever: what the
 * chunked bundle fetches on demand (the sanitiser where a browser has none, the date picker) is inside.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { build, dist, writeScript } from './files';

export async function writeStandalone(name: string): Promise<void> {
  const [chunk = ''] = build.widgets[name] ?? [];
  const bundle = await rollup({
    input: 'standalone',
    // The chunks were cut and shaken already.
    treeshake: { moduleSideEffects: true, propertyReadSideEffects: false, tryCatchDeoptimization: false },
    plugins: [
      {
        name: 'built-chunks',
        resolveId: (id) => (id === 'standalone' ? id : null),
        async load(id) {
          if (id === 'standalone') return `import ${JSON.stringify(join(dist, chunk))};`;
          const [code, map] = await Promise.all([readFile(id, 'utf8'), readFile(`${id}.map`, 'utf8')]);
          return { code: code.replace(/\n\/\/# sourceMappingURL=.*\n?$/, ''), map };
        },
      },
    ],
  });
  const { output } = await bundle.generate({
    // Nothing of it becomes a name of the page's, even where the script tag forgets that it is a module.
    format: 'iife',
    file: join(dist, 'standalone', `${name}.js`),
    sourcemap: true,
    inlineDynamicImports: true,
    compact: true,
    generatedCode: 'es2015',
  });
  await bundle.close();
  const [{ code, map }] = output;
  if (!map) throw new Error(`standalone/${name}.js has no source map`);
  await writeScript(`standalone/${name}.js`, code.replace(/\n?\/\/# sourceMappingURL=.*\n?$/, ''), map);
}
