import {
  defineWidget,
  featuresStyles,
  HeroSkeleton,
  heroStyles,
  registersStyles,
  sliderStyles,
  tabsStyles,
} from '../runtime';
import { shape } from './products.content';
import { strings } from './products.strings';
import { styles } from './products.styles';
import { ProductsView } from './products.view';

/**
 * The products, one to a tab: feature cards, a table of plans or of savings tiers, and how to register, step by step.
 * On the bank's own pages the tab chosen is kept in the address (`/products#savings`).
 *
 * @element serambi-products
 * @attr {string} api - Backend base address; content from `/api/produk/detail/all`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart hero - The opening picture and words
 * @csspart tablist - A row of tabs
 * @csspart tab - A tab
 * @csspart tabpanel - What a tab shows
 * @csspart features - The feature cards
 * @csspart table - A table with its footnote
 * @csspart registers - The steps to register
 * @csspart slider - A row of steps with its arrows
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had; `detail.message`
 */
export default defineWidget({
  name: 'products',
  content: { path: () => '/api/produk/detail/all', shape },
  strings,
  styles: [heroStyles, tabsStyles, sliderStyles, featuresStyles, registersStyles, styles],
  view: ProductsView,
  skeleton: HeroSkeleton,
});
