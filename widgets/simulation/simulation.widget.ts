import { defineWidget, height } from '../runtime';
import { shape } from './simulation.content';
import { names } from './simulation.input';
import { strings } from './simulation.strings';
import { styles } from './simulation.styles';
import { SimulationView } from './simulation.view';

/**
 * A savings calculator: what an amount earns in a term, by day and in all, before and after tax, at maturity and taken out
 * early, compared with the other terms. The rates are read from the tables of the products page's content; a rate or term whose
 * wording is not known is left out, and where none is known nothing shows. Limits and the guarantee rate come from `/api/rates`. On the bank's own page the choice is kept in the
 * address (`?amount=10000000&term=12`), which is answered without script, too.
 *
 * @element serambi-simulation
 * @attr {string} api - Base address of the backend; the content comes from `/api/produk/detail/all`
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @attr {string} product - The product chosen at first: a tab's id in the content; default: the first that has terms
 * @attr {string} amount - The amount at first, in rupiah, such as `25000000`
 * @attr {string} term - The term at first, in months; the nearest that is offered is taken
 * @attr {string} deposits - Other deposits of the customer with the bank, in rupiah
 * @attr {string} opened - The day of opening, such as `2026-11-22`; default: today
 * @attr {string} goal - The sum that is wanted on a day, for which the payments of each month are worked out
 * @attr {string} by - That day, `YYYY-MM-DD`
 * @attr {'tabs'} follows - Where no product is chosen it is that of the tab which the products widget of the bank's own page shows
 * @csspart root - The whole widget
 * @csspart form - The controls and the result
 * @csspart brief - The sum in one line, which stays in view above the fields where the result is below them
 * @csspart result - What the deposit becomes
 * @csspart comparison - The table of all terms, with its bars
 * @csspart goal - What to pay in each month for a sum by a day
 * @csspart share - The row of share buttons, on the bank's own page
 * @event serambi:ready - The content is shown
 * @event serambi:error - The content could not be loaded; `detail.message` says why
 */
export default defineWidget({
  name: 'simulation',
  attributes: [...names, 'follows'],
  addressed: names,
  content: { path: '/api/produk/detail/all', shape },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('2700px', '2050px'),
  isScreenOnly: true,
  isEager: true,
  view: SimulationView,
});
