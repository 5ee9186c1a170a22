/** `npm run submissions`: see demo/server/submissions/command.ts. */
import { build, install, isStale } from './build.mjs';

install();
if (isStale()) await build();
await import('../dist/server/submissions.js');
