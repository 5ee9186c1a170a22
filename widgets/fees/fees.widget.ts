import { defineWidget, height } from '../runtime';
import { shape, uses } from './fees.content';
import { strings } from './fees.strings';
import { styles } from './fees.styles';
import { FeesView } from './fees.view';

/**
 * Calculates the fees of a month from the use of each way, beside those of a typical bank. It shows the ways whose content has
 * `use` and `typical`, with source and day; without any it shows nothing. On the bank's own page the address keeps the numbers
 * (`/services?bifast=12&atm=4`), also without script.
 *
 * @attr {string} api - Base address of the backend; the content comes from `/api/ways`. The bank's server adds the services' names
 * @attr {string} bifast - Number of transfers by BI-FAST at first, `0` to `99`; default: the content's
 * @attr {string} online - Number of online transfers, in the same way
 * @attr {string} rtgs - Transfers by RTGS
 * @attr {string} atm - Withdrawals at the ATMs of other banks
 * @attr {string} minimarket - Withdrawals at minimarkets
 * @attr {string} topup - Deposits of cash
 * @attr {string} wallet - Top-ups of digital wallets
 * @attr {string} bills - Bills paid
 * @csspart form - The numbers and the result
 * @csspart brief - The sums in a line, which stays in view on a phone
 * @csspart result - The fees of the month
 * @csspart comparison - The table of all fees and their sources
 * @csspart share - The row of share buttons, on the bank's own page
 */
export default defineWidget({
  name: 'fees',
  attributes: uses,
  addressed: uses,
  content: { path: '/api/ways', shape, mayBeMissing: true },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('1180px', '1380px'),
  view: FeesView,
});
