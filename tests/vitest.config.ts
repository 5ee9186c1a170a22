import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { preact, widgetsModule } from '../rollup.config.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const units = ['tests/units/**/*.test.{ts,tsx}'];
const server = ['tests/units/server/**/*.test.ts'];

/** Units run under both engines, so that the source stays honest React. */
export default defineConfig({
  test: {
    // The default leaves one core idle, which on two of them is half the machine.
    maxWorkers: '100%',
    projects: [
      {
        root,
        plugins: [widgetsModule()],
        resolve: { alias: preact },
        test: { name: 'preact', environment: 'happy-dom', testTimeout: 30_000, include: units, exclude: server },
      },
      {
        root,
        plugins: [widgetsModule()],
        test: { name: 'react', environment: 'happy-dom', testTimeout: 30_000, include: units, exclude: server },
      },
      {
        root,
        plugins: [widgetsModule()],
        resolve: { alias: preact },
        test: {
          name: 'server',
          environment: 'node',
          testTimeout: 60_000,
          include: server,
          // Under the alias, too: pages are rendered with the engine of the build.
          server: { deps: { inline: ['wouter'] } },
        },
      },
    ],
  },
});
