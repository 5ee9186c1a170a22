import { defineConfig } from '@playwright/test';
import type { EngineName } from './test';

const engines: EngineName[] = ['chromium', 'firefox', 'webkit'];

/**
 * The same tests in every engine. Playwright runs and compares; the browsers are Debian's, driven by `driver.ts`, because Playwright has
 * only Chromium of them.
 */
export default defineConfig<object, { engine: EngineName }>({
  testDir: '.',
  outputDir: '../results/engines',
  globalSetup: './servers.ts',
  // One browser per engine, for all of its tests.
  projects: engines.map((engine) => ({ name: engine, use: { engine }, workers: 1 })),
  workers: engines.length,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
});
