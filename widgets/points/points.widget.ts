import { defineWidget } from '../runtime';
import { shape } from './points.content';
import { strings } from './points.strings';
import { styles } from './points.styles';
import { PointsSkeleton, PointsView } from './points.view';

/**
 * What points are good for, a card each.
 *
 * @element serambi-points
 * @attr {string} api - Backend base address; content from `/api/mpc/all`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart cards - The cards
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had; `detail.message`
 */
export default defineWidget({
  name: 'points',
  content: { path: () => '/api/mpc/all', shape },
  strings,
  styles: [styles],
  isStatic: true,
  view: PointsView,
  skeleton: PointsSkeleton,
});
