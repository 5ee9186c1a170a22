import { defineWidget, dialogStyles, peopleStyles } from '../runtime';
import { shape } from './secretary.content';
import { strings } from './secretary.strings';
import { styles } from './secretary.styles';
import { SecretarySkeleton, SecretaryView } from './secretary.view';

/**
 * The corporate secretary's office, with a popup for each person's profile.
 *
 * @element serambi-secretary
 * @attr {string} api - Backend base address; content from `/api/secretary`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart people - The cards
 * @csspart person - One of them
 * @csspart dialog - A person's popup
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had; `detail.message`
 */
export default defineWidget({
  name: 'secretary',
  content: { path: () => '/api/secretary', shape },
  strings,
  styles: [dialogStyles, peopleStyles, styles],
  view: SecretaryView,
  skeleton: SecretarySkeleton,
});
