/** `npm run export` (`shell/server/export/main.ts`) */
import { buildStale, install } from '../../../widgets/build/build.mjs';

install();
await buildStale();
await import('../../../dist/server/export.js');
