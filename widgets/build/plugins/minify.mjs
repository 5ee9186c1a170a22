import { minifySync } from 'rolldown/utils';

/** @returns {import('rollup').Plugin} keeps comments with licences */
export function minify() {
  return {
    name: 'minify',
    renderChunk(source, { fileName }) {
      const { code, map, errors } = minifySync(fileName, source, {
        module: true,
        compress: { target: 'es2022' },
        mangle: true,
        codegen: { legalComments: 'inline' },
        sourcemap: true,
      });
      if (errors.length) this.error(errors[0].codeframe ?? errors[0].message);
      return { code, map };
    },
  };
}
