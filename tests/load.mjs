/**
 * `npm run test:load`: kills, arbitrary bodies, releases, `shell/deploy`. Not in `npm test`, which would take too long.
 */
import { execSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildStale, install } from '../widgets/build/build.mjs';

const cwd = fileURLToPath(new URL('..', import.meta.url));

try {
  await install();
  const { chromium, postgres, webProxies } = await import('./support/programs.mjs');
  process.env.CHROMIUM = chromium();
  postgres();
  webProxies('nginx', 'varnish');
  await buildStale();
  for (const command of [
    'npx vitest run --config tests/vitest.config.ts --project load',
    // Browser tests marked `apart`.
    'npx playwright test --config tests/playwright.config.ts --grep @load',
  ]) {
    execSync(command, { cwd, stdio: 'inherit' });
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
