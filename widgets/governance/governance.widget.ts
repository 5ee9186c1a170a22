import { defineWidget, height } from '../runtime';
import { shape } from './governance.content';
import { strings } from './governance.strings';
import { styles } from './governance.styles';
import { GovernanceView } from './governance.view';

/**
 * The bank's governance documents, each with its day, size and languages. The block has their addresses; the bank's server adds
 * their titles from investor relations (`/api/investor-relation`), and the facts of `/api/documents`. Nothing shows without
 * documents.
 *
 * @csspart documents - The links to the documents
 */
export default defineWidget({
  name: 'governance',
  content: { path: '/api/governance', shape, list: 'documents', mayBeMissing: true },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('860px', '640px'),
  isStatic: true,
  view: GovernanceView,
});
