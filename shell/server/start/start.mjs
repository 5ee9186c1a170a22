/** `npm start`: installs what is missing, builds what is stale, serves. */
import { build, install, isStale } from '../../../widgets/build/build.mjs';

install();
if (isStale()) await build();
await import('../../../dist/server/main.js');
