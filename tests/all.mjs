/** `npm test`: installs what is missing, builds what is stale and runs every check, the fast ones first. */
import { execSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildStale, install } from '../widgets/build/build.mjs';
import { chromium } from './support/programs.mjs';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const times = [];

async function step(name, act) {
  const start = Date.now();
  console.log(`\n— ${name}`);
  await act();
  times.push(`${name} ${((Date.now() - start) / 1000).toFixed(0)} s`);
}

const run = (name, command) => step(name, () => execSync(command, { cwd, stdio: 'inherit' }));
const vitest = 'npx vitest run --config tests/vitest.config.ts';

try {
  await step('packages', install);
  // Side by side: the first two use little more than a core each, and Debian's packages come over the network.
  await run(
    'types, lint and programs',
    'npm run -s types & types=$!; node tests/support/programs.mjs & programs=$!; npm run -s lint && wait $types && wait $programs',
  );
  process.env.CHROMIUM = chromium();
  process.env.TYPES_CHECKED = '1';
  // The build also compares every file with its budget.
  await step('build', buildStale);
  await run('units', `${vitest} --project preact --project react --project server`);
  // Together, because the load tests mostly wait.
  await run('built files and load', `${vitest} --project build --project load`);
  await run('browser', 'npx playwright test --config tests/playwright.config.ts');
  console.log(`\n— ${times.join(', ')}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
