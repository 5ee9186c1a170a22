import { defineWidget, PageSkeleton, TabbedHtml, tabbedHtml, textPageHeight } from '../runtime';
import { strings } from './terms.strings';
import { styles } from './terms.styles';

/**
 * Terms and conditions: documents in tabs, at first the first one. On the bank's own page the address keeps the selected tab. Print
 * has all documents, one after another. The block's `versions` have the date of a text's last change, and a summary.
 *
 * @element serambi-terms
 * @attr {string} api - Base address of the backend; the content comes from `/api/termcondition/all`
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @csspart root - The whole widget
 * @csspart hero - The page header
 * @csspart tablist - The row of tabs
 * @csspart tab - A tab
 * @csspart tabpanel - The panel of a tab: one document
 * @csspart changed - The date of a text's last change
 * @csspart summary - A text's summary
 * @event serambi:ready - The content is shown
 * @event serambi:error - The content could not be loaded; `detail.message` says why
 */
export default defineWidget({
  name: 'terms',
  content: { path: '/api/termcondition/all', shape: tabbedHtml },
  strings,
  styles,
  height: textPageHeight,
  isPlain: true,
  view: TabbedHtml,
  skeleton: PageSkeleton,
});
