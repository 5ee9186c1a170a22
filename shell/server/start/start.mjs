/** `npm start`: installs what is missing, builds what is stale, serves. */
import { prepare } from '../../../widgets/build/build.mjs';

await prepare();
await import('../../../dist/server/main.js');
