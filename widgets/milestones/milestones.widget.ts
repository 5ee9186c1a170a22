import { defineWidget, height } from '../runtime';
import { lists, shape } from './milestones.content';
import { strings } from './milestones.strings';
import { styles } from './milestones.styles';
import { MilestonesView } from './milestones.view';

/**
 * The bank's history as a timeline. It is collapsed to 59.375rem until the visitor presses 'View All Milestone'; a timeline that
 * fits has no such button. As a row it shows four turning points: the first, the last and two between. Only the first 24 count. A
 * link leads to the whole story.
 *
 * @attr {'row'} layout - `row`: four milestones side by side; default: all in a column
 * @csspart milestones - The timeline
 * @csspart more - Adds the next 24 milestones
 */
export default defineWidget({
  name: 'milestones',
  attributes: ['layout'],
  content: { path: '/api/milestone', shape, lists },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('1069px', '1194px', { row: ['635px', '558px'] }),
  isPlain: ({ layout }) => layout === 'row',
  view: MilestonesView,
});
