import { defineWidget, height } from '../runtime';
import { lists, shape } from './leaders.content';
import { strings } from './leaders.strings';
import { styles } from './leaders.styles';
import { LeadersView } from './leaders.view';

/**
 * The bank's leaders: a tab for each board, a dialog with each person's profile, and the organization structure.
 *
 * @csspart documents - The link to the organization structure
 * @csspart tablist - The row of tabs
 * @csspart tab - A tab
 * @csspart tabpanel - The panel of a tab
 * @csspart people - The list of people
 * @csspart person - A person's card
 * @csspart more - Adds the next 24 people of a board
 * @csspart dialog - The dialog with a person's profile
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
