/** `npm run strings` (`shell/server/start/strings.ts`) */
import { prepare } from '../../../widgets/build/build.mjs';

await prepare();
await import('../../../dist/server/strings.js');
