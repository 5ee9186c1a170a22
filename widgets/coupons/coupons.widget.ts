import { defineWidget } from '../runtime';
import { shape } from './coupons.content';
import { strings } from './coupons.strings';
import { styles } from './coupons.styles';
import { CouponsSkeleton, CouponsView } from './coupons.view';

/**
 * Members' coupons, as tickets to tear off.
 *
 * @element serambi-coupons
 * @attr {string} api - Backend base address; content from `/api/kupon`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart coupons - The tickets
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had; `detail.message`
 */
export default defineWidget({
  name: 'coupons',
  content: { path: () => '/api/kupon', shape },
  strings,
  styles: [styles],
  isStatic: true,
  view: CouponsView,
  skeleton: CouponsSkeleton,
});
