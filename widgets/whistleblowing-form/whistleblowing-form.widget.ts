import { defineWidget, textPage } from '../runtime';
import { shape } from './whistleblowing-form.content';
import { strings } from './whistleblowing-form.strings';
import { styles } from './whistleblowing-form.styles';
import { WhistleblowingFormView } from './whistleblowing-form.view';

/**
 * The whistleblowing e-form. If its block has the key points for reporters (`glance`), the description is folded from its first
 * heading on. The browser stores nothing typed before sending, and clears the form when the visitor leaves the page. A button, or
 * pressing Shift three times, covers the page and leaves it immediately. On another origin than the bank's the widget shows the
 * bank's form page in a sandboxed iframe. So the host page cannot read typed text. If the bank does not allow the iframe, the
 * widget shows a link. The standalone file does so on every origin.
 *
 * @attr {string} api - Base address of the backend; the content comes from `/api/page/whistleblowing`, the report is sent to
 *   `/api/whistleblowing/report/v2`
 * @attr {string} site - Origin of the links and of the iframe; default: the page configuration's, else the page's own
 * @attr {string} documents - Address of the page's governance documents, such as `#documents`. The header then also names the page
 *   “Corporate governance”. It has a second button to that address if `/api/governance` has documents
 * @csspart hero - The page header with the title
 * @csspart start - The button that leads to the form
 * @csspart to-documents - The button that leads to the documents
 * @csspart glance - The key points for reporters
 * @csspart outline - The parts of the form, with a mark for those that are filled in; on wide screens
 * @csspart more - The rest of the description, to open
 * @csspart form - The form
 * @csspart field - A label with its control
 * @csspart submit - The submit button
 * @csspart receipt - The receipt of a sent report, with its case code
 * @csspart exit - The button that leaves the page
 */
export default defineWidget({
  name: 'whistleblowing-form',
  attributes: ['documents'],
  content: { path: '/api/page/whistleblowing', shape, mayBeMissing: true },
  bank: ['name', 'exit', 'phones', 'email', 'sealTo'],
  strings,
  styles,
  ...textPage,
  isEager: true,
  isConfidential: true,
  view: WhistleblowingFormView,
});
