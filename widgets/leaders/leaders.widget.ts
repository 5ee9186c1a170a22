import { defineWidget, height } from '../runtime';
import { lists, shape } from './leaders.content';
import { strings } from './leaders.strings';
import { styles } from './leaders.styles';
import { LeadersView } from './leaders.view';

/**
 * The bank's leaders: a tab for each board, a dialog with each person's profile, and the organization structure.
 *
 * @element serambi-leaders
 * @attr {string} api - Base address of the backend; the content comes from `/api/leader`
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @csspart root - The whole widget
 * @csspart documents - The link to the organization structure
 * @csspart tablist - The row of tabs
 * @csspart tab - A tab
 * @csspart tabpanel - The panel of a tab
 * @csspart people - The list of people
 * @csspart person - A person's card
 * @csspart more - Adds the next 24 people of a board
 * @csspart dialog - The dialog with a person's profile
 * @event serambi:ready - The content is shown
 * @event serambi:error - The content could not be loaded; `detail.message` says why
 */
export default defineWidget({
  name: 'leaders',
  content: { path: '/api/leader', shape, lists },
  strings,
  styles,
  height: height('640px', '596px'),
  isPlain: true,
  view: LeadersView,
});
