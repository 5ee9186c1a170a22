import { defineWidget, heroPage } from '../runtime';
import { shape } from './products.content';
import { strings } from './products.strings';
import { styles } from './products.styles';
import { ProductsView } from './products.view';

/**
 * The products, each in a tab: feature cards, a table of plans or savings tiers, and the steps to register. The block's `plans`
 * names the two plans. On the bank's own page the address keeps the selected tab (`/products#savings`).
 *
 * @csspart hero - The hero: picture, title and text
 * @csspart tablist - A row of tabs
 * @csspart tab - A tab
 * @csspart tabpanel - The panel of a tab
 * @csspart features - The feature cards
 * @csspart table - A table with its footnote
 * @csspart registers - The steps to register
 * @csspart slider - A row of steps with arrows
 */
export default defineWidget({
  name: 'products',
  content: { path: '/api/produk/detail/all', shape },
  bank: ['disabledPages'],
  strings,
  styles,
  ...heroPage,
  isPlain: true,
  view: ProductsView,
});
