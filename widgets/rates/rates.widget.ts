import { defineWidget, PageSkeleton, textPageHeight } from '../runtime';
import { shape } from './rates.content';
import { strings } from './rates.strings';
import { styles } from './rates.styles';
import { RatesView } from './rates.view';

/**
 * Rates, limits and fees: documents in tabs, at first the first one. On the bank's own page the address keeps the selected tab.
 * Print has all documents, one after another. `from` of `/api/rates` is the rates' first day.
 *
 * @element serambi-rates
 * @attr {string} api - Base address of the backend; the content comes from `/api/ratelimitfee/all`
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @csspart root - The whole widget
 * @csspart hero - The page header
 * @csspart headline - The main numbers (`headline` of `/api/rates`)
 * @csspart tablist - The row of tabs
 * @csspart tab - A tab
 * @csspart tabpanel - The panel of a tab: one document
 * @event serambi:ready - The content is shown
 * @event serambi:error - The content could not be loaded; `detail.message` says why
 */
export default defineWidget({
  name: 'rates',
  content: { path: '/api/ratelimitfee/all', shape },
  bank: ['disabledPages'],
  strings,
  styles,
  height: textPageHeight,
  isPlain: true,
  view: RatesView,
  skeleton: PageSkeleton,
});
