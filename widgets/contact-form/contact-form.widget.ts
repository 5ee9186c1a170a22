import { channels, defineWidget, height } from '../runtime';
import { strings } from './contact-form.strings';
import { styles } from './contact-form.styles';
import { ContactFormView } from './contact-form.view';

/**
 * The contact form, with direct ways to reach the bank before it (on wide screens beside it). These are its phone numbers and
 * hours, chats (`/api/channels`), the e-mail address and the usual time for an answer. The widget reports an invalid value beside
 * its field and in a toast. If sending fails, the fields keep their values.
 *
 * @attr {string} api - Base address of the backend; the form is sent to `/api/contactus/report`, the chats come from
 *   `/api/channels`
 * @csspart form - The form
 * @csspart field - A label with its control
 * @csspart outcome - The confirmation that a message has arrived
 * @csspart submit - The submit button
 * @csspart details - The other ways to reach the bank
 * @event serambi:submitted - The server has accepted a message
 */
export default defineWidget({
  name: 'contact-form',
  content: { path: '/api/channels', shape: channels, isOptional: true },
  bank: ['phones', 'hours', 'email', 'reply'],
  strings,
  styles,
  height: height('1742px', '1411px'),
  isEager: true,
  view: ContactFormView,
});
