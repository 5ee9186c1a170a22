import { defineWidget, formStyles } from '../runtime';
import { strings } from './contact-form.strings';
import { styles } from './contact-form.styles';
import { ContactFormView } from './contact-form.view';

/**
 * A message to the bank, and beside it the bank's phone numbers and address from the configuration. What is wrong is
 * told beside the field and in a toast; what failed to be sent stays typed in.
 *
 * @element serambi-contact-form
 * @attr {string} api - Backend base address; sends to `/api/contactus/report`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart form - The form
 * @csspart field - A label with its control
 * @csspart submit - The button that sends it
 * @csspart details - The other ways to reach the bank
 * @event serambi:ready - Content shows
 * @event serambi:submitted - A message was sent and received
 */
export default defineWidget({
  name: 'contact-form',
  strings,
  styles: [formStyles, styles],
  view: ContactFormView,
});
