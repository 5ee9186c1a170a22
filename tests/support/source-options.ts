import { noFacts } from '../../shell/server/bank/facts';
import { backendKey } from '../../shell/server/content/backend-key';
import { silent } from './log';

/** Options of the sources of blocks that most tests do not depend on. */
export const sourceOptions = {
  publicDir: 'no folder',
  facts: () => noFacts,
  isSecure: false,
  key: backendKey(undefined, silent),
  log: silent,
};
