import { defineWidget, dialogStyles, documentsStyles, peopleStyles, tabsStyles } from '../runtime';
import { shape } from './leaders.content';
import { strings } from './leaders.strings';
import { styles } from './leaders.styles';
import { LeadersSkeleton, LeadersView } from './leaders.view';

/**
 * The bank's leaders, a tab for each board, with a popup for each person's profile and the organization structure.
 *
 * @element serambi-leaders
 * @attr {string} api - Backend base address; content from `/api/leader`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart documents - The link to the organization structure
 * @csspart tablist - The tabs
 * @csspart tab - One of them
 * @csspart tabpanel - A tab's panel
 * @csspart people - The cards
 * @csspart person - One of them
 * @csspart dialog - A person's popup
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had; `detail.message`
 */
export default defineWidget({
  name: 'leaders',
  content: { path: () => '/api/leader', shape },
  strings,
  styles: [tabsStyles, dialogStyles, documentsStyles, peopleStyles, styles],
  view: LeadersView,
  skeleton: LeadersSkeleton,
});
