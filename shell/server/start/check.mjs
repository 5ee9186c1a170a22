/** `npm run check` (`shell/server/check/main.ts`) */
import { prepare } from '../../../widgets/build/build.mjs';

await prepare();
await import('../../../dist/server/check.js');
