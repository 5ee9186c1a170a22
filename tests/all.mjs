/** `npm test`: installs what is missing, builds what is stale, then checks types, lint, units, the built product, budgets. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildStale, install } from '../widgets/build/build.mjs';

const cwd = fileURLToPath(new URL('..', import.meta.url));

function step(name, command, ...args) {
  const start = Date.now();
  console.log(`\n— ${name}`);
  execFileSync(command, args, { cwd, stdio: 'inherit' });
  console.log(`— ${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

install();
const { chromium } = await import('./support/chromium.mjs');
process.env.CHROMIUM = chromium();
try {
  // The build measures every file against its budget.
  await buildStale();
  step('types', 'npx', 'tsc', '--noEmit');
  step('lint', 'npx', 'biome', 'check', '--error-on-warnings');
  step('budgets', 'npx', 'size-limit', '--silent');
  step('units', 'npx', 'vitest', 'run', '--config', 'tests/vitest.config.ts');
  step('browser', 'npx', 'playwright', 'test', '--config', 'tests/playwright.config.ts');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
