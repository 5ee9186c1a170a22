/** The bundles: inputs, outputs, and the plugins that make them (`widgets/build/plugins`). */
import { readFileSync } from 'node:fs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { chunkOf } from './widgets/build/chunks.mjs';
import { copiedFiles, fontFile, fontPackage } from './widgets/build/plugins/copied-files.mjs';
import { dateFns } from './widgets/build/plugins/date-fns.mjs';
import { inlineScripts } from './widgets/build/plugins/inline-scripts.mjs';
import { manifest } from './widgets/build/plugins/manifest.mjs';
import { minify } from './widgets/build/plugins/minify.mjs';
import { preact } from './widgets/build/plugins/preact.mjs';
import { repeatedImports } from './widgets/build/plugins/repeated-imports.mjs';
import { revisions } from './widgets/build/plugins/revisions.mjs';
import { classNames, precompiledStyles } from './widgets/build/plugins/styles.mjs';
import { thirdPartyNotices } from './widgets/build/plugins/third-party-notices.mjs';
import { compileTypeScript, stripTypes } from './widgets/build/plugins/typescript.mjs';
import { bundleEntry, virtualModules } from './widgets/build/plugins/virtual-modules.mjs';
import { bankBuild, dist, inProject, isConfidential, isDevelopment, widgetNames } from './widgets/build/project.mjs';

const isQuick = Boolean(process.env.QUICK_BUILD);

/** Compiling in the bundle for browsers checks all types, unless they just were (`npm test`). A quick build does not check them. */
const compiled = () =>
  isDevelopment || isQuick ? stripTypes() : compileTypeScript({ check: !process.env.TYPES_CHECKED });

/** In the order in which they are asked to resolve, load and transform a module. */
const plugins = (types) => [
  preact(),
  virtualModules(),
  inlineScripts(),
  revisions(),
  dateFns(),
  !isDevelopment && precompiledStyles(),
  nodeResolve({ extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'], exportConditions: ['module', 'import'] }),
  types,
  isDevelopment && classNames(),
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': JSON.stringify(isDevelopment ? 'development' : 'production') },
  }),
];

const isOfPackage = (id) => id.includes('/node_modules/');
/** Leaves out warnings of Rollup about packages, which are as they are. It prints those about modules of this project. */
const ofPackages = {
  CIRCULAR_DEPENDENCY: ({ ids = [] }) => ids.every(isOfPackage),
  INVALID_ANNOTATION: ({ id, loc }) => isOfPackage(id ?? loc?.file ?? ''),
};

const browser = {
  onLog: (level, log, print) => {
    if (!ofPackages[log.code]?.(log)) print(level, log);
  },
  input: {
    'shell/main': 'shell/client/main.ts',
    'gallery/main': 'shell/server/gallery/client.ts',
    ...Object.fromEntries(widgetNames.map((name) => [`widgets/${name}`, bundleEntry(name)])),
  },
  output: {
    dir: dist,
    format: 'es',
    // The server names the maps in a header (`SourceMap`), so that a package without them is complete.
    sourcemap: 'hidden',
    entryFileNames: ({ name }) =>
      name.startsWith('shell/') ? `chunks/${name.replace('/', '-')}-[hash].js` : '[name].js',
    // File names in a browser's cache must not reveal that somebody has opened a confidential form.
    chunkFileNames: ({ moduleIds }) => `chunks/${moduleIds.some(isConfidential) ? 'part' : '[name]'}-[hash].js`,
    manualChunks: chunkOf,
    // Smaller: no code asks a module namespace for its type, or changes it.
    generatedCode: { preset: 'es2015', symbols: false },
    freeze: false,
    hoistTransitiveImports: false,
  },
  // Importing a runtime module has no effect by itself, but for this one: it listens from the start.
  treeshake: {
    moduleSideEffects: (id) => !/\/widgets\/runtime\/(?!language\/language)|\/redaxios\//.test(id),
  },
  plugins: [
    repeatedImports(),
    plugins(compiled()),
    !isDevelopment && minify(),
    copiedFiles({
      'gallery/layout.css': 'shell/server/gallery/layout.css',
      'gallery/pages.css': 'shell/server/gallery/pages.css',
      'gallery/theme.css': 'shell/server/gallery/theme.css',
      ...fontFile(),
    }),
    manifest(),
    thirdPartyNotices('widgets/third-party-notices.txt', [inProject(`node_modules/${fontPackage}`)]),
  ],
};

/** @param {{ input: Record<string, string>, plugins: import('rollup').InputPluginOption, external: RegExp }} options */
const forNode = ({ external, ...options }) => ({
  ...options,
  output: {
    dir: `${dist}/server`,
    format: 'es',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // Node.js loads one file faster than 300. What only browsers load stays apart.
    manualChunks: (id) =>
      id.startsWith(inProject('widgets/')) && !/\/build\/|\.date-picker\./.test(id) ? 'widgets' : undefined,
  },
  // While developing, a third of the build's time is worth more than unused code on the server.
  treeshake: !isDevelopment,
  external: (id) => external.test(id),
});

const { dependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
const installed = [...Object.keys(dependencies), '@rollup', 'rolldown', 'rollup', 'typescript'];

/**
 * The server, the embedded database's thread, and the commands that check content, print submissions and labels, and export the
 * site. Also a step of the build, packaging the bundles.
 */
const server = forNode({
  input: {
    main: 'shell/server/start/main.ts',
    export: 'shell/server/export/main.ts',
    check: 'shell/server/check/main.ts',
    strings: 'shell/server/start/strings.ts',
    submissions: 'shell/server/forms/submissions-cli.ts',
    'database-worker': 'shell/server/forms/database/database-worker.js',
    package: 'widgets/build/package/index.ts',
  },
  external: new RegExp(`^(node:|(${installed.join('|')}|react-datepicker)(/|$))`),
  plugins: [
    plugins(stripTypes()),
    copiedFiles({ 'maintenance.html': 'shell/deploy/maintenance.html' }),
    thirdPartyNotices('third-party-notices.txt'),
  ],
});

/** The bank's own `build.ts` is no part of the server: a change of one does not build the other. */
const bank = bankBuild && forNode({ input: { bank: bankBuild }, external: /^[^./]/, plugins: plugins(stripTypes()) });

export const builds = { browser, server, ...(bank && { bank }) };

/** All builds, or with `--configBuild NAME` one: `npm run build` runs them side by side. */
export default ({ configBuild }) => (configBuild ? builds[configBuild] : Object.values(builds));
