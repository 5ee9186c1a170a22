import { relative } from 'node:path';
import type { KnipConfig } from 'knip';
import { builds } from './rollup.config.mjs';

const inputs = Object.values(builds).flatMap(({ input }) => Object.values(input));

/** Finds files, exports and packages that nothing uses. Entries are what the build, npm and tests start from. */
export default {
  entry: [
    ...inputs.filter((file) => !file.startsWith('bundle:')).map((file) => relative(import.meta.dirname, file)),
    'widgets/*/*.{widget,examples,page}.ts',
    // `npm start` runs it by the shell's `exec`, which hides it from knip.
    'shell/server/start/start.mjs',
    // What generated entry modules import.
    'widgets/runtime/{content/early-request,element/check-attributes}.ts',
    // What the build resolves React's modules to.
    'widgets/runtime/preact/*',
    'demo/partner/*/app.*',
    'tests/bench/*.ts',
    'tests/bench/compare/*-lit.ts',
    'tests/screenshots.ts',
    'tests/support/form-server.ts',
  ],
  project: ['{demo,shell,tests,widgets}/**/*.{js,jsx,mjs,svelte,ts,tsx,vue}', '*.{mjs,ts}'],
  vitest: { config: 'tests/vitest.config.ts' },
  playwright: { config: ['tests/playwright.config.ts', 'tests/engines/playwright.config.ts'] },
  ignoreDependencies: [
    // Found by path, not by import: a command, files of fonts and styles.
    '@arethetypeswrong/cli',
    '@fontsource/plus-jakarta-sans',
    '@fontsource-variable/plus-jakarta-sans',
    'bootstrap',
    // The build resolves `react` to it.
    '@preact/compat',
  ],
  ignoreBinaries: ['openssl', 'systemd-analyze', 'taskset'],
  // Callers of an exported function may need to name its types.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
