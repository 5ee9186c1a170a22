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
 * @element serambi-governance
 * @attr {string} api - Base address of the bank's server; the content comes from `/api/governance`
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @csspart root - The whole widget
 * @csspart documents - The links to the documents
 * @event serambi:ready - The documents are shown
 * @event serambi:error - The content could not be loaded; `detail.message` says why
 */
export default defineWidget({
  name: 'governance',
  content: { path: '/api/governance', shape, mayBeMissing: true },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('860px', '640px'),
  isStatic: true,
  view: GovernanceView,
});
