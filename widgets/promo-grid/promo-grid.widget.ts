import { defineWidget } from '../runtime';
import { shape } from './promo-grid.content';
import { strings } from './promo-grid.strings';
import { styles } from './promo-grid.styles';
import { PromoGridSkeleton, PromoGridView } from './promo-grid.view';

/**
 * All promotions, the highest id first: one featured, four smaller, the rest as rows. Each leads to its page; one whose
 * last day has passed in Jakarta is marked.
 *
 * @element serambi-promo-grid
 * @attr {string} api - Backend base address; content from `/api/promo/all`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart promos - Heading and cards
 * @csspart promo - A card
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had; `detail.message`
 */
export default defineWidget({
  name: 'promo-grid',
  content: { path: () => '/api/promo/all', shape },
  strings,
  styles: [styles],
  view: PromoGridView,
  skeleton: PromoGridSkeleton,
});
