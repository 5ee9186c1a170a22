/** `npm run export`: see shell/server/export/main.ts. */
import { prepare } from '../../../widgets/build/build.mjs';

await prepare();
await import('../../../dist/server/export.js');
