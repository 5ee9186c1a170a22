import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { inlineScripts } from '../widgets/build/plugins/inline-scripts.mjs';
import { preact } from '../widgets/build/plugins/preact.mjs';
import { virtualModules } from '../widgets/build/plugins/virtual-modules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const setupFiles = ['tests/support/every-test.ts'];
const browserUnits = {
  environment: 'happy-dom',
  // Prevents loading frames, for which happy-dom would log errors.
  environmentOptions: {
    happyDOM: { settings: { enableIframePageLoading: true, navigation: { disableChildFrameNavigation: true } } },
  },
  // A context for each file starts sooner than a thread, and takes half of its processor time.
  pool: 'vmForks' as const,
  // A process keeps what its contexts have left. Past this size the next file gets a new one.
  vmMemoryLimit: '1GB',
  testTimeout: 30_000,
  setupFiles: [...setupFiles, 'tests/support/fresh-page.ts'],
  include: ['tests/units/{runtime,widgets}/**/*.test.{ts,tsx}'],
};
/** Before Vite's own resolution, which resolves nothing in packages but inlined ones. */
const onPreact = [{ ...preact(), enforce: 'pre' as const }, virtualModules(), inlineScripts()];
const onServer = {
  setupFiles,
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  server: { deps: { inline: ['wouter'] } },
};

/** They replace modules, listen on the process, watch files or need a document, so each has its own process. */
const ownProcess = [
  'tests/units/shell/server/{bank/watch,content/backend-map,content/content-source}.test.ts',
  'tests/units/shell/server/{core/log,http/compression}.test.ts',
];

/** They need no document, so they share a process. */
const withoutDocument = [
  'tests/units/runtime/{core,search}/**/*.test.ts',
  'tests/units/runtime/content/{day,long-lists,normalize,plain-text,question-id,shape}.test.ts',
  'tests/units/runtime/{language/strings,styles/height,ui/event-day}.test.ts',
  'tests/units/widgets/{form-rules,whistleblowing-metadata}.test.ts',
];

/** Tests of widgets without controls: `every-widget.test.ts` shows each of their examples under React. */
const onlyShown = readdirSync(join(root, 'tests/units/widgets'))
  .map((file) => `tests/units/widgets/${file}`)
  .filter(
    (file) => !/click\(|dispatchEvent|fire\(|focus\(|changeLanguage/.test(readFileSync(join(root, file), 'utf8')),
  );

/** Units of the browser run under both engines, so that the source stays honest React. */
export default defineConfig({
  test: {
    // The default leaves one of two cores idle.
    maxWorkers: '100%',
    projects: [
      { root, plugins: onPreact, test: { ...browserUnits, name: 'preact', exclude: withoutDocument } },
      {
        root,
        plugins: [virtualModules()],
        test: {
          ...browserUnits,
          name: 'react',
          // These render nothing, or compare names of parts and classes, which are the same under React.
          exclude: [
            ...withoutDocument,
            'tests/units/runtime/{content,language,styles}/**',
            'tests/units/widgets/documented-markup.test.ts',
            ...onlyShown,
          ],
          setupFiles: [...browserUnits.setupFiles, 'tests/support/react-warnings.ts'],
        },
      },
      { root, plugins: onPreact, test: { ...onServer, name: 'plain', isolate: false, include: withoutDocument } },
      {
        root,
        plugins: onPreact,
        test: {
          ...onServer,
          name: 'server',
          // Files share a process, because loading the server takes longer than most tests.
          isolate: false,
          include: [
            'tests/units/{demo,shell/server}/**/*.test.ts',
            'tests/units/*.test.ts',
            'tests/units/shell/*.test.ts',
          ],
          exclude: ownProcess,
        },
      },
      {
        root,
        plugins: onPreact,
        test: { ...onServer, name: 'alone', include: ['tests/units/shell/client/**/*.test.ts', ...ownProcess] },
      },
      {
        root,
        plugins: onPreact,
        test: { ...onServer, name: 'build', include: ['tests/build/**/*.test.ts'] },
      },
      {
        root,
        plugins: onPreact,
        test: { ...onServer, name: 'system', include: ['tests/system/**/*.test.ts'], testTimeout: 120_000 },
      },
      {
        root,
        plugins: onPreact,
        // Installing PostgreSQL takes minutes; starting a process many times takes long, too.
        test: {
          ...onServer,
          name: 'load',
          include: ['tests/load/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
