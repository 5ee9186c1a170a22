import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { inProject } from '../project.mjs';
import { minify } from './minify.mjs';
import { stripTypes } from './typescript.mjs';

const prefix = 'serambi:inline/';
const folder = inProject('shell/client/inline/');

/** Scripts that a document contains: `serambi:inline/start` is the text of `shell/client/inline/start.ts` and its imports. */
export function inlineScripts() {
  return {
    name: 'inline-scripts',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const input = `${folder}${id.slice(prefix.length + 1)}.ts`;
      this.addWatchFile(input);
      const bundle = await rollup({
        input,
        treeshake: { moduleSideEffects: (module) => module.startsWith(folder) },
        plugins: [nodeResolve({ extensions: ['.ts'] }), stripTypes()],
      });
      for (const file of bundle.watchFiles) this.addWatchFile(file);
      const { output } = await bundle.generate({ format: 'iife', plugins: [minify()] });
      await bundle.close();
      if (/<\/script|<!--/i.test(output[0].code)) this.error(`${input} would end its own script element`);
      return `export default ${JSON.stringify(output[0].code.trim())};`;
    },
  };
}
