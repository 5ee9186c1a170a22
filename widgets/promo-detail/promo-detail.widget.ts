import { defineWidget, detailStyles, proseStyles, shareStyles } from '../runtime';
import { shape } from './promo-detail.content';
import { strings } from './promo-detail.strings';
import { styles } from './promo-detail.styles';
import { PromoDetailSkeleton, PromoDetailView } from './promo-detail.view';

/**
 * One promotion: picture, description, how it works, its terms, and a row to share it.
 *
 * @element serambi-promo-detail
 * @attr {string} slug - Which promotion
 * @attr {string} api - Backend base address; content from `/api/promo/detail/{slug}`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart detail - The promotion
 * @csspart share - The share row
 * @csspart mechanisme - The mechanism
 * @csspart conditions - The terms and conditions
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had; `detail.message`, and `detail.status` 404 for an unknown slug
 */
export default defineWidget({
  name: 'promo-detail',
  attributes: ['slug'],
  content: {
    path: ({ slug }) => (slug ? `/api/promo/detail/${encodeURIComponent(slug)}` : undefined),
    shape,
  },
  strings,
  styles: [detailStyles, shareStyles, proseStyles, styles],
  view: PromoDetailView,
  skeleton: PromoDetailSkeleton,
});
