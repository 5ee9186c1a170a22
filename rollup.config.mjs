import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import alias from '@rollup/plugin-alias';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';

const root = (path) => fileURLToPath(new URL(path, import.meta.url));
const development = process.env.NODE_ENV === 'development';
const dist = process.env.DIST ?? 'dist';

/** The rooms: a folder with a definition in it is a widget; nothing else lists them. */
export const names = readdirSync(root('widgets'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'runtime')
  .map((entry) => entry.name)
  .filter((name) => readdirSync(root(`widgets/${name}`)).includes(`${name}.widget.ts`));

/** Source is React, output is Preact. vitest uses the same list. */
export const preact = [
  { find: /^react$/, replacement: '@preact/compat' },
  { find: /^react-dom$/, replacement: '@preact/compat' },
  { find: /^react-dom\/(client|server)$/, replacement: '@preact/compat/$1' },
  { find: /^use-sync-external-store\/.*$/, replacement: '@preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: '@preact/compat/jsx-runtime' },
];

/** `serambi:widgets`: every room by name, as a function that loads its definition. */
export function widgetsModule() {
  const id = 'serambi:widgets';
  const entry = (name) =>
    `  ${JSON.stringify(name)}: () => import(${JSON.stringify(root(`widgets/${name}/${name}.widget.ts`))}),`;
  return {
    name: 'widgets',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? `export const widgets = {\n${names.map(entry).join('\n')}\n};` : null),
  };
}

/** A widget's bundle has a name that never changes; it only leads to the hashed chunk, which is cached for ever. */
function bundleEntries() {
  const prefix = 'bundle:';
  return {
    name: 'bundle-entries',
    resolveId: (source) => (source.startsWith(prefix) ? source : null),
    load(source) {
      if (!source.startsWith(prefix)) return null;
      const name = source.slice(prefix.length);
      return { code: `import ${JSON.stringify(root(`widgets/${name}/${name}.widget.ts`))};`, moduleSideEffects: true };
    },
  };
}

/** wouter asks for a hook by a name put together at run time, which would keep all of React's exports in the bundle. */
function namedHooks() {
  return {
    name: 'named-hooks',
    transform: (code, id) =>
      id.includes('/wouter/') && code.includes('React["useInsertion" + "Effect"]')
        ? { code: code.replace('React["useInsertion" + "Effect"]', 'React.useInsertionEffect'), map: null }
        : null,
  };
}

/** What the server must know of the build: which files a page preloads for the shell and for each widget. */
function manifest() {
  return {
    name: 'manifest',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const files = (chunk) => [chunk.fileName, ...chunk.imports.flatMap((file) => files(bundle[file]))];
      const of = (file) => {
        const chunk = chunks.find(
          ({ facadeModuleId, moduleIds }) =>
            (facadeModuleId ?? moduleIds.at(-1)) === root(file) || moduleIds.includes(root(file)),
        );
        return chunk && [...new Set(files(chunk))];
      };
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.json',
        source: JSON.stringify({
          shell: of('shell/main.tsx'),
          font: Object.keys(bundle).find((file) => file.endsWith('.woff2')),
          widgets: Object.fromEntries(names.map((name) => [name, of(`widgets/${name}/${name}.widget.ts`)])),
        }),
      });
    },
  };
}

/** Packages' files that the site serves as they are, under a hashed name. */
function font() {
  const file = 'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
  return {
    name: 'font',
    generateBundle() {
      const source = readFileSync(root(file));
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
      this.emitFile({ type: 'asset', fileName: `chunks/plus-jakarta-sans-${hash}.woff2`, source });
    },
  };
}

/** Runs of blanks in the CSS of a room are for its reader. */
function compactStyles() {
  return {
    name: 'compact-styles',
    transform: (code, id) =>
      /\.styles\.ts$|runtime\/base\.ts$/.test(id)
        ? {
            code: code.replace(/(?<=[;{}>,])\s+(?=[\w&>@.:}*[-])/g, (blank) => (blank.includes('\n') ? '' : blank)),
            map: null,
          }
        : null,
  };
}

const shared = [
  namedHooks(),
  widgetsModule(),
  alias({ entries: preact }),
  nodeResolve({ extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'], exportConditions: ['module', 'import'] }),
  // Types are checked beside the bundling (npm run check), not in it.
  typescript({ compilerOptions: { noCheck: true, noEmit: false, sourceMap: true, inlineSources: true } }),
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
  }),
];

const chunkOf = (id) => {
  // A piece that only some widgets use is a chunk of its own.
  const piece = /\/widgets\/runtime\/(?:ui\/)?(tabs|dialog|slider|hero|hash|toast)\b/.exec(id)?.[1];
  if (piece) return piece;
  if (/\/widgets\/runtime\/(?!.*server)|node_modules\/(@?preact|goober|redaxios)/.test(id)) return 'runtime';
  return /\/widgets\/([^/]+)\//.exec(id)?.[1];
};

const browser = {
  input: {
    'shell/main': root('shell/main.tsx'),
    ...Object.fromEntries(names.map((name) => [`widgets/${name}`, `bundle:${name}`])),
  },
  output: {
    dir: dist,
    format: 'es',
    sourcemap: true,
    entryFileNames: (chunk) => (chunk.name.startsWith('shell/') ? 'chunks/shell-[hash].js' : '[name].js'),
    chunkFileNames: 'chunks/[name]-[hash].js',
    manualChunks: chunkOf,
    generatedCode: 'es2015',
    hoistTransitiveImports: false,
  },
  plugins: [
    bundleEntries(),
    compactStyles(),
    ...shared,
    !development && terser({ module: true, ecma: 2020, compress: { passes: 2 } }),
    font(),
    manifest(),
  ],
};

const outside = [
  'hono',
  '@hono/',
  '@electric-sql/',
  'pg',
  'sanitize-html',
  'age-encryption',
  '@resvg/',
  'opentype.js',
  'qrcode',
  'pdfkit',
  '@fontsource',
  'lucide-static',
];

const server = {
  input: { main: root('demo/server/main.ts'), assets: root('demo/assets.ts') },
  output: {
    dir: `${dist}/server`,
    format: 'es',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
  external: (id) =>
    id.startsWith('node:') ||
    outside.some((name) => id === name || id.startsWith(name.endsWith('/') ? name : `${name}/`)),
  plugins: shared,
};

export default [browser, server];
