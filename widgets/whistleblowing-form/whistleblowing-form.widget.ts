import { defineWidget, formStyles, proseStyles, SectionSkeleton, sectionStyles } from '../runtime';
import { shape } from './whistleblowing-form.content';
import { strings } from './whistleblowing-form.strings';
import { styles } from './whistleblowing-form.styles';
import { WhistleblowingFormView } from './whistleblowing-form.view';

/**
 * The whistleblowing e-form. Nothing typed into it is stored or outlives the page; a button, or Shift pressed three
 * times, covers the page and leaves it. On another origin than the bank's it is a sandboxed frame of the bank's own page,
 * so that the host cannot read what a reporter types, or a link to it where the bank does not allow the frame.
 *
 * @element serambi-whistleblowing-form
 * @attr {string} api - Backend base address; content from `/api/page/whistleblowing`, sends to `/api/whistleblowing/report/v2`
 * @attr {string} site - Origin that links lead to, and that the frame comes from
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart hero - The opening with the title
 * @csspart form - The form
 * @csspart field - A label with its control
 * @csspart submit - The button that sends it
 * @csspart receipt - What stays of a report that was sent: its case code
 * @csspart exit - The button that leaves the page
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had; `detail.message`
 * @event serambi:submitted - A report was sent and received
 */
export default defineWidget({
  name: 'whistleblowing-form',
  content: { path: () => '/api/page/whistleblowing', shape },
  strings,
  styles: [proseStyles, sectionStyles, formStyles, styles],
  view: WhistleblowingFormView,
  skeleton: SectionSkeleton,
});
