/** `npm run submissions`: see shell/server/forms/submissions-cli.ts. */
import { existsSync } from 'node:fs';
import { build, install } from '../../../widgets/build/build.mjs';

install();
// A server may be at work on what is built: who only reads builds nothing anew.
if (!existsSync(new URL('../../../dist/server/submissions.js', import.meta.url))) await build();
await import('../../../dist/server/submissions.js');
