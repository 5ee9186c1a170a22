/** `npm run submissions` (`shell/server/forms/submissions-cli.ts`) */
import { existsSync } from 'node:fs';
import { build, install } from '../../../widgets/build/build.mjs';

install();
// An existing build is used even if it is stale, because a server may be running from it.
if (!existsSync(new URL('../../../dist/server/submissions.js', import.meta.url))) await build();
await import('../../../dist/server/submissions.js');
