import { defineWidget, TabbedHtml, tabbedHtml, textPage } from '../runtime';
import { strings } from './terms.strings';
import { styles } from './terms.styles';

/**
 * Terms and conditions: documents in tabs, at first the first one. On the bank's own page the address keeps the selected tab. Print
 * has all documents, one after another. The block's `versions` have the date of a text's last change, and a summary.
 *
 * @csspart hero - The page header
 * @csspart tablist - The row of tabs
 * @csspart tab - A tab
 * @csspart tabpanel - The panel of a tab: one document
 * @csspart changed - The date of a text's last change
 * @csspart summary - A text's summary
 */
export default defineWidget({
  name: 'terms',
  content: { path: '/api/termcondition/all', shape: tabbedHtml },
  strings,
  styles,
  ...textPage,
  isPlain: true,
  isEager: true,
  view: TabbedHtml,
});
