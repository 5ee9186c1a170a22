import { defineWidget } from '../runtime';
import { shape } from './partner-card.content';
import { styles } from './partner-card.styles';
import { PartnerCardSkeleton, PartnerCardView } from './partner-card.view';

/**
 * The partners that members find a welcome at, on one card.
 *
 * @element serambi-partner-card
 * @attr {string} api - Backend base address; content from `/api/iconpage`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart card - The card
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had; `detail.message`
 */
export default defineWidget({
  name: 'partner-card',
  content: { path: () => '/api/iconpage', shape },
  strings: { English: {}, Indonesia: {} },
  styles: [styles],
  isStatic: true,
  view: PartnerCardView,
  skeleton: PartnerCardSkeleton,
});
