/** `npm run test:fast`: types, lint and units of the browser under Preact, in parallel. Prints each output when it is done. */
import { exec } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const commands = [
  'npm run -s types',
  'npm run -s lint',
  'vitest run --config tests/vitest.config.ts --project preact --project plain --silent=passed-only',
];

const run = (command) =>
  new Promise((resolve) => {
    exec(command, { cwd, maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) => {
      console.log(`— ${command}\n${stdout}${stderr}`);
      if (error) process.exitCode = 1;
      resolve();
    });
  });

await Promise.all(commands.map(run));
