/** `npm run test:engines`: tests in Firefox and WebKit. Not in `npm test`, which would take over 15 minutes with them. */
import { execSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildStale, install } from '../widgets/build/build.mjs';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const engines = 'npx playwright test --config tests/engines/playwright.config.ts --project firefox --project webkit';

try {
  await install();
  const { firefox, webkit } = await import('./support/programs.mjs');
  firefox();
  webkit();
  await buildStale();
  execSync(engines, { cwd, stdio: 'inherit' });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
