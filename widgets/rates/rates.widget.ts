import { defineWidget, textPage } from '../runtime';
import { shape } from './rates.content';
import { strings } from './rates.strings';
import { styles } from './rates.styles';
import { RatesView } from './rates.view';

/**
 * Rates, limits and fees: documents in tabs, at first the first one. On the bank's own page the address keeps the selected tab.
 * Print has all documents, one after another. `from` of `/api/rates` is the rates' first day.
 *
 * @csspart hero - The page header
 * @csspart headline - The main numbers (`headline` of `/api/rates`)
 * @csspart tablist - The row of tabs
 * @csspart tab - A tab
 * @csspart tabpanel - The panel of a tab: one document
 */
export default defineWidget({
  name: 'rates',
  content: { path: '/api/ratelimitfee/all', shape },
  bank: ['disabledPages'],
  strings,
  styles,
  ...textPage,
  isPlain: true,
  isEager: true,
  view: RatesView,
});
