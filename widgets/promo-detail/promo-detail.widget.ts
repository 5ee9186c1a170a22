import { defineWidget, height } from '../runtime';
import { shape } from './promo-detail.content';
import { strings } from './promo-detail.strings';
import { styles } from './promo-detail.styles';
import { PromoDetailSkeleton, PromoDetailView } from './promo-detail.view';

/**
 * A promotion: picture, description, mechanism, terms and conditions, and a row of share buttons. With the bank's server as its
 * backend it also shows its last day first, and similar promotions.
 *
 * @attr {string} slug - The promotion's slug
 * @attr {string} api - Base address of the backend; the content comes from `/api/promo/detail/{slug}`
 * @slot steps - Before the steps, for a link's target (`<span slot="steps" id="steps">`). The offer then links to `#steps`
 * @csspart detail - The promotion
 * @csspart validity - The last day
 * @csspart summary - The offer, from the bank's list of promotions
 * @csspart use - The links to the app and, for visitors who have it, to the steps
 * @csspart related - Similar promotions
 * @csspart share - The row of share buttons
 * @csspart mechanisme - The mechanism
 * @csspart conditions - The terms and conditions
 * @event serambi:error - The content could not be loaded; `detail.message` says why, `detail.status` is 404 for an unknown slug
 */
export default defineWidget({
  name: 'promo-detail',
  attributes: ['slug'],
  content: { path: '/api/promo/detail/:slug', shape },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('837px', '1540px'),
  isPlain: true,
  isEager: true,
  view: PromoDetailView,
  skeleton: PromoDetailSkeleton,
});
