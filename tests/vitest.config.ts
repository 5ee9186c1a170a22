import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { preact, widgetsModule } from '../rollup.config.mjs';
import { routesModule } from '../widgets/build/routes-module.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const browserUnits = {
  environment: 'happy-dom',
  testTimeout: 30_000,
  include: ['tests/units/{runtime,widgets}/**/*.test.{ts,tsx}'],
};
// The server renders pages with Preact, as the build does: wouter has to be given the alias, too.
const onServer = { environment: 'node', testTimeout: 60_000, server: { deps: { inline: ['wouter'] } } };

/** Units of the browser run under both engines, so that the source stays honest React. */
export default defineConfig({
  test: {
    // The default leaves one core idle, which on two of them is half the machine.
    maxWorkers: '100%',
    projects: [
      { root, plugins: [widgetsModule()], resolve: { alias: preact }, test: { ...browserUnits, name: 'preact' } },
      { root, plugins: [widgetsModule()], test: { ...browserUnits, name: 'react' } },
      {
        root,
        plugins: [widgetsModule(), routesModule()],
        resolve: { alias: preact },
        test: { ...onServer, name: 'server', include: ['tests/units/{build,demo,shell}/**/*.test.ts'] },
      },
      {
        root,
        plugins: [widgetsModule(), routesModule()],
        resolve: { alias: preact },
        test: { ...onServer, name: 'load', include: ['tests/load/**/*.test.ts'], hookTimeout: 300_000 },
      },
    ],
  },
});
