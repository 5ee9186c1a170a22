import { transformSync } from 'rolldown/utils';
import { dist, inProject } from '../project.mjs';

/** With `check`, a type error anywhere in the project fails the build; one bundle checks for all. */
export async function compileTypeScript({ check }) {
  // Loading the compiler takes a second, and most bundles only strip types.
  const { default: typescript } = await import('@rollup/plugin-typescript');
  return typescript({
    tsconfig: inProject('widgets/build/tsconfig.json'),
    noCheck: !check,
    noEmitOnError: check,
    // Unused, but the plugin requires a folder inside each bundle's output.
    outDir: inProject(`${dist}/server`),
  });
}

/** @returns {import('rollup').Plugin} for development, and for code of the build itself; checks no types */
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
