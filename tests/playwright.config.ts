import { defineConfig } from '@playwright/test';

/** Tests of the built product in a browser. They share one site, and start the other servers that they need (`support/site.ts`). */
export default defineConfig({
  testDir: 'browser',
  globalSetup: './support/shared-site.ts',
  outputDir: 'results/browser',
  fullyParallel: true,
  // More than there are cores: tests mostly wait, for frames, hanging backends, an idle network.
  workers: 5,
  // Long, for a busy machine: tests wait for conditions, so a free one does not wait longer.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
});
