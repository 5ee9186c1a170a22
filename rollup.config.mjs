import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import alias from '@rollup/plugin-alias';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import { transformSync } from 'rolldown/utils';
import { rollup } from 'rollup';
import { bankBuild } from './widgets/build/bank.mjs';
import { routesModule } from './widgets/build/routes-module.mjs';

const root = (path) => fileURLToPath(new URL(path, import.meta.url));
const development = process.env.NODE_ENV === 'development';
const dist = process.env.DIST ?? 'dist';

/** The rooms: a folder with a definition in it is a widget; nothing else lists them. `ROOMS=faq,header` builds some of them. */
export const names = readdirSync(root('widgets'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['runtime', 'build'].includes(entry.name))
  .map((entry) => entry.name)
  .filter((name) => readdirSync(root(`widgets/${name}`)).includes(`${name}.widget.ts`))
  .filter((name) => process.env.ROOMS === undefined || process.env.ROOMS.split(',').includes(name));

/** Source is React, output is Preact (see `react.ts` for how). vitest uses the same list. */
export const preact = [
  { find: /^react(-dom\/client)?$/, replacement: root('widgets/runtime/react.ts') },
  { find: /^(react-dom|use-sync-external-store\/.*)$/, replacement: root('shell/client/react-dom.ts') },
  { find: /^react-dom\/server$/, replacement: '@preact/compat/server' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
];

/**
 * Every room by name, as a function that loads of it: in `serambi:widgets` its definition, in `serambi:bundles` its
 * bundle, in `serambi:examples` its examples.
 */
export function widgetsModule() {
  const addresses = {
    widgets: (name) => root(`widgets/${name}/${name}.widget.ts`),
    bundles: (name) => `bundle:${name}`,
    examples: (name) => root(`widgets/${name}/${name}.examples.ts`),
  };
  return {
    name: 'widgets',
    resolveId: (source) => (/^serambi:(widgets|bundles|examples)$/.test(source) ? `\0${source}` : null),
    load(source) {
      const list = /^\0serambi:(.*)/.exec(source)?.[1];
      if (!list) return null;
      const entries = names.map((name) => `  '${name}': () => import(${JSON.stringify(addresses[list](name))}),`);
      return `export const ${list} = {\n${entries.join('\n')}\n};`;
    },
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

/** Types are checked beside the bundling (`npm run types`), not in it: here they only go. */
export function typesOff() {
  return {
    name: 'types-off',
    transform(source, id) {
      if (!/\.tsx?$/.test(id)) return null;
      const { code, map, errors } = transformSync(id, source, { sourcemap: true, target: 'es2022' });
      if (errors.length) this.error(errors[0].codeframe ?? errors[0].message);
      return { code, map };
    },
  };
}

/**
 * Packages that ask for more of React than is used of it: wouter for all that its other parts need, react-datepicker for
 * the default export, which would keep all exports in the bundle. This one needs React to the letter, too.
 */
function namedReact() {
  const changes = {
    wouter: [[/^.*useInsertion".*/s, "export { useSyncExternalStore } from 'use-sync-external-store/shim';"]],
    'react-datepicker': [
      [/(?<=from )['"]react(-dom)?['"]/g, "'@preact/compat'"],
      ['import React, {', "import * as React from '@preact/compat';\nimport {"],
      ['import ReactDOM from', 'import * as ReactDOM from'],
    ],
  };
  return {
    name: 'named-react',
    transform(code, id) {
      const [, name] = /\/node_modules\/([\w-]+)\//.exec(id) ?? [];
      return changes[name]
        ? { code: changes[name].reduce((text, change) => text.replace(...change), code), map: null }
        : null;
    },
  };
}

/** The calendar is only ever shown in its place, so what would make it float need not be sent. */
function unfloated() {
  const source = '@floating-ui/react';
  const exports = ['useFloating', 'autoUpdate', 'flip', 'offset', 'arrow', 'FloatingArrow'];
  return {
    name: 'unfloated',
    resolveId: (id) => (id === source ? `\0${id}` : null),
    load: (id) => (id === `\0${source}` ? exports.map((name) => `export const ${name} = undefined;`).join('\n') : null),
  };
}

/** What the rest must know of the build: the files that the shell and each widget need at once, and those they may. */
function manifest() {
  return {
    name: 'manifest',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const files = ({ fileName, imports }) => [fileName, ...imports.flatMap((file) => files(bundle[file]))];
      /** All that may ever be loaded, beginning with `files`. */
      const reach = (found) => {
        const next = found.flatMap((file) => [...bundle[file].imports, ...bundle[file].dynamicImports]);
        const all = [...new Set([...found, ...next])];
        return all.length === found.length ? all : reach(all);
      };
      const of = (file) => {
        const chunk = chunks.find(
          ({ facadeModuleId, moduleIds }) =>
            (facadeModuleId ?? moduleIds.at(-1)) === root(file) || moduleIds.includes(root(file)),
        );
        return chunk && [...new Set(files(chunk))];
      };
      const widgets = names.map((name) => [name, of(`widgets/${name}/${name}.widget.ts`)]);
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.json',
        source: JSON.stringify({
          version: JSON.parse(readFileSync(root('package.json'), 'utf8')).version,
          shell: of('shell/client/main.tsx'),
          font: Object.keys(bundle).find((file) => file.endsWith('.woff2')),
          widgets: Object.fromEntries(widgets),
          lazy: Object.fromEntries(widgets.map(([name, now]) => [name, reach(now).slice(now.length)])),
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

/** The gallery's stylesheets, as they are. */
function galleryStyles() {
  return {
    name: 'gallery-styles',
    generateBundle() {
      for (const name of ['gallery.css', 'theme.css']) {
        this.emitFile({
          type: 'asset',
          fileName: `gallery/${name}`,
          source: readFileSync(root(`shell/server/gallery/${name}`)),
        });
      }
    },
  };
}

/**
 * goober runs here, at build time: every stylesheet becomes the text that it collected and every rule its class name, so
 * that no browser is sent goober or spends time in it. Both builds name the classes alike, as hydration needs. While
 * sources change goober runs where the stylesheet does: it names alike, too.
 */
function precompiledStyles() {
  const isStyles = (id) => /\/widgets\/.*\.styles\.ts$/.test(id);
  let compiled;

  async function compile() {
    const input = readdirSync(root('widgets'), { recursive: true })
      .map((file) => root(`widgets/${file}`))
      .filter(isStyles)
      .sort();
    const bundle = await rollup({
      input: Object.fromEntries(input.map((file, index) => [index, file])),
      external: (id) => /^[^./]/.test(id),
      treeshake: { moduleSideEffects: (id) => isStyles(id) },
      plugins: [nodeResolve({ extensions: ['.ts', '.tsx'] }), typesOff()],
      onwarn() {},
    });
    const folder = root(`node_modules/.cache/serambi-styles-${process.pid}`);
    await bundle.write({ dir: folder, entryFileNames: '[name].mjs', chunkFileNames: 'shared-[hash].mjs' });
    const names = new Map();
    const short = (text) =>
      text.replace(/\bgo\d+\b/g, (name) => {
        if (!names.has(name)) names.set(name, `s${names.size.toString(36)}`);
        return names.get(name);
      });
    const literal = (value) =>
      typeof value === 'object' && 'sheet' in Object.getOwnPropertyDescriptors(value)
        ? `/* @__PURE__ */ precompiled(${JSON.stringify(short(value.text.replace(/\s*\n\s*/g, '')))})`
        : short(JSON.stringify(value));
    const sources = new Map();
    // One after the other: the order gives the names.
    for (const [index, file] of input.entries()) {
      const exports = Object.entries(await import(`${folder}/${index}.mjs`));
      const lines = exports.map(([name, value]) => `export const ${name} = ${literal(value)};`);
      lines.unshift(`import { precompiled } from ${JSON.stringify(root('widgets/runtime/styles/sheet.ts'))};`);
      sources.set(file, lines.join('\n'));
    }
    rmSync(folder, { recursive: true, force: true });
    return sources;
  }

  return {
    name: 'precompiled-styles',
    async load(id) {
      if (!isStyles(id)) return null;
      compiled ??= compile();
      return (await compiled).get(id);
    },
  };
}

const shared = [
  namedReact(),
  unfloated(),
  !development && precompiledStyles(),
  widgetsModule(),
  routesModule(),
  alias({ entries: preact }),
  nodeResolve({ extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'], exportConditions: ['module', 'import'] }),
  typesOff(),
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
  }),
];

/** One chunk for what every widget stands on; what only some need, or only some pages, is a chunk of its own. */
const chunkOf = (id) => {
  if (/\/element\/auto/.test(id)) return undefined;
  if (/\/content\/(request|early-request)\.|\/redaxios\//.test(id)) return 'request';
  const piece = /\/widgets\/runtime\/ui\/(?!icon|picture)([\w-]+(\.rules)?)/.exec(id)?.[1];
  if (piece) return piece.replace('.', '-');
  if (/\/widgets\/runtime\/|\/node_modules\/preact\/(?!compat)/.test(id)) return 'runtime';
  // Parts of a widget that are loaded later than the widget.
  const [, widget, part] =
    /\/widgets\/([\w-]+)\/\1\.(rules|validator|receipt|date-text|attachments|date-picker|files|iframe)\./.exec(id) ??
    [];
  if (part) return `${widget}-${/picker|files|iframe/.test(part) ? part : 'rules'}`;
  return /\/widgets\/([^/]+)\//.exec(id)?.[1];
};

const browser = {
  // A runtime module is only there for what it exports; the language bus alone must listen from the start.
  treeshake: {
    moduleSideEffects: (id) => !/\/widgets\/runtime\/(?!language\/language|element\/auto)|\/redaxios\//.test(id),
  },
  input: {
    'shell/main': root('shell/client/main.tsx'),
    'widgets/auto': root('widgets/runtime/element/auto.ts'),
    'gallery/main': root('shell/server/gallery/client.ts'),
    ...Object.fromEntries(names.map((name) => [`widgets/${name}`, `bundle:${name}`])),
  },
  output: {
    dir: dist,
    format: 'es',
    sourcemap: true,
    entryFileNames: (chunk) => (chunk.name.startsWith('shell/') ? 'chunks/shell-[hash].js' : '[name].js'),
    chunkFileNames: 'chunks/[name]-[hash].js',
    manualChunks: chunkOf,
    // A namespace of a module is only ever asked for what it holds.
    generatedCode: { preset: 'es2015', symbols: false },
    freeze: false,
    hoistTransitiveImports: false,
  },
  plugins: [
    bundleEntries(),
    ...shared,
    !development && terser({ module: true, ecma: 2020, compress: { passes: 2 } }),
    font(),
    galleryStyles(),
    manifest(),
  ],
};

const outside = [
  'hono',
  '@hono/',
  '@electric-sql/',
  'pg',
  'entities',
  'ipaddr.js',
  'lru-cache',
  'sanitize-html',
  'age-encryption',
  '@resvg/',
  'opentype.js',
  'qrcode',
  'pdfkit',
  '@fontsource',
  'lucide-static',
  'rolldown',
  'rollup',
  '@rollup/',
  'typescript',
];

const onServer = {
  output: {
    dir: `${dist}/server`,
    format: 'es',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
  // What is not used costs a server little, and finding it a third of the time of a build.
  treeshake: !development,
  external: (id) =>
    id.startsWith('node:') ||
    outside.some((name) => id === name || id.startsWith(name.endsWith('/') ? name : `${name}/`)),
  plugins: shared,
};

const server = {
  ...onServer,
  input: {
    main: root('shell/server/start/main.ts'),
    delivery: root('widgets/build/package/index.ts'),
    submissions: root('shell/server/forms/submissions-cli.ts'),
  },
};

/** The bank's own `build.ts` is no part of the server: a change of one does not build the other. */
const bank = bankBuild && { ...onServer, input: { bank: bankBuild } };

export const builds = { browser, server, ...(bank && { bank }) };

/** All builds, or with `--configBuild NAME` one: the build runs them side by side. */
export default ({ configBuild }) => (configBuild ? builds[configBuild] : Object.values(builds));
