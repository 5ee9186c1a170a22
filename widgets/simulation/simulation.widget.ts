import { defineWidget, height } from '../runtime';
import { shape } from './simulation.content';
import { names } from './simulation.input';
import { strings } from './simulation.strings';
import { styles } from './simulation.styles';
import { SimulationView } from './simulation.view';

/**
 * A savings calculator: the earnings of an amount in a term, by day and in total, before and after tax. It shows them at maturity
 * and with early withdrawal, and compares the other terms. The rates come from the tables of the products page's content. A rate or
 * term with unknown wording is left out; without any nothing shows. Limits and the guarantee rate come from `/api/rates`. On the
 * bank's own page the address keeps the choice (`?amount=10000000&term=12`), also without script.
 *
 * @attr {string} product - The product at first: a tab's id in the content; default: the first that has terms
 * @attr {string} amount - The amount at first, in rupiah, such as `25000000`
 * @attr {string} term - The term at first, in months; the nearest offered term counts
 * @attr {string} deposits - Other deposits of the customer with the bank, in rupiah
 * @attr {string} opened - The day of opening, such as `2026-11-22`; default: today
 * @attr {string} goal - A sum wanted by a day, in rupiah, for the monthly payments
 * @attr {string} by - That day, `YYYY-MM-DD`
 * @attr {'tabs'} follows - Without `product`, follows the tab of the products widget on the bank's own page
 * @slot goal - Before the goal's heading, for a link's target (`<span slot="goal" id="goal">`)
 * @csspart form - The controls and the result
 * @csspart brief - The sum in one line, which stays in view on narrow screens
 * @csspart result - The result of the deposit
 * @csspart comparison - The table of all terms, with its bars
 * @csspart goal - The monthly payments for a sum by a day
 * @csspart share - The row of share buttons, on the bank's own page
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
