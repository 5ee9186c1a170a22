import { defineWidget } from '../runtime';
import { shape } from './inside.content';
import { strings } from './inside.strings';
import { styles } from './inside.styles';
import { InsideView, Skeleton } from './inside.view';

/**
 * The product cards, in an uneven grid: wide and narrow, then narrow and wide.
 *
 * @element serambi-inside
 * @attr {string} api - Backend base address; content from `/api/inside/all`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart inside - The section
 * @csspart card - One product
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had; `detail.message`
 */
export default defineWidget({
  name: 'inside',
  content: { path: () => '/api/inside/all', shape },
  strings,
  styles: [styles],
  isStatic: true,
  view: InsideView,
  skeleton: Skeleton,
});
