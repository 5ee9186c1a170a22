/** `npm start`: installs what is missing, builds what is stale, serves. */
import { buildStale, install } from '../../../widgets/build/build.mjs';

install();
await buildStale();
await import('../../../dist/server/main.js');
