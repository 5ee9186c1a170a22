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
 * @attr {string} kind - The kind at first
 * @attr {string} state - The state at first: `soon` (ends within 30 days) or `ended`
 * @attr {string} category - Only promotions of this kind (`key` in the block's `kinds`), without the filters
 * @csspart promos - Heading and cards
 * @csspart filter - A link to the promotions of a kind or a state
 * @csspart promo - A promotion's card
 * @csspart more - Adds the next 24 promotions
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
