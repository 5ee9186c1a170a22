import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { bundleEntries } from '../widgets/build/plugins/bundle-entries.mjs';
import { labelLists } from '../widgets/build/plugins/label-files.mjs';
import { preact } from '../widgets/build/plugins/preact.mjs';
import { widgetLists } from '../widgets/build/plugins/widget-lists.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const setupFiles = ['tests/support/patient-waits.ts'];
const browserUnits = {
  environment: 'happy-dom',
  // A frame stays empty: happy-dom would otherwise print an error for each, as it loads none unless it is allowed to.
  environmentOptions: {
    happyDOM: { settings: { enableIframePageLoading: true, navigation: { disableChildFrameNavigation: true } } },
  },
  // A thread for each file starts sooner than a process.
  pool: 'threads' as const,
  testTimeout: 30_000,
  setupFiles: [...setupFiles, 'tests/support/clear-timers.ts'],
  include: ['tests/units/{runtime,widgets}/**/*.test.{ts,tsx}'],
};
/** Ahead of Vite's own resolution. Vite resolves nothing in packages, but for those that are inlined. */
const onPreact = [{ ...preact(), enforce: 'pre' as const }, ...[widgetLists(), labelLists(), bundleEntries()]];
const onServer = {
  setupFiles,
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  server: { deps: { inline: ['wouter'] } },
};

/** They replace modules, listen on the process or watch files, so each has one of its own, as have files that need a document. */
const ownProcess = [
  'tests/units/shell/server/{bank/watch,content/backend-map,content/content-source}.test.ts',
  'tests/units/shell/server/{core/log,forms/embedded,http/compression}.test.ts',
];

/** Of widgets that nobody operates: `every-widget.test.ts` shows each of their examples under React. */
const onlyShown = readdirSync(join(root, 'tests/units/widgets'))
  .map((file) => `tests/units/widgets/${file}`)
  .filter(
    (file) => !/click\(|dispatchEvent|fire\(|focus\(|changeLanguage/.test(readFileSync(join(root, file), 'utf8')),
  );

/** Units of the browser run under both engines, so that the source stays honest React. */
export default defineConfig({
  test: {
    // The default leaves one core idle, which on two of them is half the machine.
    maxWorkers: '100%',
    projects: [
      { root, plugins: onPreact, test: { ...browserUnits, name: 'preact' } },
      {
        root,
        plugins: [widgetLists(), labelLists(), bundleEntries()],
        test: {
          ...browserUnits,
          name: 'react',
          // The former render nothing, so React changes nothing.
          exclude: ['tests/units/runtime/{content,core,language,search,styles}/**', ...onlyShown],
          setupFiles: [...browserUnits.setupFiles, 'tests/support/react-warnings.ts'],
        },
      },
      {
        root,
        plugins: onPreact,
        test: {
          ...onServer,
          name: 'server',
          // Files share a process, because loading the server takes longer than most of them.
          isolate: false,
          restoreMocks: true,
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
        // Installing PostgreSQL, where it is missing, takes minutes; a process that is started many times takes its time.
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
