import { defineConfig } from '@playwright/test';

/** What only a browser shows, against the built product. Each file starts the servers that it needs (`site.ts`). */
export default defineConfig({
  testDir: 'browser',
  outputDir: 'results/browser',
  fullyParallel: true,
  workers: 3,
  timeout: 30_000,
  // On a machine with other work to do, what lasts two seconds may be over before it is looked at: what fails twice fails.
  retries: 1,
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
