import typescript from '@rollup/plugin-typescript';
import { transformSync } from 'rolldown/utils';
import { dist, inProject } from '../project.mjs';

/**
 * Compiles the release. With `check`, all types of the project are checked and an error fails the build; one bundle of a
 * build does that for all.
 *
 * @param {{ check: boolean }} options
 */
export const compileTypeScript = ({ check }) =>
  typescript({
    tsconfig: inProject('widgets/build/tsconfig.json'),
    noCheck: !check,
    noEmitOnError: check,
    // Nothing is written there, but the plugin wants a folder that is in the output of each bundle.
    outDir: inProject(`${dist}/server`),
  });

/**
 * Removes types without checking them: for development, and for code that the build itself runs.
 *
 * @returns {import('rollup').Plugin}
 */
export function stripTypes() {
  return {
    name: 'strip-types',
    transform(source, id) {
      if (!/\.tsx?$/.test(id)) return null;
      const { code, map, errors } = transformSync(id, source, { sourcemap: true, target: 'es2022' });
      if (errors.length) this.error(errors[0].codeframe ?? errors[0].message);
      return { code, map };
    },
  };
}
