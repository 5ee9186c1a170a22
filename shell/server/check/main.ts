/** `npm run check`: reads a bank's backend or folder and prints every problem of its content. */
import { fileURLToPath } from 'node:url';
import { defaultBank } from '../environment/default-bank.mjs';
import { runCheck } from './cli';

process.exitCode = await runCheck({
  args: process.argv.slice(2),
  env: process.env,
  // Relative to the bundle `dist/server/check.js`.
  demoBank: fileURLToPath(new URL(`../../${defaultBank}`, import.meta.url)),
  out: process.stdout,
  err: process.stderr,
});
