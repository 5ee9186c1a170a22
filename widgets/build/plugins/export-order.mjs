import { inProject } from '../project.mjs';

const name = 'runtime-exports';

/** The first input of the browser build: it uses every export of the runtime, in the order of `runtime/index.ts`. */
export const exportOrderInput = { [name]: inProject('widgets/runtime/index.ts') };

/**
 * Rollup shortens the names of a chunk's exports in the order in which other chunks first use them, so a new widget could
 * rename exports of the runtime, and with them change every file that imports it. The first input settles that order for all
 * widgets; its own file is not part of the build.
 *
 * @returns {import('rollup').Plugin}
 */
export function exportOrder() {
  return {
    name: 'export-order',
    generateBundle(_, bundle) {
      for (const [file, chunk] of Object.entries(bundle)) {
        if (file === `${name}.js` || file === `${name}.js.map` || chunk.name === name) delete bundle[file];
      }
    },
  };
}
