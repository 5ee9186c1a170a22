import { defineWidget } from '../runtime';
import { shape } from './milestones.content';
import { strings } from './milestones.strings';
import { styles } from './milestones.styles';
import { MilestonesSkeleton, MilestonesView } from './milestones.view';

/**
 * The bank's history as a timeline, cut off at 59.375rem until 'View All Milestone' is pressed; without that button where
 * all of it fits.
 *
 * @element serambi-milestones
 * @attr {string} api - Backend base address; content from `/api/milestone`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart milestones - The timeline
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had; `detail.message`
 */
export default defineWidget({
  name: 'milestones',
  content: { path: () => '/api/milestone', shape },
  strings,
  styles: [styles],
  view: MilestonesView,
  skeleton: MilestonesSkeleton,
});
