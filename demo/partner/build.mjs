/** Builds the partner pages in memory, each with its own framework. They are demos and not part of the product. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { rollup } from 'rollup';

const here = fileURLToPath(new URL('.', import.meta.url));
const require = createRequire(import.meta.url);

export const partners = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Files of packages that a page loads unchanged. */
const files = {
  'bootstrap/bootstrap.css': 'bootstrap/dist/css/bootstrap.min.css',
  'bootstrap/bootstrap.js': 'bootstrap/dist/js/bootstrap.bundle.min.js',
};
const types = { html: 'text/html', css: 'text/css', js: 'text/javascript' };

/**
 * React is published as CommonJS, so its modules are given ES imports and exports. `kind` is `development` or
 * `production`.
 */
export function reactModules(kind) {
  const folder = /\/node_modules\/(?:react|react-dom|scheduler)\//;
  return {
    name: 'react-modules',
    resolveId(source) {
      const [, name, part] = /^(react|react-dom|scheduler)(?:\/(client|jsx-runtime))?$/.exec(source) ?? [];
      if (!name) return null;
      return require
        .resolve(`${name}/package.json`)
        .replace('package.json', `cjs/${name}${part ? `-${part}` : ''}.${kind}.js`);
    },
    transform(code, id) {
      if (!folder.test(id)) return null;
      const required = [...new Set([...code.matchAll(/\brequire\("([\w/-]+)"\)/g)].map(([, name]) => name))];
      const names = Object.keys(require(id));
      return [
        ...required.map((name, at) => `import * as required${at} from ${JSON.stringify(name)};`),
        `const packages = { ${required.map((name, at) => `${JSON.stringify(name)}: required${at}`).join(', ')} };`,
        'const require = (name) => packages[name], exports = {}, module = { exports };',
        code,
        `const { ${names.map((name) => `${name}: $${name}`).join(', ')} } = exports;`,
        `export { ${names.map((name) => `$${name} as ${name}`).join(', ')} };`,
      ].join('\n');
    },
  };
}

/** A page's code and its framework in one file. Development builds are used because only they report warnings. */
async function script(name) {
  const input = ['app.js', 'app.jsx'].map((file) => join(here, name, file)).find(existsSync);
  const plugins = [
    name === 'react' && reactModules('development'),
    name === 'svelte' &&
      (await import('rollup-plugin-svelte')).default({ emitCss: false, compilerOptions: { dev: true } }),
    nodeResolve({ browser: true, exportConditions: ['svelte', 'development'] }),
    replace({
      preventAssignment: true,
      values: {
        'process.env.NODE_ENV': '"development"',
        __VUE_OPTIONS_API__: 'true',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      },
    }),
  ];
  const bundle = await rollup({ input, plugins, jsx: 'react-jsx', onwarn() {} });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code;
}

const scripts = new Map();

/** Answers a path such as `/react/` or `/react/app.js`; `/` is the plain page. */
export async function answer(path, bank) {
  const [, name = 'plain', file = 'index.html'] = /^\/([\w-]+)\/([\w.-]+)?$/.exec(path) ?? [];
  const type = `${types[file.split('.').pop()]}; charset=utf-8`;
  const inPackage = files[`${name}/${file}`];
  if (inPackage) return { type, body: readFileSync(require.resolve(inPackage), 'utf8') };
  if (!partners.includes(name)) return undefined;
  if (file === 'app.js') {
    if (!scripts.has(name)) scripts.set(name, script(name));
    return { type, body: await scripts.get(name) };
  }
  if (file !== 'index.html') return undefined;
  return { type, body: readFileSync(join(here, name, file), 'utf8').replaceAll('{{bank}}', bank) };
}
