import { defineConfig } from '@playwright/test';

/** Tests of the built product in a browser. They share one site, and start the other servers that they need (`support/site.ts`). */
export default defineConfig({
  testDir: 'browser',
  globalSetup: './support/shared-site.ts',
  outputDir: 'results/browser',
  fullyParallel: true,
  // More than there are cores: tests also wait, for frames, hanging backends, an idle network. Five take longer than three.
  workers: 3,
  // Long, for a busy machine: tests wait for conditions, so a free one does not wait longer.
  timeout: 120_000,
  // Playwright's own pauses between tries grow to 1 s.
  expect: { timeout: 20_000, toPass: { intervals: [20, 50, 100] } },
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    // Tests of a worker share a page, which is emptied in between. Starting its process takes as long as showing a page.
    reuseContext: true,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--renderer-process-limit=1',
      ],
    },
  },
});
