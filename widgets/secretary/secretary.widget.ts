import { defineWidget, height } from '../runtime';
import { shape } from './secretary.content';
import { strings } from './secretary.strings';
import { styles } from './secretary.styles';
import { SecretaryView } from './secretary.view';

/**
 * The people of the corporate secretary's office, with a dialog for each person's profile.
 *
 * @element serambi-secretary
 * @attr {string} api - Base address of the backend; the content comes from `/api/secretary`
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @csspart root - The whole widget
 * @csspart people - The list of people
 * @csspart person - A person's card
 * @csspart contacts - Contacts of the office; from the block's `contacts`, each with `title`, `email`, `phone`
 * @csspart dialog - The dialog with a person's profile
 * @event serambi:ready - The content is shown
 * @event serambi:error - The content could not be loaded; `detail.message` says why
 */
export default defineWidget({
  name: 'secretary',
  content: { path: '/api/secretary', shape },
  strings,
  styles,
  height: height('694px', '375px'),
  isPlain: true,
  view: SecretaryView,
});
