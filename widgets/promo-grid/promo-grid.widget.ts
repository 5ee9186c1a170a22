import { defineWidget, height } from '../runtime';
import { filterNames, inCategory, lists, shape } from './promo-grid.content';
import { strings } from './promo-grid.strings';
import { styles } from './promo-grid.styles';
import { PromoGridSkeleton, PromoGridView } from './promo-grid.view';

/**
 * The promotions, highest id first, 24 at a time: one featured card, four smaller ones and the rest in rows. Each links to its
 * page. A promotion is marked as ended after its last day in Jakarta; ended ones in rows form their own group. If the block has
 * `kinds`, links filter by kind; on a phone their row scrolls. On the bank's own page the address keeps the choice (`?kind=food`).
 *
 * @element serambi-promo-grid
 * @attr {string} api - Base address of the backend; the content comes from `/api/promo/all`
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @attr {string} kind - The kind at first
 * @attr {string} state - The state at first: `soon` (ends within 30 days) or `ended`
 * @attr {string} category - Only promotions of this kind (`key` in the block's `kinds`), without the filters
 * @csspart root - The whole widget
 * @csspart promos - Heading and cards
 * @csspart filter - A link to the promotions of a kind or a state
 * @csspart promo - A promotion's card
 * @csspart more - Adds the next 24 promotions
 * @event serambi:ready - The content is shown
 * @event serambi:error - The content could not be loaded; `detail.message` says why
 */
export default defineWidget({
  name: 'promo-grid',
  attributes: [...filterNames, 'category'],
  addressed: filterNames,
  content: { path: '/api/promo/all', shape, lists, inCategory },
  strings,
  styles,
  height: height('2928px', '1344px'),
  view: PromoGridView,
  skeleton: PromoGridSkeleton,
});
