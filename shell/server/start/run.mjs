/** `npm start`, `npm run check` and others: runs `dist/server/NAME.js`, after installing what is missing and building what is stale. */
import { existsSync } from 'node:fs';
import { build, buildStale, install } from '../../../widgets/build/build.mjs';

// The program sees only its own arguments.
const [name] = process.argv.splice(2, 1);
const program = new URL(`../../../dist/server/${name}.js`, import.meta.url);

install();
if (name === 'submissions') {
  // An existing build is used even if it is stale, because a server may be running from it.
  if (!existsSync(program)) await build();
} else {
  // Only the export needs standalone files and the package.
  if (name !== 'export') process.env.QUICK_BUILD = '1';
  await buildStale();
}
await import(program);
