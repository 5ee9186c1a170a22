import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { inProject } from '../project.mjs';
import { stripTypes } from './typescript.mjs';

const isStylesheet = (id) => /\/widgets\/.*\.styles\.ts$/.test(id);

/** @param {string} id whose dots would start another class in a selector */
const prefixOf = (id) => basename(id, '.styles.ts').replaceAll('.', '-');

/**
 * Names the classes of `faq.styles.ts` `faq-0`, `faq-1` and so on. Hydration needs the same names on server and browser,
 * independent of other files.
 */
export function classNames() {
  return {
    name: 'class-names',
    transform(code, id) {
      if (!isStylesheet(id)) return null;
      const parts = code.split('stylesheet()');
      if (parts.length !== 2) this.error('A stylesheet module has to call stylesheet() exactly once');
      return { code: parts.join(`stylesheet('${prefixOf(id)}')`), map: null };
    },
  };
}

/** Runs every stylesheet module; returns modules by path with the same exports and without goober. */
async function precompile() {
  const input = readdirSync(inProject('widgets'), { recursive: true })
    .map((file) => inProject(`widgets/${file}`))
    .filter(isStylesheet);
  const names = input.map(prefixOf);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`The classes of two files would be called ${twice}-…`);

  const bundle = await rollup({
    input: Object.fromEntries(input.map((file, index) => [index, file])),
    external: (id) => /^[^./]/.test(id),
    treeshake: { moduleSideEffects: isStylesheet },
    plugins: [nodeResolve({ extensions: ['.ts', '.tsx'] }), stripTypes(), classNames()],
    onwarn() {},
  });
  const folder = inProject(`node_modules/.cache/serambi-styles-${process.pid}`);
  await bundle.write({ dir: folder, entryFileNames: '[name].mjs', chunkFileNames: 'shared-[hash].mjs' });
  await bundle.close();
  const modules = await Promise.all(input.map((_, index) => import(pathToFileURL(`${folder}/${index}.mjs`).href)));
  rmSync(folder, { recursive: true, force: true });
  return new Map(modules.map((exports, index) => [input[index], moduleOf(input[index], exports)]));
}

const minified = (css) =>
  css
    .replace(/\s*\n\s*/g, '')
    .replace(/ ?([>~]) ?/g, '$1')
    .replaceAll(', ', ',')
    .replaceAll(';}', '}');

function moduleOf(file, exports) {
  // Relative, because the source map has it and must not depend on the folder of the build.
  const sheet = `./${relative(dirname(file), inProject('widgets/runtime/styles/sheet.ts'))}`;
  const isSheet = ({ in: sheetIn }) => typeof sheetIn === 'function';
  const literal = (value) =>
    isSheet(value) ? `/* @__PURE__ */ precompiled(${JSON.stringify(minified(value.text))})` : JSON.stringify(value);
  return [
    `import { precompiled } from ${JSON.stringify(sheet)};`,
    ...Object.entries(exports).map(([name, value]) => `export const ${name} = ${literal(value)};`),
  ].join('\n');
}

/** Runs goober at build time, so that bundles contain only text and class names. */
export function precompiledStyles() {
  let modules;
  return {
    name: 'precompiled-styles',
    async load(id) {
      if (!isStylesheet(id)) return null;
      modules ??= precompile();
      return (await modules).get(id);
    },
  };
}
