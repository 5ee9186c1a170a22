/** `npm test`: installs what is missing, builds what is stale and runs every check, the fast ones first. */
import { execSync, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { install } from '../widgets/build/build.mjs';
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

/** The first command prints while it runs, the others after all have ended. */
const runTogether = (name, ...commands) =>
  step(name, async () => {
    const runs = commands.map(
      (command, at) =>
        new Promise((resolve) => {
          const child = spawn(command, { cwd, shell: true, stdio: ['ignore', at ? 'pipe' : 'inherit', 'inherit'] });
          const output = at ? text(child.stdout) : '';
          child.on('close', async (code) => resolve({ command, code, output: await output }));
        }),
    );
    const ended = await Promise.all(runs);
    for (const { output } of ended) if (output) console.log(output);
    const failed = ended.filter(({ code }) => code !== 0);
    if (failed.length) throw new Error(`Failed: ${failed.map(({ command }) => command).join(', ')}`);
  });

const vitest = 'npx vitest run --config tests/vitest.config.ts';

try {
  await step('packages', install);
  process.env.TYPES_CHECKED = '1';
  // Together, because most of it uses one core, and Debian's packages are downloaded.
  await runTogether(
    'lint, types, programs and build',
    'npm run -s lint',
    'npm run -s types',
    'node tests/support/programs.mjs',
    // Also compares every file with its budget.
    'node widgets/build/build.mjs --stale',
  );
  process.env.CHROMIUM = chromium();
  await run('units', `${vitest} --project preact --project react --project plain --project server --project alone`);
  // Together, because both wait a lot: for frames, slow clients, databases.
  await runTogether(
    'browser, built files and servers',
    'npx playwright test --config tests/playwright.config.ts --grep-invert @load',
    `${vitest} --project build --project system`,
  );
  console.log(`\n— ${times.join(', ')}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
